import { defaultBrand } from '@gatehouse/brand/default-brand';
import { localeOf } from '@gatehouse/rules/site/locale';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openGraphLocale } from '../../apps/web/server/document/document.ts';
import { languages } from '../../packages/words/src/languages.ts';
import { inheritance, shownLocale } from '../../packages/words/src/words-for.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { giveBoth } from '../stage/login.ts';
import type { Product } from '../stage/product.ts';
import { saidIn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** Each language that has words of its own, on the site that offers it. */

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

const offered = new Map(
  defaultBrand.sites
    .flatMap(({ hosts, languages: { list }, paths }) =>
      list.map((locale) => [locale, { host: hosts[0] ?? '', paths }] as const),
    )
    .reverse(),
);
const isTranslated = (locale: string) => {
  const chain = inheritance(locale);
  return !locale.startsWith('en') && chain.some((row) => row.complete && row !== languages.en);
};
const translated = [...offered].filter(([locale]) => isTranslated(locale));

/** English messages without values that the language says in other words. */
function englishOf(locale: string): ReadonlySet<string> {
  const own = new Map(
    [...inheritance(locale)]
      .reverse()
      .flatMap(({ words }) => Object.values(words).flatMap((file) => Object.entries(file))),
  );
  const english = Object.values(languages.en?.words ?? {}).flatMap((file) => Object.entries(file));
  return new Set(
    english
      .filter(([id, text]) => /\p{L}{2}/u.test(text) && !/[{<]/.test(text) && own.get(id) !== text)
      .map(([, text]) => text),
  );
}

/** Texts that the page shows or names, and elements that are wider than their box. */
function seenOn(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*:not(script, style, noscript, template)')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const texts = shown.flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ nodeValue }) => nodeValue ?? ''),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ]);
    const wide = shown
      .filter((element) => element.matches('a, button, label, h1, h2, p, li, legend, dt, dd'))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent}`);
    return {
      texts: [document.title, ...texts].map((text) => text.trim()),
      wide,
      over: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

test.each(translated)(
  '[LANG-18] %s: login, registration and recovery are in its language and fit',
  async (code, { host, paths }) => {
    const locale = localeOf(code);
    if (!locale) throw new Error(code);
    const t = saidIn(code);
    const english = englishOf(code);
    context = await browser.newContext({ locale: locale.tag, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const look = async (where: string) => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { texts, wide, over } = await seenOn(page);
        expect({ where, width, english: texts.filter((text) => english.has(text)), wide, over }).toEqual({
          where,
          width,
          english: [],
          wide: [],
          over: 0,
        });
      }
    };
    const origin = product.origin(host === 'localhost' ? undefined : host.split('.')[0]);
    const go = async (path: string) => {
      await page.goto(`${origin}/${code}${path}`);
      await hydrated(page);
    };
    await go(paths.login);
    const { tag, dir } = shownLocale(locale);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      tag,
      dir,
    ]);
    const head = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
    expect(await head('meta[property="og:locale"]', 'content')).toBe(openGraphLocale(tag));
    expect(await page.locator(`link[rel=alternate][hreflang="${locale.tag}"]`).count()).toBe(1);
    await look('login');
    await giveBoth(page, `nobody@${code.toLowerCase()}.example`, 'not this one');
    await page.getByText(t('login.wrongPassword')).first().waitFor();
    await look('wrong password');
    for (const path of [paths.register, '/app/user/retrieve', '/no-such-page']) {
      await go(path);
      await look(path);
    }
  },
);
