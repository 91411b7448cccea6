import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DestinationInput, destinationAfterLogin } from './destination.ts';
import { recalledDestination } from './recalled-destination.ts';

const usual: DestinationInput = {
  origin: 'https://gate.example',
  allowedOrigins: ['https://eu.gate.example', 'https://blog.gate.example'],
  locale: 'en',
  event: 'login',
  hostKind: 'site',
  mobile: false,
  downloadsAllowed: false,
  destinations: { dashboard: true, home: false },
};
const to = (more: Partial<DestinationInput>) => destinationAfterLogin({ ...usual, ...more }).value;
const eu = { dashboard: true, home: false, newUser: '/user/accounts/auth/personal' };
const turkish = { dashboard: true, home: true };
const noDashboard = { dashboard: false, home: false };

describe('[REDIR-01] the order: redirect_url, referrer, default', () => {
  test.each<[string, Partial<DestinationInput>, string]>([
    [
      'redirect_url wins over all',
      { redirectUrl: '/en/assets?a=1#b', referrer: '/x', mobile: true },
      '/en/assets?a=1#b',
    ],
    ['redirect_url on a site of ours', { redirectUrl: 'https://eu.gate.example/x' }, 'https://eu.gate.example/x'],
    ['the referrer', { referrer: 'https://blog.gate.example/post?x=1' }, 'https://blog.gate.example/post?x=1'],
    ['the referrer on the own origin is a path', { referrer: 'https://gate.example/en/markets' }, '/en/markets'],
    ['the dashboard after login', {}, '/en/dashboard'],
    ['the dashboard for who is logged in already', { event: 'visit' }, '/en/dashboard'],
    ['the dashboard after registration', { event: 'registration' }, '/en/dashboard?newUser=true'],
    ['the dashboard in the path’s language', { locale: 'ar-ARE' }, '/ar-ARE/dashboard'],
    ['an empty redirect_url is none', { redirectUrl: ' ', referrer: '' }, '/en/dashboard'],
  ])('[REDIR-01] %s', (_, more, expected) => expect(to(more)).toBe(expected));
});

describe('[REDIR-11] an application waits', () => {
  const oauthSearch = '?client_id=app&state=a%20b&interaction=one';
  test.each<[string, Partial<DestinationInput>]>([
    ['after a login', {}],
    ['after a registration', { event: 'registration', destinations: eu }],
    ['on a visit', { event: 'visit' }],
    ['before every other rule', { redirectUrl: '/en/assets', referrer: '/x', mobile: true, hostKind: 'china' }],
    ['on a site with a home', { destinations: turkish }],
  ])('[REDIR-11] %s the consent, with the query as it is', (_, more) => {
    expect(to({ ...more, oauthSearch })).toBe(`/en/oauth-authorized${oauthSearch}`);
  });

  test('[REDIR-11] the trace holds no query', () => {
    const { trace } = destinationAfterLogin({ ...usual, oauthSearch });
    expect(trace.at(-1)).toMatchObject({ rule: 'REDIR-11', detail: '/en/oauth-authorized' });
  });
});

describe('[REDIR-10] in the mini-app', () => {
  test.each<[string, Partial<DestinationInput>, string]>([
    ['the tasks', {}, '/en/min-app/task'],
    ['the tasks, before the referrer and on a phone', { referrer: '/en/a', mobile: true }, '/en/min-app/task'],
    ['an allowed redirect_url first', { redirectUrl: '/en/assets' }, '/en/assets'],
    ['the tasks, where redirect_url is foreign', { redirectUrl: 'https://evil.example/' }, '/en/min-app/task'],
  ])('[REDIR-10] %s', (_, more, destination) => {
    expect(to({ ...more, miniApp: true })).toBe(destination);
  });
});

describe('[REDIR-02] [REDIR-03] [REDIR-04] a refused redirect_url', () => {
  test.each<[string, Partial<DestinationInput>, string]>([
    ['[REDIR-02] foreign: the default', { redirectUrl: 'https://evil.example/' }, '/en/dashboard'],
    ['[REDIR-02] foreign: the referrer first', { redirectUrl: '//evil.example', referrer: '/en/a' }, '/en/a'],
    ['[REDIR-03] javascript: the root', { redirectUrl: 'javascript:alert(1)', referrer: '/en/a' }, '/'],
    ['[REDIR-03] unparseable: the root', { redirectUrl: 'https://[', referrer: '/en/a', mobile: true }, '/'],
    ['[REDIR-04] a login page: the default', { redirectUrl: '/en/login?redirect_url=/x' }, '/en/dashboard'],
    ['[REDIR-04] a register page: the referrer', { redirectUrl: '/en/sign-up', referrer: '/en/a' }, '/en/a'],
    ['[REDIR-02] a foreign referrer', { referrer: 'https://evil.example/' }, '/en/dashboard'],
    ['[REDIR-04] our own login page as referrer', { referrer: 'https://gate.example/en/login' }, '/en/dashboard'],
    ['[REDIR-04] a login page of another site', { referrer: 'https://eu.gate.example/en-EU/login' }, '/en/dashboard'],
    ['[REDIR-03] a script or broken referrer says nothing', { referrer: 'javascript:alert(1)' }, '/en/dashboard'],
    ['[REDIR-03] a broken referrer says nothing', { referrer: 'https://[' }, '/en/dashboard'],
  ])('%s', (_, more, expected) => expect(to(more)).toBe(expected));
});

