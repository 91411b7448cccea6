import { type Exploration, explore } from '@gatehouse/rules/explorer/explore';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { type ExploreInput, exploreFields, settleExploreInput } from '@gatehouse/rules/explorer/explore-input';
import { countryGroups, matrixOf, matrixSubjects } from '@gatehouse/rules/explorer/explore-matrix';
import { exploreTarget, targetOnSites } from '@gatehouse/rules/explorer/explore-target';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand as brand } from './default-brand.ts';
import { anyInput, asking, world } from './explore-fixture.ts';

const say = (exploration: Exploration, id: string) => exploration.answers.find((answer) => answer.id === id)?.text;
const wayOf = ({ way }: Exploration) => way.map(({ label, text }) => `${label} ${text}`);

describe('[COMP-09] [REGION-10] what the explorer says of one visitor', () => {
  test.each<[string, Partial<ExploreInput>, Record<string, string>]>([
    ['[SITE-01] an unknown host', { host: 'nobody.example' }, { site: 'GLOBAL' }],
    ['[SITE-09] a China host', { host: 'cn.localhost' }, { 'host-kind': 'A China host', 'after-login': '/en' }],
    ['[LANG-09] Kazakhstan', { host: 'kz.localhost', accept: 'fr' }, { language: 'kk-KAZ, Қазақша' }],
    ['[LANG-13] a stored choice', { host: 'eu.localhost', stored: 'de-EU' }, { language: 'de-EU, Deutsch' }],
    ['[SITE-04] the test network', { host: 'testnet.localhost' }, { 'content-blog': 'testnet-newblog.localhost' }],
    ['[SESS-01] its cookie', { host: 'testnet.localhost' }, { 'token-cookie': 'b_t_c_k_testnet' }],
    ['[SITE-08] a compliance site', { host: 'eu.localhost' }, { 'login-call': '/user/public/login_compliance' }],
    ['[PLAT-02] a mini-app', { device: 'telegram-ios' }, { platform: 'ios_tg', 'mini-app': 'Yes' }],
    ['[PLAT-02] a phone outside it', { device: 'iphone' }, { 'mini-app': 'No' }],
    ['[REDIR-10] after a login there', { device: 'telegram-ios' }, { 'after-login': '/en/min-app/task' }],
    ['[PLAT-01] [SHELL-03] the own app', { device: 'app-android' }, { platform: 'h5', header: 'Hidden' }],
    ['[SHELL-04] Indonesia', { host: 'id.localhost' }, { footer: 'Hidden' }],
    ['[SHELL-09] the ui parameter', { page: '/register', query: 'ui=0' }, { 'registration-layout': 'old' }],
    ['[REGION-01] a failed lookup', { country: 'DE', region: 'failed' }, { region: 'Not known' }],
    ['[REGION-03] Ontario', { country: 'CA', subdivision: 'ON' }, { 'sign-up': 'Closed in this place' }],
    ['[REGION-03] China', { country: 'CN' }, { 'sign-up': 'Closed: the country is banned' }],
    [
      '[REGION-09] Hong Kong',
      { host: 'eu.localhost', kycLevel: '1', kycCountry: 'HK' },
      { walled: 'Yes: they log in on their own site alone (400601)' },
    ],
    ['[REGION-08] before verification', { kycLevel: '0', kycCountry: 'NL' }, { 'site-jump': 'No' }],
    [
      '[REGION-08] the Netherlands',
      { kycLevel: '2', kycCountry: 'NL' },
      { 'site-jump': 'Yes, to NLD, without a choice' },
    ],
    ['[COMP-05] the EU', { host: 'eu.localhost', country: 'DE' }, { 'element-redeemAmount': 'show (30)' }],
    ['[COMP-06] no country', { host: 'eu.localhost' }, { 'element-redeemAmount': 'hide' }],
    ['[SHELL-05] after an answer', { consent: 'none' }, { 'cookie-notice': 'No' }],
    [
      '[SHELL-06] Kazakhstan',
      { host: 'kz.localhost' },
      { 'cookie-policy': '/kk-KAZ/help-center/article/cookie-policy' },
    ],
    ['[SHELL-14] a mail link', { link: 'mailto:a@b.example' }, { 'deep-link': 'the app’s launcher' }],
    ['[REDIR-05] a phone', { device: 'iphone' }, { 'after-login': '/en' }],
    [
      '[REDIR-06] a new user of the EU',
      { host: 'eu.localhost' },
      { 'after-registration': '/en-EU/user/accounts/auth/personal' },
    ],
  ])('%s', (_, wishes, says) => {
    const exploration = explore(world, asking(wishes));
    expect(Object.fromEntries(Object.keys(says).map((id) => [id, say(exploration, id)]))).toEqual(says);
  });

  test('[LANG-02] [REGION-05] the way of a visitor from Germany who registers', () => {
    expect(wayOf(explore(world, asking({ page: '/register', country: 'DE' })))).toEqual([
      'Opens /register',
      'Arrives at /en/register',
      'Sees a notice to residents of the EEA',
      'Is asked the cookie notice',
      'After login /en/dashboard',
    ]);
  });

  test('[REGION-08] [REDIR-01] the way of a logged-in user who belongs to another site', () => {
    const user = { account: '1042', kycLevel: '1', kycCountry: 'NL', consent: 'all', language: 'en' } as const;
    expect(wayOf(explore(world, asking(user)))).toEqual([
      'Opens /en/login',
      'Is sent to /en/dashboard',
      'Arrives at /en/compliance-wall?redirect_url=%2Fen%2Fdashboard',
      'Sees the compliance wall',
    ]);
  });

  test('[ROUTE-03] the way of somebody whom an affiliate sent to a register page, in a place where sign-up is open', () => {
    const sent = { page: '/register', query: 'affiliate_id=7&ref=A', language: 'en', consent: 'none' } as const;
    expect(wayOf(explore(world, asking({ ...sent, country: 'BR' })))).toEqual([
      'Opens /en/register?affiliate_id=7&ref=A',
      'Arrives at /en/sign-up?affiliate_id=7&ref=A',
      'After login /en/dashboard',
    ]);
    expect(wayOf(explore(world, asking({ ...sent, country: 'US' })))[0]).toBe(
      'Opens /en/register?affiliate_id=7&ref=A',
    );
    expect(explore(world, asking({ ...sent, country: 'US' })).arrived.path).toBe('/register');
  });

  test('[SHELL-10] who is not logged in is sent to log in, and back', () => {
    const { arrived, answers } = explore(world, asking({ page: '/dashboard', query: 'a=1' }));
    expect(arrived.address).toBe('/en/login?redirect_url=%2Fen%2Fdashboard%3Fa%3D1');
    expect(answers.find(({ id }) => id === 'after-login')?.text).toBe('/en/dashboard?a=1');
  });

  test('[LOGIN-12] [SHELL-09] [SIGNUP-03] what the operator steers is said, with the arms of an experiment', () => {
    const arms = [{ weight: 1 }, { layout: 'old', weight: 3 }] as const;
    const remoteConfig = { EU: { variant: 'newLink', downloads: true, experiment: { id: 'look', arms } } } as const;
    const exploration = explore({ ...world, remoteConfig }, asking({ host: 'eu.localhost', device: 'iphone' }));
    expect(say(exploration, 'registration-variant')).toBe('newLink');
    expect(exploration.answers.find(({ id }) => id === 'registration-layout')?.lines).toEqual([
      'Experiment look: control for a weight of 1',
      'Experiment look: old for a weight of 3',
    ]);
    expect(say(exploration, 'after-login')).toBe('/en-EU/download');
    expect(say(explore({ ...world, remoteConfig }, asking({})), 'registration-variant')).toBe('newCode');
  });

  test('[COMP-01] without a config the explorer says so, and gated elements are hidden', () => {
    const exploration = explore({ ...world, compliance: {} }, asking({ country: 'BR' }));
    expect(say(exploration, 'compliance-file')).toContain('missing or broken');
    expect(say(exploration, 'element-oauthConsent')).toBe('hide');
  });
});

