import { type Locale, localeOf } from '@gatehouse/rules/site/locale';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { shownLocale } from '../../packages/words/src/words-for.ts';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser, TWO_COLUMNS } from '../stage/browser.ts';
import { ask } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { patternOn, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB', viewport: TWO_COLUMNS });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function open(path: string, host = ''): Promise<void> {
  await page.goto(product.origin(host) + path);
  await hydrated(page);
}

/** A page as the server writes it. */
async function documentOf(path: string, host = ''): Promise<string> {
  const { status, text } = await ask(product.port, path, { host: new URL(product.origin(host)).host });
  expect(status).toBe(200);
  return text;
}

const notice = () => page.getByRole('region', { name: patternOn(page, 'shell.cookies.title', 'host') });
const answerButton = (id: 'shell.cookies.accept' | 'shell.cookies.reject') =>
  notice().getByRole('button', { name: saidOn(page)(id) });
const keptAnswer = () => page.evaluate(() => localStorage.getItem('ACCEPT-GDPR-COOKIE'));

test('[SHELL-05] accepting the cookie notice is kept as 1, in every page and after a reload, and moves nothing', async () => {
  await open('/en/login');
  const place = await page.locator('#login').boundingBox();
  await answerButton('shell.cookies.accept').click();
  await notice().waitFor({ state: 'hidden' });
  expect(await page.locator('#login').boundingBox()).toEqual(place);
  expect(await keptAnswer()).toBe('1');
  await page.reload();
  await hydrated(page);
  expect(await notice().isVisible()).toBe(false);
  await open('/en/help-center/s/webform');
  expect(await notice().isVisible()).toBe(false);
});

test('[SHELL-05] rejecting the cookie notice is kept as well, without the flag', async () => {
  await open('/en-EU/register', 'eu');
  await answerButton('shell.cookies.reject').click();
  await notice().waitFor({ state: 'hidden' });
  expect(await keptAnswer()).toBe(null);
  await page.reload();
  await hydrated(page);
  expect(await notice().isVisible()).toBe(false);
});

/** The band that says which branch this is, and the way home below it, wherever the page was scrolled to. */
async function expectHeaderStays(branch: string): Promise<void> {
  const header = page.getByRole('banner');
  expect(await header.textContent()).toContain(branch);
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect((await header.getByRole('link').first().boundingBox())?.y).toBeGreaterThanOrEqual(0);
}

test('[SHELL-02] [SHELL-04] header, language menu and footer: on the emailed link’s page no header, on login a copyright line', async () => {
  await open('/en/login');
  expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toMatch(
    /sticky|fixed/,
  );
  const footer = page.getByRole('contentinfo');
  await footer.getByText('©').waitFor();
  expect(await footer.getByRole('button', { name: saidOn(page)('shell.footer.country') }).isVisible()).toBe(true);
  expect(await answerButton('shell.cookies.accept').isVisible()).toBe(true);
  await expectHeaderStays(`localhost:${product.port}`);
  await open('/en/login', 'testnet');
  await expectHeaderStays(saidOn(page)('shell.testnet'));
  await open('/en/email-code-verify');
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await documentOf('/en/login')).toContain('©');
  expect(await documentOf('/en/help-center/s/webform')).not.toContain('©');
  expect(await documentOf('/en-IDN/login', 'id')).not.toContain('©');
});

async function choose(language: string): Promise<void> {
  await page.getByRole('button', { name: patternOn(page, 'shell.language.current', 'language') }).click();
  await page.getByRole('link', { name: language, exact: true }).click();
  await page.waitForLoadState();
  await hydrated(page);
}

test('[LANG-02] [LANG-12] [LANG-13] the language menu keeps query and hash, turns the page round, and wins on the next visit', async () => {
  await open('/en/login?source=commit_login&x=%2F#here');
  await choose('العربية');
  expect(page.url()).toBe(`${product.origin()}/ar-SA/login?source=commit_login&x=%2F#here`);
  const html = page.locator('html');
  expect([await html.getAttribute('dir'), await html.getAttribute('lang')]).toEqual([
    'rtl',
    shownLocale(localeOf('ar-SA') as Locale).tag,
  ]);
  const [brand, menu] = await Promise.all(
    [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('button', { name: patternOn(page, 'shell.language.current', 'language') }),
    ].map((part) => part.boundingBox()),
  );
  expect(brand?.x ?? 0).toBeGreaterThan(menu?.x ?? 0);
  await page.goto(`${product.origin()}/login?y=1#there`);
  expect(page.url()).toBe(`${product.origin()}/ar-SA/login?y=1#there`);
  await page.goto(`${product.origin()}/pl-PL/login`);
  expect(new URL(page.url()).pathname).toBe('/pl-PL/login');
});

test('[LANG-13] without a choice the browser’s language decides, else the site’s own', async () => {
  for (const [language, site, path] of [
    ['pl-PL', '', '/pl-PL/login'],
    ['sw-KE', '', '/en/login'],
    ['de-AT', 'eu', '/de-EU/login'],
    ['fr-FR', 'hk', '/zh-HK/login'],
    ['ar-EG', 'ae', '/ar-ARE/login'],
  ] as const) {
    const { host } = new URL(product.origin(site));
    const { headers } = await ask(product.port, '/login?a=b', { host, headers: { 'accept-language': language } });
    expect(headers.location, language).toBe(`${path}?a=b`);
  }
  const visitor = await browser.newContext({ locale: 'pl-PL' });
  const tab = await visitor.newPage();
  await tab.goto(`${product.origin()}/login?a=b`, { waitUntil: 'commit' });
  expect(tab.url()).toBe(`${product.origin()}/pl-PL/login?a=b`);
  await visitor.close();
});

test('[LANG-16] the lists that are offered, on sign-up and elsewhere', async () => {
  const offered = async (path: string, host = '') => {
    const links = (await documentOf(path, host)).matchAll(/<a [^>]*?href="\/([\w-]+)[^>]* hreflang=/gi);
    const paths = [...links].map(([, language]) => language);
    return new Set(paths.filter((value) => value !== 'en-XA'));
  };
  const login = await offered('/en/login');
  expect(login.size).toBe(18);
  expect(login).toContain('fil-PH');
  expect(login).not.toContain('es-419');
  const register = await offered('/en/register');
  expect([...login].filter((value) => !register.has(value))).toEqual(['fil-PH']);
  expect(await offered('/tr-TUR/tr-register', 'tr')).toEqual(new Set(['tr-TUR', 'en-TR']));
});
