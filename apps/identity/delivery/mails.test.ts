import { loadBrand } from '@gatehouse/brand/load-brand';
import { originOf } from '@gatehouse/rules/site/site-of';
import { codePurposes, linkPurposes } from '@gatehouse/words/mail-challenge';
import { mailEvents } from '@gatehouse/words/mail-notice';
import { segmentsOf } from '@gatehouse/words/sms-segments';
import { describe, expect, test } from 'vitest';
import {
  addressTakenMail,
  alreadyRegisteredMail,
  challengeCodeMail,
  challengeLinkMail,
  noAccountMail,
  noticeMail,
  registrationCodeMail,
  registrationLinkMail,
} from './mails.ts';
import {
  alreadyRegisteredSms,
  challengeCodeSms,
  noAccountSms,
  noticeSms,
  numberTakenSms,
  registrationCodeSms,
} from './sms-texts.ts';

const brand = loadBrand({ port: 3000 });
const to = 'a@example.com';
const mark = { code: 'heron', seal: { lobes: 8, depth: 0.3, turns: 3, rings: 2, core: 5 } };
const code = { code: '482913', minutes: 10 };

describe.each(brand.sites.map((site) => [site.id, site] as const))('messages of %s', (_, site) => {
  const addressed = { brand, site, locale: 'en', to };
  const origin = originOf(brand, site);
  const link = `${origin}/en/email-code-verify?trx=0199e2f0-1111-7222-8333-444455556666#token`;

  test('mails go to one address and name the site’s own host', () => {
    for (const mail of [registrationCodeMail({ ...addressed, ...code }), alreadyRegisteredMail(addressed)]) {
      expect(mail.to).toBe(to);
      expect(mail.text).toContain(new URL(origin).host);
    }
  });

  test('a link leads to the site, and never to another', () => {
    for (const mail of [
      registrationLinkMail({ ...addressed, ...code, link }),
      alreadyRegisteredMail({ ...addressed, link }),
    ]) {
      expect(mail.text.split('\n')).toContain(link);
    }
    const elsewhere = link.replace(site.hosts[0] ?? '', 'evil.example');
    expect(() => registrationLinkMail({ ...addressed, ...code, link: elsewhere })).toThrow('that host alone');
    expect(() => alreadyRegisteredMail({ ...addressed, link: elsewhere })).toThrow('that host alone');
  });

  test('codes, links and notices about an account name the site’s own host, and lead nowhere else', () => {
    const message = { ...addressed, ...code, browser: 'Chrome', system: 'Android', country: 'NL' };
    const events = mailEvents.map((event) => noticeMail({ ...message, event, at: 0, details: {} }));
    const mails = [
      ...codePurposes.map((purpose) => challengeCodeMail({ ...message, purpose })),
      ...linkPurposes.map((purpose) => challengeLinkMail({ ...message, purpose, link })),
      ...[...events, noAccountMail(addressed), addressTakenMail(addressed)],
    ];
    for (const mail of mails) {
      expect(mail.to).toBe(to);
      expect(mail.text).toContain(new URL(origin).host);
      for (const [address] of mail.text.matchAll(/https?:\S+/g)) expect(new URL(address).origin).toBe(origin);
    }
    const pages = events.map(({ text }) => /https?:\S+/.exec(text)?.[0]);
    expect(new Set(pages)).toEqual(
      new Set(
        [
          '/app/user/auto-ban-account',
          '/self-unblock',
          '/user/accounts/auth/personal',
          '/app/user/account-info#apps',
        ].map((path) => `${origin}/en${path}`),
      ),
    );
    const stranger = noAccountMail({ ...addressed, mark });
    expect(stranger.text).not.toContain('heron');
    expect(stranger.pictures).toBeUndefined();
    const owner = addressTakenMail({ ...addressed, mark });
    expect(owner.html).toContain('src="cid:personal-seal@gatehouse"');
    expect(owner.pictures).toMatchObject([{ cid: 'personal-seal@gatehouse' }]);
  });

  test('text messages are one segment, and the code is bound to the site’s host', () => {
    const message = registrationCodeSms({ ...addressed, ...code, to: '+905321234567' });
    expect(message.to).toBe('+905321234567');
    expect(message.text.split('\n').at(-1)).toBe(`@${site.hosts[0]} #482913`);
    const others = [alreadyRegisteredSms, noAccountSms, numberTakenSms, noticeSms].map((make) => make(addressed));
    const coded = codePurposes.map((purpose) => challengeCodeSms({ ...addressed, ...code, purpose }));
    for (const { text } of coded) expect(text.split('\n').at(-1)).toBe(`@${site.hosts[0]} #482913`);
    for (const { text } of [message, ...others, ...coded]) {
      expect(segmentsOf(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
    }
  });
});
