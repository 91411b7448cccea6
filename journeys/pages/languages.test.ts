import { defaultBrand } from '@gatehouse/brand/default-brand';
import { countriesOfSites } from '@gatehouse/rules/region/countries-of-sites';
import { localeOf } from '@gatehouse/rules/site/locale';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openGraphLocale } from '../../apps/web/server/document/document.ts';
import { type LanguageRow, languages } from '../../packages/words/src/languages.ts';
import { inheritance, shownLocale } from '../../packages/words/src/words-for.ts';
import { openPage } from '../stage/account-page.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { giveBoth } from '../stage/login.ts';
import type { Product } from '../stage/product.ts';
import { saidIn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { field, finish, password, sendTo } from '../stage/sign-up.ts';

/**
 * Each language that has words of its own, on the site that offers it. With `PICTURES` a folder, its pictures are kept there.
 */

const { PICTURES } = process.env;
const WIDTHS_PX = [320, 1440];
const HEIGHT_PX = 900;

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

/** A visitor of each site lives in the first of these that is the site's. */
const homes = countriesOfSites(defaultBrand, ['GB', 'IE', 'NL', 'TR', 'AE', 'KZ', 'HK', 'GE', 'ID']);
const offered = new Map(
  homes
    .flatMap(
      ({
        site: {
          hosts,
          languages: { list },
          paths,
        },
        countries: [country = ''],
      }) => list.map((locale) => [locale, { host: hosts[0] ?? '', paths, country }] as const),
    )
    .reverse(),
);
const isTranslated = (locale: string) => {
  const chain = inheritance(locale);
  return !locale.startsWith('en') && chain.some((row) => row.complete && row !== languages.en);
};
const translated = [...offered].filter(([locale]) => isTranslated(locale));

/** English messages without values that the language does not have. */
function englishOf(locale: string): ReadonlySet<string> {
  const textsOf = ({ words }: LanguageRow) => Object.values(words).flatMap((file) => Object.values(file));
  const own = new Set(
    inheritance(locale)
      .filter((row) => row !== languages.en)
      .flatMap(textsOf),
  );
  const english = textsOf(languages.en ?? { complete: false, words: {} });
  return new Set(english.filter((text) => /\p{L}{2}/u.test(text) && !/[{<]/.test(text) && !own.has(text)));
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

/** Texts of the English catalogue that the page shows, and what does not fit, at both widths. */
async function expectOwnWords(page: Page, code: string, where: string): Promise<void> {
  const english = englishOf(code);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    const { texts, wide, over } = await seenOn(page);
    const found = { where, width, english: texts.filter((text) => english.has(text)), wide, over };
    expect(found).toEqual({ where, width, english: [], wide: [], over: 0 });
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${code}-${where}-${width}.png`, fullPage: true });
  }
}

/** The registration's mail, in the mailbox: its subject, both of its parts, and what its HTML says of its language. */
async function expectOwnMail(page: Page, code: string, address: string, tag: string, dir: string): Promise<void> {
  const english = englishOf(code);
  const [mail] = await product.mails(address);
  const said = [mail?.subject, ...(mail?.text.split('\n') ?? [])].map((line = '') => line.trim());
  expect(said.filter((line) => english.has(line))).toEqual([]);
  await page.goto('about:blank');
  await page.setContent(mail?.html ?? '');
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([tag, dir]);
  await expectOwnWords(page, code, 'mail');
}

test.each(translated)(
  '[LANG-18] %s: login, registration to the dashboard, recovery, account and a mail are in its language and fit',
  async (code, { host, paths, country }) => {
    const locale = localeOf(code);
    if (!locale) throw new Error(code);
    const t = saidIn(code);
    const { tag, dir } = shownLocale(locale);
    context = await browser.newContext({
      ...{ locale: locale.tag, viewport: { width: 320, height: HEIGHT_PX } },
      extraHTTPHeaders: { 'cf-ipcountry': country },
    });
    const page = await context.newPage();
    const look = (where: string) => expectOwnWords(page, code, where);
    const origin = product.origin(host === 'localhost' ? undefined : host.split('.')[0]);
    const go = async (path: string) => {
      await page.goto(`${origin}/${code}${path}`);
      await hydrated(page);
    };

    await go(paths.login);
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
    for (const [path, where] of [
      ['/app/user/retrieve', 'recovery'],
      ['/no-such-page', 'missing page'],
      [paths.register, 'registration'],
    ] as const) {
      await go(path);
      await look(where);
    }

    const address = `new-${code.toLowerCase()}@words.example`;
    await sendTo(page, 'newCode', address);
    await look('code');
    await field(page, 'form.code').fill(await product.codeFor(address));
    await password(page).waitFor();
    await look('password');
    await finish(page, 'newCode');
    for (const [path, where] of [
      ['/dashboard', 'dashboard'],
      ['/app/user/account-info', 'account'],
    ] as const) {
      await openPage(page, `${origin}/${code}${path}`);
      await look(where);
    }
    await expectOwnMail(page, code, address, tag, dir);
  },
);
