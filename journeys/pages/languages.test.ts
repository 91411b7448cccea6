import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { offeredLanguages } from '@gatehouse/rules/language/language';
import { countriesOfSites } from '@gatehouse/rules/region/countries-of-sites';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { languageDates } from '@gatehouse/rules/site/language-dates';
import { countryName, type Locale, localeOf } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openGraphLocale } from '../../apps/web/server/document/document.ts';
import { type LanguageRow, languages } from '../../packages/words/src/languages.ts';
import { inheritance, shownLocale } from '../../packages/words/src/words-for.ts';
import { openPage } from '../stage/account-page.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { giveBoth } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { saidIn } from '../stage/said.ts';
import { seenOn } from '../stage/seen.ts';
import { field, finish, password, sendTo } from '../stage/sign-up.ts';

/**
 * Each language that has words of its own, on the site that offers it. With `PICTURES` a folder, its pictures are kept there.
 */

const { PICTURES } = process.env;
const WIDTHS_PX = [320, 1440];
const HEIGHT_PX = 600;

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
/** Without scripts: what the server writes is there at once. */
let plain: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({ BRAND_FILE: brandFile() }), openBrowser()]);
  plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: HEIGHT_PX } });
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
type Row = { code: string; site: Site; country: string };
const translated = homes.flatMap(({ site, countries: [country = ''] }): Row[] =>
  listOf(site)
    .filter(isTranslated)
    .map((code) => ({ code, site, country })),
);
/** One without words of its own is its base language's in all that it says; that one is looked through in full. */
const hasWords = (code: string) => Object.keys(languages[code]?.words ?? {}).length > 0;

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

const localeOfCode = (code: string) => localeOf(code) as Locale;
const shownOf = (code: string) => shownLocale(localeOfCode(code));

function originOf({ hosts: [host = ''] }: Site): string {
  return product.origin(host === 'localhost' ? undefined : host.split('.')[0]);
}

const missingInBrowsers = (tag: string) => Object.hasOwn(languageDates, tag.split('-')[0] ?? '');

