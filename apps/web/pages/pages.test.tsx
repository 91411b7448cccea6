import { inviterCard } from '@gatehouse/rules/attribution/inviter-card';
import { splitLanguage } from '@gatehouse/rules/language/path-language';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { ServerPartProps } from '../shell/server-part.tsx';
import { ada, type FrameOptions, pageFrame } from './frame-fixture.ts';
import type { PageDefinition } from './page.ts';
import { missingMessages, rendered } from './rendered-fixture.tsx';
import { wallData } from './wall-fixture.ts';

const serverParts = vi.hoisted(() => ({ shown: true }));
vi.mock('../shell/server-part.tsx', async (original) => {
  const { ServerPart } = await original<typeof import('../shell/server-part.tsx')>();
  return {
    ServerPart: ({ body, ...rest }: ServerPartProps) => <ServerPart {...rest} body={serverParts.shown ? body : null} />,
  };
});
const views = import.meta.glob<{ View: ComponentType }>('./*/view.tsx', { eager: true });
const definitions = import.meta.glob<PageDefinition<unknown>>('./*/page.ts', { eager: true, import: 'page' });
const session = {
  session_id: '0197f4c0-0000-7000-8000-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  site: 'GLOBAL',
  host: 'localhost',
  country: 'NL',
  opened_by: 'password',
  created_at: Date.UTC(2026, 0, 2, 3, 4),
  last_seen_at: Date.UTC(2026, 0, 3, 4, 5),
  expires_at: Date.UTC(2026, 0, 9, 3, 4),
  idle_until: Date.UTC(2026, 0, 6, 4, 5),
  current: true,
};
const phone = {
  ...session,
  session_id: '0197f4c0-0000-7000-8000-000000000002',
  browser: '',
  system: 'Android',
  current: false,
};
/** Noon of the UTC day 20 000. */
const NOON = Date.UTC(2024, 9, 4, 12);
const steps = [
  { step: 'passkey', state: 'next' },
  { step: 'app', state: 'open' },
  { step: 'recovery', state: 'later' },
  { step: 'word', state: 'open' },
] as const;
const login = { at: NOON, count: 1, odd: 'usual', browser: 'Firefox', system: 'Linux', country: 'NL' } as const;
const dashboard = {
  user: ada,
  data: {
    ...{ verified: false, withdrawalsAfter: 0, today: 20_000, newUser: false, security: { steps, next: 'passkey' } },
    logins: { logins: [{ ...login, host: 'localhost:3000' }], more: false, sessions: 2 },
  },
};
const identity = {
  ...{ state: 'none', level: 0, country: '', reason: '', submitted_at: 0, decided_at: 0 },
  ...{ vague_name: '', document_type: '', vague_document: '' },
};
const overview = {
  ...{ id: 1042, vague_email: 'a***@e***.com', vague_mobile: '', email_verified: true, mobile_verified: false },
  ...{ has_password: true, password_changed_at: Date.UTC(2026, 0, 1), totp: false, passkeys: 0, recovery_codes: 0 },
  ...{ device_check: true, device_check_demanded: false, anti_phishing_code: 'Bl***', notices: { new_login: true } },
  ...{ withdrawals_after: Date.UTC(2099, 0, 1), identity, parent: 0, lang: 'en', site: 'GLOBAL' },
  member_since: Date.UTC(2025, 0, 1),
};
const account = {
  user: ada,
  data: { account: overview, sessions: [phone, session], factors: null, grants: [], waits: true },
};
const invited = {
  inviter: inviterCard('affiliate', {
    ...{
      nickname: 'Ada Lovelace',
      headimg: '/x',
      personality: { personalSignature: 'Numbers first.', content: 'Hello' },
    },
    groupInfo: [{ content: 'Beginners https://evil.example', type: 0 }],
  }),
  ...{ ended: false, search: '?affiliate_id=10001' },
};
const wishesOf: Readonly<Record<string, FrameOptions>> = {
  dashboard,
  'account-info': account,
  identity: { user: ada, data: { verified: false, status: identity, welcome: true } },
  'oauth-authorized': { data: { offered: true } },
  'mini-app-task': { data: { bot: 'gatehouse_bot', offered: true } },
  'sign-up': { data: invited },
  'friend-invite': { data: invited },
  'exclusive-benefits': { data: invited },
  'compliance-wall': { user: ada, data: wallData('NL', 'ref=a&redirect_url=%2Fen%2Fdashboard') },
};
const own = Object.keys(definitions)
  .map((file) => file.split('/')[1] ?? '')
  .filter((name) => !['explorer', 'gallery'].includes(name) && views[`./${name}/view.tsx`]);