describe('[COMP-09] properties', () => {
  test('any question is answered, and each answer has a winner that says what the answer says', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { answers } = explore(world, input);
        expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
        for (const { id, text, trace, value } of [...answers, ...exploreTarget(world, input)]) {
          expect(text, id).not.toBe('');
          const winners = trace.filter(({ outcome }) => outcome === 'won');
          expect(winners.length, id).toBeGreaterThan(0);
          expect(
            winners.some(({ detail }) => agrees(detail, value)),
            `${id}: ${JSON.stringify(winners)}`,
          ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the way ends, begins with the address that was asked for, and its answers exist', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { way, answers } = explore(world, input);
        expect(way.length).toBeGreaterThan(0);
        expect(way.length).toBeLessThan(14);
        for (const step of way) expect(answers.map(({ id }) => id)).toContain(step.answer);
      }),
    );
  });

  test('any text in any field is taken or becomes the start’s, with a note', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('x'.repeat(100_000), '<script>', '__proto__'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...exploreFields), hostile, (field, value) => {
        const { input, notes } = settleExploreInput(brand, { [field]: value });
        expect([value, asking({})[field]]).toContain(input[field]);
        expect(notes.length).toBe(input[field] === value ? 0 : 1);
        for (const { note } of notes) expect(note.length).toBeLessThan(400);
        expect(explore(world, input).answers.length).toBeGreaterThan(30);
      }),
    );
  });
});

