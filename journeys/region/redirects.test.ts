import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, nothingComes, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const CORPUS = join(
  process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../../shared/corpora'),
  'redirect/payloadbox.txt',
);

const MOST_REDIRECTS = 5;

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
/** Logged in, without a browser and with one. */
let person: Person;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  person = createPerson(product.port);
  expect((await person.logIn('demo@example.com', 'correct horse battery')).ret_code).toBe(0);
  const context = await browser.newContext();
  await context.addCookies(person.forBrowser());
  page = await context.newPage();
  // Where a landing leads is decided before its files and calls.
  await page.route('**/*', (route) => {
    const asked = route.request();
    return asked.isNavigationRequest() && isOurs(asked.url()) ? route.continue() : route.abort();
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const isOurs = (address: string) => /^(?:\w+\.)*localhost$/.test(new URL(address, 'x:').hostname);
const loginFor = (target: string) => `/en/login?redirect_url=${encodeURIComponent(target)}`;

/** Where the browser lands when a logged-in user opens the login page with a target. */
async function landing(target: string): Promise<string> {
  await page.goto(product.origin() + loginFor(target), { waitUntil: 'domcontentloaded' });
  return page.url();
}

/** Everywhere that the answer to a logged-in user leads, one redirect after another; none: it is no redirect. */
async function wayFrom(path: string): Promise<string[]> {
  const way: string[] = [];
  for (let { location } = (await person.open(path)).headers; location && way.length < MOST_REDIRECTS; ) {
    way.push(location);
    const { pathname, search, origin } = new URL(location, product.origin());
    if (origin !== product.origin()) break;
    ({ location } = (await person.open(pathname + search)).headers);
  }
  return way;
}

test('[REDIR-02] [REDIR-03] no spelling of a foreign address moves the browser off the allowed origins', {
  timeout: 600_000,
}, async () => {
  const corpus = existsSync(CORPUS) ? readFileSync(CORPUS, 'utf8').split('\n').filter(Boolean) : [];
  if (corpus.length === 0) console.info(`The corpus ${CORPUS} is not there: only the listed spellings are tried.`);
  const strayed: string[] = [];
  /** What the server says, each with a spelling that it says it to. */
  const answers = new Map<string, string>();
  for (const [index, target] of [...SPELLINGS, ...corpus].entries()) {
    const { status, headers } = await person.open(loginFor(target));
    const { location = '' } = headers;
    if (status !== 302) strayed.push(`${JSON.stringify(target)} → ${status}`);
    const isNew = !answers.has(location);
    if (isNew) answers.set(location, target);
    // The browser knows nothing but the answer: it goes where those to the listed spellings lead, and reads all others.
    if (!isNew || index >= SPELLINGS.length) continue;
    const place = await landing(target).catch((error: Error) => error.message);
    if (new URL(place, 'x:').origin !== product.origin()) strayed.push(`${JSON.stringify(target)} → ${place}`);
  }
  for (const [answer, target] of answers) {
    const way = [answer, ...(await wayFrom(answer))];
    const read = await page.evaluate((all) => all.map((one) => new URL(one, location.href).origin), way);
    if (read.some((origin) => origin !== product.origin())) strayed.push(`${JSON.stringify(target)} → ${way}`);
  }
  expect(answers.size).toBeGreaterThan(2);
  expect(strayed).toEqual([]);
});

test('[REDIR-01] targets that are allowed still work', async () => {
  for (const path of [
    '/en/download?a=1&b=%2F#c',
    '/en/help-center/s/webform',
    '/en/terms-service/privacyPolicy?x=//y',
  ]) {
    expect(await wayFrom(loginFor(path))).toEqual([path]);
    expect(await wayFrom(loginFor(product.origin() + path))).toEqual([path]);
  }
  expect(await landing('/en/download?a=1&b=%2F#c')).toBe(`${product.origin()}/en/download?a=1&b=%2F#c`);
  expect(await landing(`${product.origin('hk')}/zh-HK/download`)).toBe(`${product.origin('hk')}/zh-HK/download`);
});

/** The login page to which an address that a guest asked for leads. */
async function openAsGuest(asked: string): Promise<Page> {
  const guest = await browser.newPage();
  await guest.goto(product.origin() + asked);
  await hydrated(guest);
  return guest;
}

/** What the guest ends up with after a login. */
async function afterLogin(guest: Page): Promise<string> {
  await guest.getByLabel(said('form.account'), { exact: true }).fill('verified@example.com');
  await guest.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await guest.keyboard.press('Enter');
  await guest.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
  const address = guest.url().slice(product.origin().length);
  await guest.context().close();
  return address;
}

test('[REDIR-01] a guest’s address leads to what they asked for: to a part of a page, and to no token, value or launch', async () => {
  const guest = await browser.newPage();
  for (const [what, asked, wanted] of [
    ['a part of a page', '/en/app/user/account-info#devices', '/en/app/user/account-info#devices'],
    ['the query too', '/en/app/user/account-info?a=1#devices', '/en/app/user/account-info?a=1#devices'],
    ['by the redirect for a language', '/app/user/account-info#devices', '/en/app/user/account-info#devices'],
    ['a token', '/en/app/user/account-info#p3pYt1fW0Zq8sKx9vLr2Ua', '/en/app/user/account-info'],
    ['a value', '/en/app/user/account-info#token=abc', '/en/app/user/account-info'],
    ['a page for everybody', '/en/login?redirect_url=%2Fen%2Fdownload#devices', '/en/download'],
    ['another site', '/en/login?redirect_url=%2F%2Fevil.example%2Fen%2Fdashboard#devices', '/en/dashboard'],
    // The last one: a tab remembers its launch.
    ['launch parameters', '/en/app/user/account-info#tgWebAppVersion=7.0', '/en/app/user/account-info'],
  ] as const) {
    await guest.goto(product.origin() + asked);
    await hydrated(guest);
    await nothingComes(guest);
    const { pathname, search } = new URL(guest.url());
    expect(pathname, what).toMatch(/^\/en(-\w+)?\/login$/);
    const [place = ''] = await wayFrom(pathname + search);
    expect(place.replace(/^\/en(-\w+)?\//, '/en/'), what).toBe(wanted);
  }
  await guest.context().close();
});

test('[REDIR-01] [ROUTE-11] the part that was wanted comes along by registration’s door and back, and neither a value nor the skip link makes one', async () => {
  const guest = await openAsGuest('/en/app/user/account-info#devices');
  await expect.poll(() => guest.url()).toContain('%23devices');
  const main = guest.getByRole('main');
  await main.getByRole('link', { name: said('login.register'), exact: true }).click();
  await guest.waitForURL(/\/en\/register\?/);
  await hydrated(guest);
  await main.getByRole('link', { name: said('register.logIn'), exact: true }).click();
  await guest.waitForURL(/\/en\/login\?/);
  await hydrated(guest);
  expect(await afterLogin(guest)).toBe('/en/app/user/account-info#devices');
  const other = await openAsGuest('/en/app/user/account-info#token=abc');
  await nothingComes(other);
  await other.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
  expect(await afterLogin(other)).toBe('/en/app/user/account-info');
});

test('[REDIR-01] a login with a target on another site leads to the dashboard', async () => {
  const guest = await openAsGuest('/en/login?redirect_url=%2F%2Fevil.example%2Fen%2Fdashboard#devices');
  expect(await afterLogin(guest)).toBe('/en/dashboard');
});