const textsOf = ({ words }: LanguageRow) => Object.values(words).flatMap((file) => Object.values(file));
/** English messages without values. */
const english = textsOf(languages.en as LanguageRow).filter((text) => /\p{L}{2}/u.test(text) && !/[{<]/.test(text));

/** Those that the language does not have. */
function englishOf(locale: string): ReadonlySet<string> {
  const chain = inheritance(locale).filter((row) => row !== languages.en);
  const own = new Set(chain.flatMap(textsOf));
  return new Set(english.filter((text) => !own.has(text)));
}

/** Texts of the English catalogue that the page shows, and what does not fit, at both widths, the present one first. */
async function expectOwnWords(page: Page, code: string, where: string): Promise<void> {
  const foreign = englishOf(code);
  const now = page.viewportSize()?.width ?? 0;
  for (const width of new Set([now, ...WIDTHS_PX])) {
    if (width !== now) await page.setViewportSize({ width, height: HEIGHT_PX });
    const { texts, ...fits } = await seenOn(page);
    const found = { where, width, english: texts.filter((text) => foreign.has(text)), ...fits };
    // Chinese and Japanese have no spaces: a line ends between any two characters.
    const broken = /^(?:ja|zh)/.test(code) ? fits.broken : [];
    expect(found).toEqual({ where, width, english: [], wide: [], broken, over: 0 });
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${code}-${where}-${width}.png`, fullPage: true });
  }
}

async function expectLanguageOf(page: Page, code: string): Promise<void> {
  const { tag, dir } = shownOf(code);
  const said = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  expect(said).toEqual([tag, dir]);
}

/** Pages as the server writes them for a guest. */
async function expectOwnPages({ code, site, country }: Row, pages: Record<string, string>): Promise<void> {
  await plain.setExtraHTTPHeaders({ 'cf-ipcountry': country });
  for (const [where, path] of Object.entries(pages)) {
    await plain.goto(`${originOf(site)}/${code}${path}`);
    await expectLanguageOf(plain, code);
    await expectOwnWords(plain, code, where);
  }
}

/** What the login page says of its own language, and of it as one of those that the site offers. */
async function expectOffered(login: Page, { code, site }: Row): Promise<void> {
  await expectLanguageOf(login, code);
  const ogLocale = login.locator('meta[property="og:locale"]').first();
  expect(await ogLocale.getAttribute('content')).toBe(openGraphLocale(shownOf(code).tag));
  const list = { ...site.languages, list: listOf(site) };
  const offered = offeredLanguages({ ...site, languages: list }, 'other').value.some(({ value }) => value === code);
  const { tag, label } = localeOfCode(code);
  expect(await login.locator(`link[rel=alternate][hreflang="${tag}"]`).count()).toBe(offered ? 1 : 0);
  const inMenu = login.locator(`[popover] a[hreflang="${tag}"]`);
  const named = await inMenu.evaluateAll((links: HTMLElement[]) =>
    links.map(({ lang, textContent }) => [lang, textContent]),
  );
  expect(named).toEqual(offered ? [[tag, label]] : []);
}

/** The registration's mail, in the mailbox: its subject, both of its parts, and what its HTML says of its language. */
async function expectOwnMail(code: string, address: string): Promise<void> {
  const foreign = englishOf(code);
  const [mail] = await product.mails(address);
  const said = [mail?.subject, ...(mail?.text.split('\n') ?? [])].map((line = '') => line.trim());
  expect(said.filter((line) => foreign.has(line))).toEqual([]);
  await plain.goto('about:blank');
  await plain.setContent(mail?.html ?? '');
  await expectLanguageOf(plain, code);
  await expectOwnWords(plain, code, 'mail');
}

/** What needs the page's script: a login that is refused, and a registration as far as the account's own page. */
async function expectOwnSteps(row: Row, address: string): Promise<void> {
  const { code, site, country } = row;
  context = await browser.newContext({
    ...{ locale: localeOfCode(code).tag, viewport: { width: 320, height: HEIGHT_PX } },
    extraHTTPHeaders: { 'cf-ipcountry': country },
  });
  const page = await context.newPage();
  const look = (where: string) => expectOwnWords(page, code, where);
  await page.goto(`${originOf(site)}/${code}${site.paths.login}`);
  await hydrated(page);
  await expectOffered(page, row);
  await giveBoth(page, `nobody@${code.toLowerCase()}.example`, 'not this one');
  await page.getByText(saidIn(code)('login.wrongPassword')).first().waitFor();
  await look('wrong password');
  await page.goto(`${originOf(site)}/${code}${site.paths.register}`);
  await hydrated(page);
  await look('registration');
  await sendTo(page, 'newCode', address);
  await look('code');
  await field(page, 'form.code').fill(await product.codeFor(address));
  await password(page).waitFor();
  await look('password');
  await finish(page, 'newCode');
  await openPage(page, `${originOf(site)}/${code}/dashboard`);
  await look('dashboard');
  await openPage(page, `${originOf(site)}/${code}/app/user/account-info`);
  await look('account');
  // What browsers know nothing of is written by our own names.
  const { tag } = shownOf(code);
  if (missingInBrowsers(tag)) {
    const opened = dateFormat(tag, { dateStyle: 'medium' }).format(Date.now());
    await page.getByText(opened).first().waitFor();
    await page.getByText(countryName(tag, country)).first().waitFor();
  }
}

test.each(translated.filter(({ code }) => hasWords(code)))(
  '[LANG-12] [LANG-18] $code: login, registration to the dashboard, recovery, account and a mail are in its language and fit',
  async (row) => {
    const { code } = row;
    await expectOwnPages(row, { recovery: '/app/user/retrieve', 'missing page': '/no-such-page' });
    const address = `new-${code.toLowerCase()}@words.example`;
    await expectOwnSteps(row, address);
    await expectOwnMail(code, address);
  },
);

test.each(translated.filter(({ code }) => !hasWords(code)))(
  '[LANG-12] [LANG-18] $code inherits its words: login, registration and a mail of its site are in its language and fit',
  async (row) => {
    const { code, site, country } = row;
    const { login, register } = site.paths;
    await expectOwnPages(row, { registration: register, login });
    await expectOffered(plain, row);
    const address = `new-${code.toLowerCase()}@words.example`;
    const { hostname: host } = new URL(originOf(site));
    await createPerson(product.port, { host, country, language: code }).begin(address);
    await product.codeFor(address);
    await expectOwnMail(code, address);
  },
);

test.each(translated.filter(({ code, site }) => site.region && missingInBrowsers(shownOf(code).tag)))(
  '[LANG-18] [COMP-07] $code: an amount that the browser writes has the groups of its language',
  async ({ code, site, country }) => {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const json = { ret_code: 0, ret_msg: '', result: { code: country, is_visible: true, group_country: '' } };
    await page.route('**/x-api/user/public/region/check', (route) => route.fulfill({ json }));
    const items = [{ element: 'redeemAmount', action: 'show', ext: '12345', priority: 0 }];
    await page.route('**/compliance/*.json', (route) => route.fulfill({ json: { items } }));
    await page.goto(`${originOf(site)}/${code}${site.paths.register}`);
    // Node has the data of all languages.
    const currency = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
    const written = new Intl.NumberFormat(shownOf(code).tag, currency).format(12_345);
    await expect.poll(() => page.locator('[data-amount]').textContent()).toBe(written);
  },
);