/** What a trace's winner shows, against the answer itself. */
function agrees(detail: string | undefined, value: unknown): boolean {
  if (detail === undefined) return true;
  const said = JSON.stringify(value ?? null);
  return [detail, ...detail.split(/: |, | → /)].some((part) => JSON.stringify(part) === said || said.includes(part));
}

describe('[COMP-09] the matrix', () => {
  const countries = ['AE', 'BR', 'CN', 'DE', 'FR', 'GB', 'GE', 'US'];
  const subject = (id: string) => {
    const found = matrixSubjects(world).find((one) => one.id === id);
    if (!found) throw new Error(`no subject ${id}`);
    return found;
  };
  const rows = (id: string, apart = false) =>
    matrixOf(world, { subject: subject(id), countries, account: undefined, apart });

  test('[REGION-03] countries stand in one group each', () => {
    expect(countryGroups(brand, countries)).toEqual({
      closed: ['CN', 'US'],
      EEA: ['DE', 'FR'],
      others: ['AE', 'BR', 'GB', 'GE'],
    });
  });

  test('[COMP-04] [COMP-05] countries with the same answers share a row, the rule before its exceptions', () => {
    const groups = rows('redeemAmount').map(({ id, rows }) => [id, rows.map((row) => row.countries)]);
    expect(groups).toEqual([
      ['unknown', [['']]],
      ['EEA', [['DE', 'FR']]],
      ['closed', [['CN', 'US']]],
      ['others', [['AE', 'BR', 'GE'], ['GB']]],
    ]);
  });

  test('each on its own row, every cell is what the explorer answers there', () => {
    for (const id of ['redeemAmount', 'sign-up', 'home-site', 'dialogs', 'captcha-login', 'captcha-register']) {
      for (const { rows: own } of rows(id, true)) {
        for (const {
          countries: [country = ''],
          cells,
        } of own) {
          for (const [place, { text }] of cells.entries()) {
            const site = brand.sites[place];
            if (!site) throw new Error('a cell without a site');
            const visitor = asking({ host: site.hosts[0] ?? '', country, page: site.paths.register });
            const answer = explore(world, visitor).answers.find((one) => one.id === id || one.id === `element-${id}`);
            expect(cellText(id, answer?.value, site.id) ?? answer?.text.replace(/^None$/, 'none')).toBe(text);
          }
        }
      }
    }
  });
});

