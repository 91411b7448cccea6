import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { offeredLanguages } from '@gatehouse/rules/language/language';
import { countriesOfSites } from '@gatehouse/rules/region/countries-of-sites';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { languageDates } from '@gatehouse/rules/site/language-dates';
import { countryName, localeOf } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openGraphLocale } from '../../apps/web/server/document/document.ts';
import { type LanguageRow, languages } from '../../packages/words/src/languages.ts';
import { inheritance, shownLocale } from '../../packages/words/src/words-for.ts';
import { openPage } from '../stage/account-page.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { giveBoth } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { saidIn } from '../stage/said.ts';
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
  [product, browser] = await Promise.all([openProduct({ BRAND_FILE: brandFile() }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

/** A visitor of each site lives in the first of these that is the site's. */
const homes = countriesOfSites(defaultBrand, ['GB', 'IE', 'NL', 'TR', 'AE', 'KZ', 'HK', 'GE', 'ID']);
const isTranslated = (locale: string) => {
  const chain = inheritance(locale);
  return !locale.startsWith('en') && chain.some((row) => row.complete && row !== languages.en);
};
const inNoList = Object.keys(languages).filter(
  (locale) => isTranslated(locale) && !homes.some(({ site }) => site.languages.list.includes(locale)),
);
const translated = homes.flatMap(({ site, countries: [country = ''] }) =>
  listOf(site)
    .filter(isTranslated)
    .map((locale) => [locale, { site, country }] as const),
);

/** An operator adds the languages that no site has in its list (hi-IN) to the first one. */
function listOf({ id, languages: { list } }: Site): readonly string[] {
  return id === defaultBrand.sites[0]?.id ? [...list, ...inNoList] : list;
}

function brandFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-brand-')), 'brand.json');
  const sites = defaultBrand.sites.slice(0, 1).map((site) => ({ id: site.id, languages: { list: listOf(site) } }));
  writeFileSync(file, JSON.stringify({ sites }));
  return file;
}

const missingInBrowsers = (tag: string) => Object.hasOwn(languageDates, tag.split('-')[0] ?? '');

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

/** Texts that the page shows or names, elements that are wider than their box, and words of buttons that are broken. */
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
    const broken = shown
      .filter((element) => element.matches('button, [role=button]'))
      .flatMap((button) => [...button.querySelectorAll('*'), button])
      .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
      .flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\p{M}\p{N}’]+/gu)]
          .filter(({ 0: { length }, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([word]) => word),
      );
    return {
      broken,
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
    const { texts, ...fits } = await seenOn(page);
    const found = { where, width, english: texts.filter((text) => english.has(text)), ...fits };
    // Chinese and Japanese have no spaces: a line ends between any two characters.
    const broken = /^(?:ja|zh)/.test(code) ? fits.broken : [];
    expect(found).toEqual({ where, width, english: [], wide: [], broken, over: 0 });
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
  async (code, { site, country }) => {
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
    const {
      paths,
      hosts: [host = ''],
    } = site;
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
    const offered = offeredLanguages({ ...site, languages: { ...site.languages, list: listOf(site) } }, 'other').value;
    const alternates = page.locator(`link[rel=alternate][hreflang="${locale.tag}"]`);
    expect(await alternates.count()).toBe(offered.some(({ value }) => value === code) ? 1 : 0);
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
    // What browsers know nothing of is written by our own names; the account page is the one that is open.
    if (missingInBrowsers(tag)) {
      const opened = dateFormat(tag, { dateStyle: 'medium' }).format(Date.now());
      await page.getByText(opened).first().waitFor();
      await page.getByText(countryName(tag, country)).first().waitFor();
    }
    await expectOwnMail(page, code, address, tag, dir);
  },
);
