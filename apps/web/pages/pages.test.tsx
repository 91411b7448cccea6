import { needsSession } from '@gatehouse/rules/access';
import { splitLanguage } from '@gatehouse/rules/path-language';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { ada, type FrameWishes, pageFrame } from './frame-fixture.ts';
import type { PageDefinition } from './page.ts';
import { missingWords, rendered } from './rendered-fixture.tsx';
import { wallData } from './wall-fixture.ts';

const views = import.meta.glob<{ View: ComponentType }>('./*/view.tsx', { eager: true });
const definitions = import.meta.glob<PageDefinition<unknown>>('./*/page.ts', { eager: true, import: 'page' });
const session = {
  session_id: '0197f4c0-0000-7000-8000-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  site: 'GLOBAL',
  created_at: Date.UTC(2026, 0, 2, 3, 4),
  last_seen_at: Date.UTC(2026, 0, 3, 4, 5),
  current: true,
};
const phone = {
  ...session,
  session_id: '0197f4c0-0000-7000-8000-000000000002',
  browser: '',
  system: 'Android',
  current: false,
};
const dashboard = { user: ada, data: { verified: false, sessions: [phone, session], newUser: false } };
const wishesOf: Readonly<Record<string, FrameWishes>> = {
  dashboard,
  identity: { user: ada, data: { verified: false } },
  'compliance-wall': { user: ada, data: wallData('NL', 'ref=a&redirect_url=%2Fen%2Fdashboard') },
};
const own = Object.keys(definitions)
  .map((file) => file.split('/')[1] ?? '')
  .filter((name) => !['explorer', 'gallery'].includes(name) && views[`./${name}/view.tsx`]);

function html(name: string, wishes: FrameWishes = wishesOf[name] ?? {}): string {
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

  test('[SHELL-01] two renderings are the same text: nothing random, no clock', () => {
    expect(html(name)).toBe(html(name));
  });

  test('[LANG-14] embeds every word that it shows', () => {
    const View = views[`./${name}/view.tsx`]?.View as ComponentType;
    expect(missingWords(pageFrame(name, wishesOf[name]), <View />)).toEqual([]);
  });

  test('[LANG-12] renders right-to-left', () => {
    expect(html(name, { ...wishesOf[name], site: 'ARE', locale: 'ar-ARE' })).toContain('<h1');
  });
});

test('[LOGIN-01] log in: both fields at once for password managers, nothing sent without script', () => {
  const page = html('login');
  expect(page).toMatch(/<form [^>]*id="login"[^>]*method="dialog"/);
  expect(input(page, 'account')).toMatch(
    /type="email".*autoComplete="username"|autoComplete="username".*type="email"/i,
  );
  expect(input(page, 'password')).toMatch(/autoComplete="current-password"/i);
  for (const name of ['account', 'password']) {
    const id = /\bid="([^"]+)"/.exec(input(page, name))?.[1];
    expect(page).toContain(`<label for="${id}"`);
    expect(input(page, name)).not.toMatch(/\bvalue=/);
  }
  expect(page).toMatch(/<button [^>]*type="submit"/);
});

test('[REDIR-12] log in after a recalled registration says why the person is here', () => {
  const words = 'Your account already exists';
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

test('[SHELL-10] a page asks for a session exactly where the rule says so', () => {
  for (const { paths, audience } of Object.values(definitions)) {
    for (const path of paths) expect(needsSession(path).value, path).toBe(audience === 'user');
  }
});

test('[SIGNUP-06] email-code-verify says that it looks before it knows', () => {
  expect(html('email-code-verify')).toContain('Looking up your registration');
});

describe('the dashboard', () => {
  test('[SESS-08] shows the masked account and marks this device, first', () => {
    const page = html('dashboard');
    expect(page).toContain('a***@example.com');
    expect(page).toContain('1042');
    expect(page.indexOf('Firefox on Linux')).toBeLessThan(page.indexOf('on Android'));
    expect(page.match(/This device</g)).toHaveLength(1);
    expect(page).toContain('End session: Unknown browser on Android');
  });

  test('[SESS-08] tells verified, not verified and not known apart', () => {
    const shown = (verified: boolean | null) =>
      html('dashboard', { ...dashboard, data: { ...dashboard.data, verified } });
    expect(shown(true)).toContain('Identity verified');
    expect(shown(false)).toContain('Identity not verified');
    expect(shown(null)).toContain('did not arrive');
  });

  test('[REDIR-01] a new user is welcomed; a list that did not arrive is no empty list', () => {
    const newUser = html('dashboard', { ...dashboard, data: { verified: null, sessions: null, newUser: true } });
    expect(newUser).toContain('Your account is ready');
    expect(newUser).toContain('The list of your sessions did not arrive');
  });
});

test('[SHELL-06] the cookie policy is also an article of the help centre, where a site says so', () => {
  const article = pageFrame('home', { site: 'KAZ', locale: 'en-KAZ' }).links.cookies;
  expect(definitions['./cookies/page.ts']?.paths).toContain(article.replace('/en-KAZ', ''));
});

test('[SITE-10] the cookie policy names what the brand really stores', () => {
  const { keys } = pageFrame('cookies').brand;
  const page = html('cookies');
  for (const key of Object.values(keys)) expect(page).toContain(key);
  expect(page).toContain('ACCEPT-GDPR-COOKIE');
});
