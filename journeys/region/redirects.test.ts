import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const CORPUS = join(
  process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../../shared/corpora'),
  'redirect/payloadbox.txt',
);

/** Spellings of an address that is not ours, beside those of the corpus. */
const SPELLINGS = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://localhost@evil.example',
  'https://localhost:3000@evil.example/',
  'https://evil.example#localhost',
  'https://evil.example?localhost',
  'https://evil.example\\.localhost',
  'https://localhost.evil.example',
  'https://evil。example',
  'https://localhost%2eevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:location="https://evil.example"',
  'JaVaScRiPt:location="//evil.example"',
  'java\nscript:location="//evil.example"',
  'data:text/html,<script>location="//evil.example"</script>',
  'blob:https://evil.example/1',
  'https://[::ffff:1.2.3.4]/',
];

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  context = await browser.newContext();
  page = await context.newPage();
  await page.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => route.abort(),
  );
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await page.getByLabel(said('form.account'), { exact: true }).fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dashboard');
  // Hundreds of landings: where each one leads is decided before its files and calls.
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.fallback() : route.abort()));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Where the browser lands when a logged-in user opens the login page with a target. */
async function landing(target: string): Promise<string> {
  await page.goto(`${product.origin()}/en/login?redirect_url=${encodeURIComponent(target)}`, {
    waitUntil: 'domcontentloaded',
  });
  return page.url();
}

test('[REDIR-02] [REDIR-03] no spelling of a foreign address moves the browser off the allowed origins', {
  timeout: 600_000,
}, async () => {
  const corpus = existsSync(CORPUS) ? readFileSync(CORPUS, 'utf8').split('\n').filter(Boolean) : [];
  if (corpus.length === 0) console.info(`The corpus ${CORPUS} is not there: only the listed spellings are tried.`);
  const strayed: string[] = [];
  const answers = new Set<string>();
  const isOurs = (place: string) => new URL(place, 'x:').host === `localhost:${product.port}`;
  const person = createPerson(product.port);
  expect((await person.logIn('demo@example.com', 'correct horse battery')).ret_code).toBe(0);
  for (const [index, target] of [...SPELLINGS, ...corpus].entries()) {
    const { status, headers } = await person.open(`/en/login?redirect_url=${encodeURIComponent(target)}`);
    const { location = '' } = headers;
    const way = `${JSON.stringify(target)} → ${status} ${location}`;
    if (status !== 302 || !isOurs(new URL(location, product.origin()).href)) strayed.push(way);
    // The browser knows nothing but the answer: it goes where each of them leads, and the listed spellings one by one.
    if (index >= SPELLINGS.length && answers.has(location)) continue;
    answers.add(location);
    const place = await landing(target).catch((error: Error) => error.message);
    if (!isOurs(place)) strayed.push(`${way}: ${place}`);
  }
  expect(strayed).toEqual([]);
});

test('[REDIR-01] targets that are allowed still work', async () => {
  for (const path of [
    '/en/download?a=1&b=%2F#c',
    '/en/help-center/s/webform',
    '/en/terms-service/privacyPolicy?x=//y',
  ]) {
    expect(await landing(path)).toBe(product.origin() + path);
    expect(await landing(product.origin() + path)).toBe(product.origin() + path);
  }
  expect(await landing(`${product.origin('hk')}/zh-HK/download`)).toBe(`${product.origin('hk')}/zh-HK/download`);
});

/** What the guest ends up with after a login with the demo account, from an address that they asked for. */
async function afterLogin(asked: string, meanwhile: (guest: Page) => Promise<void> = async () => undefined) {
  const own = await browser.newContext();
  const guest = await own.newPage();
  await guest.goto(product.origin() + asked);
  await hydrated(guest);
  await guest.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await meanwhile(guest);
  await guest.getByLabel(said('form.account'), { exact: true }).fill('verified@example.com');
  await guest.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await guest.keyboard.press('Enter');
  await guest.waitForURL((url) => !url.pathname.endsWith('/login'));
  const address = guest.url().slice(product.origin().length);
  await own.close();
  return address;
}

test.each([
  ['a part of a page', '/en/app/user/account-info#devices', '/en/app/user/account-info#devices'],
  ['the query too', '/en/app/user/account-info?a=1#devices', '/en/app/user/account-info?a=1#devices'],
  ['through the redirect for a language', '/app/user/account-info#devices', '/en/app/user/account-info#devices'],
  ['a token', '/en/app/user/account-info#p3pYt1fW0Zq8sKx9vLr2Ua', '/en/app/user/account-info'],
  ['a value', '/en/app/user/account-info#token=abc', '/en/app/user/account-info'],
  ['launch parameters', '/en/app/user/account-info#tgWebAppVersion=7.0', '/en/app/user/account-info'],
  ['a page for everybody', '/en/login?redirect_url=%2Fen%2Fdownload#devices', '/en/download'],
  ['another site', '/en/login?redirect_url=%2F%2Fevil.example%2Fen%2Fdashboard#devices', '/en/dashboard'],
])('[REDIR-01] a guest who asks for %s, %s, comes to %s', async (_what, asked, wanted) => {
  const language = asked.startsWith('/app') ? /^\/en(-\w+)?\// : undefined;
  const address = await afterLogin(asked);
  expect(language ? address.replace(language, '/en/') : address).toBe(wanted);
});

test('[REDIR-01] [ROUTE-11] the part that was wanted comes along by registration’s door and back, and the skip link makes none', async () => {
  const through = async (guest: Page) => {
    await guest
      .getByRole('main')
      .getByRole('link', { name: said('login.register'), exact: true })
      .click();
    await guest.waitForURL(/\/en\/register\?/);
    await hydrated(guest);
    await guest
      .getByRole('main')
      .getByRole('link', { name: said('register.logIn'), exact: true })
      .click();
    await guest.waitForURL(/\/en\/login\?/);
    await hydrated(guest);
  };
  expect(await afterLogin('/en/app/user/account-info#devices', through)).toBe('/en/app/user/account-info#devices');
  const skip = (guest: Page) => guest.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
  expect(await afterLogin('/en/app/user/account-info', skip)).toBe('/en/app/user/account-info');
});