function html(name: string, wishes: FrameOptions = wishesOf[name] ?? {}): string {
  const View = views[`./${name}/view.tsx`]?.View;
  if (!View) throw new Error(`No view ${name}`);
  return rendered(pageFrame(name, wishes), <View />);
}

/** The tag of the input with that name, attributes and all. */
function input(page: string, name: string): string {
  return page.match(/<input\b[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`)) ?? '';
}

function linksOf(page: string): string[] {
  return [...page.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

describe.each(own)('%s', (name) => {
  test('[SHELL-01] renders with one h1, no inline style and no inline handler', () => {
    const page = html(name);
    expect(page.match(/<h1\b/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toMatch(/\son[a-z]+="/);
  });

  test('[SHELL-13] every link leads to a page that exists, under a language', () => {
    const { path: here } = pageFrame(name, wishesOf[name]);
    const paths = new Set([here, ...Object.values(definitions).flatMap((definition) => definition.paths)]);
    for (const href of linksOf(html(name))) {
      if (/^(mailto:|#|\?|$|https?:)/.test(href)) continue;
      const { language, path } = splitLanguage(href);
      expect(language, href).toBeDefined();
      expect(paths, href).toContain(path.replace(/[?#].*$/, ''));
    }
  });

  test('two renderings are the same text: nothing random, no clock', () => {
    expect(html(name)).toBe(html(name));
  });

  test('[LANG-14] embeds every message that it shows, but for what the server alone renders', ({ onTestFinished }) => {
    const View = views[`./${name}/view.tsx`]?.View as ComponentType;
    serverParts.shown = false;
    onTestFinished(() => void Object.assign(serverParts, { shown: true }));
    expect(missingMessages(pageFrame(name, wishesOf[name]), <View />)).toEqual([]);
  });

  test('[LANG-12] renders right-to-left', () => {
    expect(html(name, { ...wishesOf[name], site: 'ARE', locale: 'ar-ARE' })).toContain('<h1');
  });
});

test('a session opened on another site shows the host, never the id of a site', () => {
  const elsewhere = { ...phone, site: 'TUR', host: 'tr.localhost:3000' };
  const gone = { ...phone, session_id: '0197f4c0-0000-7000-8000-000000000003', site: 'GONE', host: '' };
  const data = { ...(account.data as object), sessions: [session, elsewhere, gone] };
  const page = html('account-info', { ...account, data });
  expect(page).toContain('tr.localhost:3000');
  expect(page.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(?:TUR|GONE)\b/);
});

test('log in: both fields at once for password managers, nothing sent without script', () => {
  const page = html('login');
  expect(page).toMatch(/<form [^>]*id="login"[^>]*method="dialog"/);
  expect(input(page, 'account')).toMatch(/inputMode="email".*autoComplete="username webauthn"/i);
  expect(input(page, 'password')).toMatch(/autoComplete="current-password"/i);
  for (const name of ['account', 'password']) {
    const id = /\bid="([^"]+)"/.exec(input(page, name))?.[1];
    expect(page).toContain(`<label for="${id}"`);
    expect(input(page, name)).not.toMatch(/\bvalue=/);
  }
  expect(page).toMatch(/<button [^>]*type="submit"/);
});

test('[REDIR-12] login after a recalled registration explains why', () => {
  const words = 'You already have an account';
  expect(html('login', { variant: { source: 'commit_login' } })).toContain(words);
  expect(html('login')).not.toContain(words);
});

test('[ROUTE-01] the Turkish site links its own register page, and the other way round', () => {
  expect(linksOf(html('login', { site: 'TUR', locale: 'en-TR' }))).toContain('/en-TR/tr-register');
  expect(linksOf(html('register', { site: 'TUR', locale: 'en-TR' }))).toContain('/en-TR/tr-login');
});

test('[SIGNUP-01] register: the address first, with the privacy policy beside it', () => {
  const page = html('register');
  expect(page).toMatch(/<form [^>]*id="register"[^>]*method="dialog"/);
  expect(input(page, 'email')).toMatch(/autoComplete="email"/i);
  expect(linksOf(page)).toContain('/en/terms-service/privacyPolicy');
});

test.each([
  ['0', 'old'],
  ['1', 'new-brand'],
  ['2', 'new-ui'],
])('[SHELL-09] register with ui=%s is in the layout %s', (ui, layout) => {
  expect(html('register', { variant: { ui } })).toContain(`data-layout="${layout}"`);
});

test.each([
  ['[ROUTE-01]', 'login', '/login /tr-login'],
  ['[ROUTE-02]', 'register', '/register /tr-register'],
  ['[ROUTE-02]', 'channel-register', '/channel-register'],
  ['[ROUTE-02]', 'sign-up', '/sign-up'],
  ['[ROUTE-06]', 'friend-invite', '/friend-invite /invite'],
  ['[ROUTE-07]', 'exclusive-benefits', '/exclusive-benefits'],
  ['[ROUTE-08]', 'email-code-verify', '/email-code-verify'],
])('%s the page %s is at %s, and no other page is', (_id, name, paths) => {
  for (const path of paths.split(' ')) {
    const there = Object.entries(definitions).filter(([, definition]) => definition.paths.includes(path));
    expect(there.map(([file]) => file)).toEqual([`./${name}/page.ts`]);
  }
});

test('[SHELL-10] of the account pages, four need no session, nor does unlocking', () => {
  const account = /^\/(?:app\/user|user\/accounts|dashboard|compliance-wall|third-party\/link)(?:\/|$)/;
  const open = Object.values(definitions).flatMap(({ paths, audience }) => (audience === 'user' ? [] : paths));
  expect(open.filter((path) => account.test(path)).sort()).toEqual([
    '/app/user/auto-ban-account',
    '/app/user/retrieve',
    '/app/user/security-item-find',
    '/app/user/sub-account-login',
  ]);
  const closed = Object.values(definitions).flatMap(({ paths, audience }) => (audience === 'user' ? paths : []));
  expect(closed.filter((path) => !account.test(path))).toEqual([]);
});

test('[SIGNUP-06] email-code-verify shows that it is checking first', () => {
  expect(html('email-code-verify')).toContain('Finding your registration');
});

describe('the dashboard', () => {
  test('[SESS-08] [SHELL-13] shows the masked account, its next step, its logins, and the ways to change them', () => {
    const page = html('dashboard');
    expect(page).toContain('a***@e***.com');
    expect(page).toContain('1042');
    expect(page).toContain('2 devices logged in now');
    const account = '/en/app/user/account-info';
    for (const href of [
      account,
      `${account}#factors`,
      `${account}#protection`,
      `${account}#devices`,
      `${account}#history`,
    ])
      expect(page).toContain(`href="${href}"`);
    expect(page).toContain('href="/en/app/user/auto-ban-account"');
    expect(page).toContain('Last login: Oct 4, 2024, 12:00 PM UTC · Firefox on Linux · Netherlands');
    expect(page).toContain('October 4: Login, Firefox on Linux · Netherlands');
    expect(page).not.toContain('/download');
  });

  test('[SESS-08] tells verified, not verified and unknown apart', () => {
    const shown = (verified: boolean | null) =>
      html('dashboard', { ...dashboard, data: { ...dashboard.data, verified } });
    expect(shown(true)).toContain('Identity verified');
    expect(shown(false)).toContain('Identity not verified');
    expect(shown(null)).toContain('We couldn’t load your verification');
  });

  test('[REDIR-01] welcomes a new user; what did not come is not shown as empty', () => {
    const data = { ...dashboard.data, security: null, logins: null, newUser: true };
    const newUser = html('dashboard', { ...dashboard, data });
    expect(newUser).toContain('Your account is ready');
    expect(newUser).toContain('We couldn’t load your logins');
    expect(newUser).toContain('We couldn’t load your security steps');
    const without = html('dashboard', { ...dashboard, data: { ...data, security: undefined, logins: undefined } });
    expect(without).not.toContain('We couldn’t load');
  });
});

