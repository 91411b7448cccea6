import type { RegistrationLayout } from '@gatehouse/rules/site/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ada, type FrameOptions, pageFrame } from '../pages/frame-fixture.ts';
import { Frame } from './frame.tsx';
import { type PageFrame, PageProvider } from './page-context.tsx';
import { SidePanel } from './side-panel.tsx';
import { TwoColumn } from './two-column.tsx';

function shown(wishes: FrameOptions = {}, change: Partial<PageFrame> = {}, layout?: RegistrationLayout): string {
  return renderToStaticMarkup(
    <PageProvider frame={{ ...pageFrame('login', wishes), ...change }}>
      <Frame>
        <TwoColumn side={<SidePanel />} layout={layout}>
          <form id="form" />
        </TwoColumn>
      </Frame>
    </PageProvider>,
  );
}

const without = (part: 'header' | 'copyrightFooter' | 'cookieNotice'): Partial<PageFrame> => ({
  layout: { ...pageFrame('login').layout, [part]: false },
});

test('[LOGIN-09] in the mini-app the login says where accounts are opened, why, and leads there outside', () => {
  const out = shown({ site: 'EU', locale: 'en-EU' }, { access: { ...pageFrame('login').access, loginOnly: true } });
  expect(out).toMatch(
    /in your browser, at eu\.localhost:3000[\s\S]*<a href="http:\/\/eu\.localhost:3000\/en-EU\/register" target="_blank"/,
  );
  expect(shown()).not.toContain('at localhost:3000. There');
});

