import { loadBrand } from '@gatehouse/brand/load-brand';
import { CONSENT_KEY, consentPurposes } from '@gatehouse/rules/consent/consent';
import { splitLanguage } from '@gatehouse/rules/language/path-language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ownStores } from '../platform/storage/own-storage.ts';
import { type PageFrame, PageProvider } from '../shell/page-context.tsx';
import { View } from './cookies/view.tsx';
import { pageFrame } from './frame-fixture.ts';
import type { PageDefinition } from './page.ts';

const definitions = import.meta.glob<PageDefinition>('./*/page.ts', { eager: true, import: 'page' });
const pageAt = (href: string) =>
  Object.values(definitions).find(({ paths }) => paths.includes(splitLanguage(href).path))?.title;

test.each(loadBrand().sites.map((site) => [site.id, site] as const))(
  '[SHELL-06] on %s the links to both policies lead to their pages, in the language of the page',
  (id, { languages }) => {
    const locale = languages.otherwise;
    const { site } = pageFrame('login', { site: id, locale });
    expect(site.links.privacy).toBe(`/${locale}/terms-service/privacyPolicy`);
    expect(pageAt(site.links.privacy)).toBe('page.privacy');
    expect(pageAt(site.links.cookies)).toBe('page.cookies');
    const article = id === 'KAZ' ? '/help-center/article/cookie-policy' : '/terms-service/cookiePolicy';
    expect(site.links.cookies).toBe(`/${locale}${article}`);
  },
);

function cookiesPage(brand: Partial<PageFrame['brand']> = {}): string {
  const frame = pageFrame('cookies');
  return renderToStaticMarkup(
    <PageProvider frame={{ ...frame, brand: { ...frame.brand, ...brand } }}>
      <View />
    </PageProvider>,
  );
}

test('[SHELL-06] the cookie policy lists everything that the product stores, by name and purpose', () => {
  const page = cookiesPage();
  for (const { name } of ownStores) expect(page).toContain(`>${name(pageFrame('cookies').brand.keys)}<`);
  for (const name of ['REGULATION_RESTRICT_OPERATE', 'chosen-country', 'signup-timing', CONSENT_KEY]) {
    expect(page).toContain(`>${name}<`);
  }
  expect(page.match(/<h3>/g)).toHaveLength(consentPurposes.length);
  expect(page).toMatch(/<button[^>]*data-opens="cookie-settings"/);
});

test('[SHELL-06] [SESS-01] the cookies of the session are named with any site’s ending', () => {
  const page = cookiesPage();
  const { token } = pageFrame('cookies').brand.keys;
  for (const name of [`${token}*`, `${token}*_tg`]) expect(page).toContain(`>${name}<`);
});

test('[SHELL-06] [SHELL-11] and each script of the brand: its host, and what it stores', () => {
  const page = cookiesPage({
    scripts: [
      {
        ...{ id: 'counter', kind: 'analytics', purpose: 'analytics' },
        ...{ src: 'https://peer.example/c.js', connect: [], stores: ['_ga', '_ga_*'] },
      },
    ],
  });
  expect(page).toContain('Script from peer.example');
  expect(page).toContain('_ga, _ga_*');
  expect(page.indexOf('>counter<')).toBeGreaterThan(page.indexOf('<h3>Analytics'));
});

test.each([
  ['another host’s', 'https://log.example/in', true],
  ['the site’s own', `${pageFrame('cookies').site.origin}/log`, false],
])('[SHELL-16] [SHELL-06] %s logger needs consent, and is named there: %s %s', (_, logger, named) => {
  const page = cookiesPage({ monitoring: { logger, analytics: 'https://stats.example/in' } });
  expect(page).toContain('How fast pages load, sent to stats.example.');
  expect(page.includes('Which kinds of page failures happen, sent to')).toBe(named);
});