describe('the account page', () => {
  test('marks this device, first, and names the others', () => {
    const page = html('account-info');
    expect(page.indexOf('Firefox on Linux')).toBeLessThan(page.indexOf('on Android'));
    expect(page.match(/This device</g)).toHaveLength(1);
    expect(page).toContain('Log out device: Unknown browser on Android');
  });

  test('says until when withdrawals are held, and the masked code', () => {
    const page = html('account-info');
    expect(page).toContain('Withdrawals paused');
    expect(page).toContain('Bl***');
  });

  test('without the details of the account it still shows devices, history and the lock', () => {
    const page = html('account-info', { ...account, data: { ...account.data, account: null } });
    expect(page).toContain('We couldn’t load your details');
    expect(page).toContain('Firefox on Linux');
    expect(page).toContain('/en/app/user/auto-ban-account');
    expect(page).not.toContain('id="ways"');
  });
});

test('[SHELL-06] the cookie policy is also an article of the help centre, if a site says so', () => {
  const article = pageFrame('home', { site: 'KAZ', locale: 'en-KAZ' }).site.links.cookies;
  expect(definitions['./cookies/page.ts']?.paths).toContain(article.replace('/en-KAZ', ''));
});

test('[SITE-10] the cookie policy names what the brand really stores', () => {
  const { keys } = pageFrame('cookies').brand;
  const page = html('cookies');
  for (const key of Object.values(keys)) expect(page).toContain(key);
  expect(page).toContain('ACCEPT-GDPR-COOKIE');
});