function cellText(subject: string, value: unknown, siteId: string): string | undefined {
  if (subject === 'sign-up') return String(value);
  if (subject !== 'home-site') return undefined;
  const { id } = value as { id: string };
  return id === siteId ? 'this site' : id;
}

describe('[CAPT-01] [CAPT-06] captchas', () => {
  const provider = { siteKey: 'k', scripts: ['https://c.example/a.js'], origins: [] };
  const providers = { geetest: provider, recaptcha: { ...provider, purpose: 'functional', notIn: ['CN'] } } as const;
  const [main] = brand.sites.filter(({ kind }) => kind === 'global');
  const [regional] = brand.sites.filter(({ kind }) => kind === 'regional');
  const settings = { [main?.id ?? '']: { [main?.loginScene ?? '']: { downgrade: true } } };
  const withCaptchas = { ...world, captcha: { providers, settings } };
  const text = (id: string, visitor: Partial<ExploreInput>, facts: ExploreWorld = withCaptchas) =>
    explore(facts, asking(visitor)).answers.find((answer) => answer.id === id)?.text;
  const onMain = { host: main?.hosts[0] ?? '', consent: 'all' };
  const onRegional = { host: regional?.hosts[0] ?? '', consent: 'all' };

  test.each<[string, string, Partial<ExploreInput>, string]>([
    ['down the list', 'captcha-login', onMain, 'magpie, unseen; on risk geetest, then recaptcha, then magpie'],
    ['to magpie at once', 'captcha-register', onMain, 'magpie, unseen; on risk geetest, then magpie'],
    ['on a regional site', 'captcha-login', onRegional, 'magpie, unseen; on risk recaptcha, then magpie'],
    ['without consent', 'captcha-login', { ...onRegional, consent: 'none' }, 'magpie, more work on risk'],
    ['in a country without it', 'captcha-login', { ...onRegional, country: 'CN' }, 'magpie, more work on risk'],
    [
      'a script away',
      'captcha-login',
      { ...onMain, captchaOff: 'geetest.script' },
      'magpie, unseen; on risk recaptcha, then magpie',
    ],
    ['magpie away', 'captcha-login', { ...onRegional, captchaOff: 'magpie' }, 'unavailable; on risk recaptcha'],
    ['all away', 'captcha-login', { ...onRegional, captchaOff: 'magpie, recaptcha' }, 'unavailable'],
    [
      'not checked',
      'captcha-login',
      { ...onRegional, captchaOff: 'recaptcha.check' },
      'magpie, unseen; on risk recaptcha (cannot be checked), then magpie',
    ],
  ])('%s', (_name, id, visitor, expected) => {
    expect(text(id, visitor)).toBe(expected);
  });

  test('without providers magpie is alone', () => {
    expect(text('captcha-login', onMain, world)).toBe('magpie, more work on risk');
  });
});

describe('[REDIR-02] [REDIR-03] [REDIR-04] the target box', () => {
  test.each([
    ['/dashboard', 'Followed: /dashboard', '/dashboard'],
    ['https://evil.example/', 'Not followed: the next rule decides', '/en/dashboard'],
    ['javascript:alert(1)', 'Becomes the root, /', '/'],
    ['/login', 'Dropped: a page of the door itself', '/en/dashboard'],
    ['', 'Not followed: the next rule decides', '/en/dashboard'],
    ['\ud800', 'Followed: /%EF%BF%BD', '/%EF%BF%BD'],
  ])('%s', (target, verdict, login) => {
    const answers = exploreTarget(world, asking({ target }));
    expect(answers.slice(0, 2).map(({ text }) => text)).toEqual([verdict, login]);
  });

  test('another site’s address is followed on every site', () => {
    const verdicts = targetOnSites(world, 'http://eu.localhost/en-EU');
    expect(verdicts.map(({ target }) => target.kind)).toEqual(brand.sites.map(() => 'go'));
  });
});