describe('[SHELL-02] the frame around a page', () => {
  test('has a way past the header, a header, the view, a footer', () => {
    const out = shown();
    expect(out).toMatch(/^<a href="#main"/);
    expect(out).toMatch(/<header[\s\S]*<main id="main" tabindex="-1"[\s\S]*<footer/i);
  });
  test('says which site this is, in the banner and beside the form, with its host and entity', () => {
    const out = shown({ site: 'EU', locale: 'en-EU' });
    expect(out).toMatch(/<header[\s\S]*European Union[\s\S]*eu\.localhost:3000[\s\S]*<\/header>/);
    // Each label of the host is a part of its own, where a line may end.
    const [aside = ''] = /<aside[\s\S]*<\/aside>/.exec(out) ?? [];
    expect(aside.replaceAll(/<\/?span[^>]*>/g, '')).toMatch(
      /<bdi[^>]*>eu\.localhost:3000<\/bdi>[\s\S]*Gatehouse Europe/,
    );
  });
  test('has no style attribute and no inline handler', () => {
    for (const user of [null, ada]) expect(shown({ user })).not.toMatch(/\sstyle=|\son[a-z]+="/);
  });
  test('is the same at any time: rendered twice, the same bytes', () => {
    expect(shown()).toBe(shown());
  });
  test('has no id twice', () => {
    const ids = [...shown({ user: ada }).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('offers the ways in that are not open, and a logged-in person their account', () => {
    const visitor = shown();
    expect(visitor).toContain('Create account');
    expect(visitor).not.toMatch(/<a[^>]*href="\/en\/login"[^>]*>(?:(?!<\/a>).)*Log in/);
    const out = shown({ user: ada });
    expect(out).toContain('a***@e***.com');
    expect(out).toContain('href="/en/dashboard"');
    expect(out).not.toMatch(/<header[\s\S]*Create account[\s\S]*<\/header>/);
  });
});

test('[REGION-03] where sign-up is closed the header offers no account', () => {
  const header = (name: string) => /<header[\s\S]*<\/header>/.exec(shown({}, { name }))?.[0] ?? '';
  expect(header('unavailable')).toContain('href="/en/login"');
  expect(header('unavailable')).not.toContain('href="/en/register"');
  expect(header('home')).toContain('href="/en/register"');
});

test('[SITE-02] the test network says so in the banner, other sites do not', () => {
  expect(shown({ site: 'TESTNET' })).toMatch(/data-testnet=""[\s\S]*coins and accounts here have no value/);
  expect(shown()).not.toContain('data-testnet');
});

test('[SHELL-03] a page without header has none', () => {
  expect(shown({}, without('header'))).not.toContain('<header');
});

test('[SHELL-04] the copyright line stands where the layout has it', () => {
  expect(shown()).toMatch(/<footer[\s\S]*©/);
  expect(shown({}, without('copyrightFooter'))).not.toContain('©');
  expect(shown({}, without('copyrightFooter'))).toContain('<footer');
});

describe('[SHELL-05] the cookie notice', () => {
  test('is there where the layout has it', () => {
    expect(shown()).toMatch(/<section[^>]*aria-labelledby="cookie-notice"/);
    expect(shown({}, without('cookieNotice'))).not.toContain('cookie-notice');
  });
  test('gives both answers the same look on every site, and a way to choose', () => {
    for (const wishes of [{}, { site: 'EU', locale: 'en-EU' }, { site: 'ARE', locale: 'en-ARE' }]) {
      const out = shown(wishes);
      const notice = out.slice(out.indexOf('aria-labelledby="cookie-notice"'));
      const buttons = [...notice.matchAll(/<button[^>]*data-opens="([^"]*)"[^>]*class="([^"]*)"/g)];
      expect(buttons.map(([, opens]) => opens)).toEqual(['reject-all', 'accept-all', 'cookie-settings']);
      expect(buttons[0]?.[2]).toBe(buttons[1]?.[2]);
    }
  });
  test('can be opened again from the foot of every page, also of one that shows no notice', () => {
    expect(shown({}, without('cookieNotice'))).toMatch(/<footer[\s\S]*<button[^>]*data-opens="cookie-settings"/);
  });
});

test('[SHELL-06] the footer links to the privacy policy, the cookie policy and help of this site', () => {
  const out = shown({ site: 'GEO', locale: 'en-GEO' });
  expect(out).toContain('href="/en-GEO/terms-service/privacyPolicy"');
  expect(out).toContain('href="/en-GEO/terms-service/cookiePolicy"');
});

// Written from requirements SITE-03 to SITE-06, by site: blog, learn, announcements.
test.each([
  ['GLOBAL', 'en', 'blog.localhost', 'learn.localhost', 'announcements.localhost'],
  ['TESTNET', 'en', 'testnet-newblog.localhost', 'testnet-learn.localhost', 'testnet-announcements.localhost'],
  ['EU', 'en-EU', 'blog.eu.localhost', 'learn.eu.localhost', 'announcements.eu.localhost'],
  ['ARE', 'en-ARE', 'blog.localhost', 'learn.localhost', 'announcements.localhost'],
  ['NLD', 'en-NL', 'blog.localhost', 'learn.nl.localhost', 'announcements.nl.localhost'],
  ['HKG', 'en-HK', 'blog.localhost', 'learn.localhost', 'announcements.hk.localhost'],
])(
  '[SITE-03] [SITE-04] [SITE-05] [SITE-06] the footer of %s leads to its own content hosts',
  (site, locale, ...hosts) => {
    const out = shown({ site, locale });
    for (const host of hosts) expect(out).toContain(`href="http://${host}:3000/"`);
  },
);

test('[LANG-13] the language menu links to the same page in every offered language, each in its own words', () => {
  const out = shown({ site: 'TUR', locale: 'en-TR' });
  expect(out).toMatch(/<a href="\/tr-TUR\/login" hreflang="tr-TR" lang="tr-TR"/i);
  expect(out).toMatch(/<a href="\/en-TR\/login"[^>]*aria-current="true"/);
});

test('[SHELL-09] [SHELL-03] a page that has one theme alone offers none', () => {
  const { layout } = pageFrame('login');
  expect(shown()).toContain('Dark');
  expect(shown({}, { layout: { ...layout, alwaysDark: true } })).not.toContain('Dark');
  expect(shown({ user: ada })).toContain('Dark');
  expect(shown({ user: ada }, { layout: { ...layout, alwaysDark: true } })).not.toContain('Dark');
});

test.each(['old', 'new-brand', 'new-ui'] as const)('[SHELL-09] layout %s dresses the same form', (layout) => {
  const out = shown({}, {}, layout);
  expect(out).toContain(`data-layout="${layout}"`);
  expect(out.replace(` data-layout="${layout}"`, '')).toBe(shown());
});

test('the form comes before what stands beside it', () => {
  const out = shown();
  expect(out.indexOf('id="form"')).toBeLessThan(out.lastIndexOf('<aside'));
});

test('without script a notice says what is missing', () => {
  expect(shown()).toMatch(/<noscript[^>]*>[\s\S]*JavaScript[\s\S]*<\/noscript>/);
});
