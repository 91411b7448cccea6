import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailSuggestion } from './email-suggestion.ts';
import { mailProviders } from './mail-domains.ts';

const suggested = (domain: string, region?: string) => emailSuggestion(`ana@${domain}`, region).value.split('@')[1];

describe('[SIGNUP-01] the address that was probably meant', () => {
  test.each([
    ...['gmial.com', 'gmai.com', 'gmal.com', 'gamil.com', 'gnail.com', 'gmaill.com', 'ggmail.com', 'gmsil.com'].map(
      (typed) => [typed, 'gmail.com'],
    ),
    ...[
      'gmail.con',
      'gmail.cm',
      'gmail.co',
      'gmail.cmo',
      'gmail.comm',
      'gmail',
      'gmailcom',
      'gmail,com',
      'gmail..com',
    ].map((typed) => [typed, 'gmail.com']),
    ...['GMIAL.COM', 'gmail.com.', 'mgail.com'].map((typed) => [typed, 'gmail.com']),
    ...['hotmial.com', 'hotmal.com', 'hotmaill.com', 'hotmil.com', 'hotmail.con'].map((typed) => [
      typed,
      'hotmail.com',
    ]),
    ...['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahoo.con'].map((typed) => [typed, 'yahoo.com']),
    ...['outlok.com', 'outloook.com', 'outllook.com', 'outlook.cm'].map((typed) => [typed, 'outlook.com']),
    ['iclod.com', 'icloud.com'],
    ['hotmial.co.uk', 'hotmail.co.uk'],
    ['yaho.fr', 'yahoo.fr'],
    ['yandx.ru', 'yandex.ru'],
    ['wanado.fr', 'wanadoo.fr'],
    ['protonmial.com', 'protonmail.com'],
    ['t-onlin.de', 't-online.de'],
  ])('%s: %s', (typed, meant) => {
    expect(suggested(typed)).toBe(meant);
  });

  test('the visitor’s region decides between the endings of a provider', () => {
    expect(suggested('hotmail.co', 'GB')).toBe('hotmail.co.uk');
    expect(suggested('hotmial.co', 'JP')).toBe('hotmail.co.jp');
    expect(suggested('hotmail.co', 'DE')).toBe('hotmail.com');
    expect(suggested('gmail.co', 'GB')).toBe('gmail.com');
  });

  test('domains of providers, and of the regions they serve, are left alone', () => {
    for (const { name, endings } of mailProviders)
      for (const ending of endings) expect(suggested(`${name}.${ending}`), `${name}.${ending}`).toBeUndefined();
  });

  // Each of them takes mail, or is a company's: many are one letter away from a common one.
  test.each(
    [
      'mail.com email.com gmx.com gmx.net gmx.de ymail.com rocketmail.com hotmail.co.uk hotmail.nl hotmail.ru live.nl',
      'yandex.kz yandex.com naver.com hanmail.net daum.net nate.com qq.com 163.com 126.com sina.com sohu.com foxmail.com',
      'mail.ru bk.ru list.ru inbox.ru rambler.ru ya.ru ukr.net i.ua meta.ua mail.kz abv.bg seznam.cz email.cz centrum.cz',
      'wp.pl o2.pl onet.pl interia.pl tlen.pl vp.pl libero.it tiscali.it virgilio.it alice.it tin.it orange.fr free.fr sfr.fr',
      'bbox.fr neuf.fr laposte.net wanadoo.fr web.de t-online.de freenet.de arcor.de posteo.de mailbox.org bluewin.ch',
      'telenet.be skynet.be proximus.be kpnmail.nl ziggo.nl xs4all.nl planet.nl home.nl hetnet.nl upcmail.nl casema.nl',
      'btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk bigpond.com optusnet.com.au xtra.co.nz',
      'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com aim.com',
      'me.com mac.com icloud.com proton.me pm.me protonmail.com tutanota.com tuta.io fastmail.com hey.com zoho.com duck.com',
      'uol.com.br bol.com.br terra.com.br ig.com.br globo.com yahoo.com.br hotmail.com.ar rediffmail.com yahoo.co.in',
      'docomo.ne.jp ezweb.ne.jp softbank.ne.jp au.com i.softbank.jp nifty.com yahoo.co.jp netvigator.com hkbn.net',
      'mynet.com superonline.com ttmail.com windowslive.com msn.com aol.com aim.com yahoo.com.tw yahoo.com.hk pchome.com.tw',
      'gail.com grail.com cloud.com look.com outback.com hotels.com hotjar.com yale.edu yamaha.com yahooinc.com hotmail.de',
      'gmu.edu gmb.org.uk gmac.com gartner.com google.com apple.com microsoft.com amazon.com meta.com ing.nl abnamro.nl',
      'bybit.com kraken.com coinbase.com deutsche-bank.de bnpparibas.com santander.com hsbc.com dbs.com icl.com iclou.de',
      'example.com localhost.com company.co firm.cm studio.om team.io mail.company.com gmail.company.com post.at email.it',
      'hmail.com fmail.com zmail.com dmail.com smail.com kmail.com hotmail.nu yaha.org orange.com terra.com libero.com',
      'rambler.com proton.ch photon.com protonvpn.com planet.com home.com free.com web.com onet.eu interia.eu',
    ].flatMap((line) => line.split(' ')),
  )('%s is right as it is', (domain) => {
    expect(suggested(domain)).toBeUndefined();
  });

  test.each([
    '',
    'ana',
    '@gmial.com',
    'ana@',
    'ana@b@gmial.com',
    'a na@gmial.com',
    '+31612345678',
    `${'a'.repeat(250)}@gmial.com`,
  ])('%j is no address to correct', (typed) => {
    expect(emailSuggestion(typed).value).toBe('');
  });

  test('the part before the @ is kept as typed, and is in no trace', () => {
    const { value, trace } = emailSuggestion(' Ana.Maria+x@Gmial.com ');
    expect(value).toBe('Ana.Maria+x@gmail.com');
    expect(JSON.stringify(trace)).not.toMatch(/ana/i);
    expect(trace.at(-1)).toMatchObject({ outcome: 'won', detail: 'gmail.com' });
  });

  test('whatever is typed, a suggestion is a provider’s domain and is itself right', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('GB', 'DE', ''), (typed, region) => {
        const { value } = emailSuggestion(typed, region);
        if (value === '') return;
        expect(value.split('@')[0]).toBe(typed.split('@')[0]);
        expect(emailSuggestion(value, region).value).toBe('');
      }),
    );
  });
});