describe('[REDIR-05] [REDIR-06] [REDIR-07] [REDIR-08] [REDIR-09] the default by host, device and site', () => {
  test.each<[string, Partial<DestinationInput>, string]>([
    ['[REDIR-05] mobile with downloads', { mobile: true, downloadsAllowed: true }, '/en/download'],
    ['[REDIR-05] mobile without downloads', { mobile: true }, '/en'],
    ['[REDIR-05] downloads without mobile', { downloadsAllowed: true }, '/en/dashboard'],
    ['[REDIR-05] mobile before new users', { mobile: true, event: 'registration', destinations: eu }, '/en'],
    ['[REDIR-06] a new user on EU', { event: 'registration', destinations: eu }, '/en/user/accounts/auth/personal'],
    ['[REDIR-06] a known user on EU', { destinations: eu }, '/en/dashboard'],
    ['[REDIR-06] who is logged in on EU', { event: 'visit', destinations: eu }, '/en/dashboard'],
    ['[REDIR-07] the Turkish site', { destinations: turkish, locale: 'tr-TUR' }, '/tr-TUR'],
    ['[REDIR-07] the Turkish site, new user', { destinations: turkish, event: 'registration' }, '/en'],
    [
      '[REDIR-07] the Turkish site before mobile',
      { destinations: turkish, mobile: true, downloadsAllowed: true },
      '/en',
    ],
    ['[REDIR-07] an explore host', { hostKind: 'explore', mobile: true, downloadsAllowed: true }, '/en'],
    ['[REDIR-08] no dashboard', { destinations: noDashboard }, '/en/user/accounts/auth/personal'],
    [
      '[REDIR-08] no dashboard, new',
      { destinations: noDashboard, event: 'registration' },
      '/en/user/accounts/auth/personal',
    ],
    ['[REDIR-09] a China host', { hostKind: 'china', mobile: true, downloadsAllowed: true }, '/en'],
    ['[REDIR-09] a China host, new', { hostKind: 'china', event: 'registration', destinations: eu }, '/en'],
    ['[REDIR-01] redirect_url on a China host', { hostKind: 'china', redirectUrl: '/en/assets' }, '/en/assets'],
    ['[REDIR-01] redirect_url on the Turkish site', { destinations: turkish, redirectUrl: '/en/assets' }, '/en/assets'],
  ])('%s', (_, more, expected) => expect(to(more)).toBe(expected));
});

test('[REDIR-01] [REDIR-02] whatever is asked, the answer is on an allowed origin and not on the door', () => {
  const text = fc.option(
    fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('//evil.example', '/\\evil.example', '/en/login', 'https://eu.gate.example//x', '/en/a'),
    ),
    { nil: undefined },
  );
  const inputs = fc.record({
    redirectUrl: text,
    referrer: text,
    event: fc.constantFrom<DestinationInput['event']>('login', 'registration', 'visit'),
    hostKind: fc.constantFrom<DestinationInput['hostKind']>('site', 'china', 'explore'),
    mobile: fc.boolean(),
    downloadsAllowed: fc.boolean(),
    destinations: fc.constantFrom<DestinationInput['destinations']>(eu, turkish, noDashboard, usual.destinations),
  });
  fc.assert(
    fc.property(inputs, (more) => {
      const { origin, pathname } = new URL(to(more), usual.origin);
      expect([usual.origin, ...usual.allowedOrigins]).toContain(origin);
      expect(pathname).not.toMatch(/^\/(en\/)?(login|register|sign-up)(\/|$)/);
    }),
    { numRuns: 3000 },
  );
});

test('[REDIR-01] the trace shows what was looked at, in order, without query', () => {
  const { trace } = destinationAfterLogin({
    ...usual,
    redirectUrl: 'https://evil.example/?secret=1',
    referrer: 'https://gate.example/en/markets?secret=2',
  });
  expect(trace.map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([
    'REDIR-02 noted',
    'REDIR-02 noted',
    'REDIR-11 passed over',
    'REDIR-01 passed over',
    'REDIR-03 passed over',
    'REDIR-10 passed over',
    'REDIR-01 won',
  ]);
  expect(trace.at(-1)?.detail).toBe('/en/markets');
  expect(JSON.stringify(trace)).not.toContain('secret');
});

test.each([
  ['commit_login', 'kk-KAZ', '/kk-KAZ/login?source=commit_login'],
  ['commit_password', 'en', null],
  ['', 'en', null],
])('[REDIR-12] a registration recalled at %j in %s goes to %j', (stage, locale, expected) => {
  expect(recalledDestination(stage, locale).value).toBe(expected);
});
