import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, newMember, PASSWORD } from '../stage/account-page.ts';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ACCOUNT = '/en/app/user/account-info';

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
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

async function visit(person: Person): Promise<void> {
  context = await contextOf(browser, person);
  page = await context.newPage();
  complaints = complaintsOf(page);
}

async function openDashboard(language = 'en'): Promise<void> {
  await page.goto(`${product.origin()}/${language}/dashboard`);
  await hydrated(page);
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const step = (text: string) => page.getByRole('link', { name: text, exact: true });

test('[SHELL-13] a new account takes its next step, and sees who else has tried to log in, also at 320 px in the dark', async () => {
  const { person, email } = await newMember(product);
  const stranger = createPerson(product.port, { userAgent: CHROME, country: 'VN' });
  for (const guess of ['first guess', 'second guess']) await stranger.logIn(email, guess);
  const abroad = createPerson(product.port, { country: 'PT', device: person.cookies });
  expect((await abroad.logIn(email, PASSWORD)).ret_code).toBe(0);
  await visit(person);
  await openDashboard();
  await heading(said('dashboard.secure.passkey.next')).waitFor();
  const strip = page.getByRole('list', { name: said('dashboard.logins.strip') });
  await strip.getByRole('img', { name: /2 failed logins, Chrome on Windows · Vietnam$/ }).waitFor();
  await page
    .getByText(said('dashboard.logins.odd.failed', { count: 2 }), { exact: true })
    .first()
    .waitFor();
  // Its styles are in this page's document alone.
  expect(await strip.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
  await expectAccessible(page);
  await expectReadableAt(320, 'dark');

  // The word in emails is a step that needs no device.
  await step(`${said('dashboard.secure.word')} ${said('dashboard.secure.state.open')}`).click();
  await page.waitForURL(`**${ACCOUNT}#protection`);
  await hydrated(page);
  await page.getByRole('button', { name: said('account.antiPhishing.add'), exact: true }).click();
  await page.getByLabel(said('accountForm.antiPhishing.label'), { exact: true }).fill('Blue Whale 7');
  await page.getByRole('button', { name: said('accountForm.save'), exact: true }).click();
  await page.getByText(said('accountForm.antiPhishing.done')).waitFor();
  await openDashboard();
  await step(`${said('dashboard.secure.word')} ${said('dashboard.secure.state.done')}`).waitFor();
  await page.getByText(said('dashboard.secure.progress', { done: 1, all: 4 }), { exact: true }).waitFor();

  await page.getByText(said('dashboard.logins.all'), { exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'Chrome on Windows · Vietnam' }).nth(2).waitFor();
  await page.getByRole('link', { name: said('dashboard.logins.lock'), exact: true }).press('Enter');
  await page.waitForURL('**/en/app/user/auto-ban-account', { waitUntil: 'commit' });
});

test('[SHELL-13] a login from a new country is marked, and the history of the account counts the failed ones; the dashboard can be read at every width from right to left', async () => {
  const { email } = await newMember(product);
  const home = createPerson(product.port, { country: 'NL' });
  expect((await home.logIn(email, 'not the password')).ret_code).toBe(31_002);
  const { person: own, email: mine } = await newMember(product);
  const from = (country: string) => createPerson(product.port, { country, device: own.cookies });
  expect((await from('NL').logIn(mine, PASSWORD)).ret_code).toBe(0);
  const abroad = from('BR');
  expect((await abroad.logIn(mine, PASSWORD)).ret_code).toBe(0);
  for (let n = 0; n < 2; n += 1) expect((await home.logIn(mine, 'not the password')).ret_code).toBe(31_002);
  await visit(abroad);
  await openDashboard();
  const odd = page.getByRole('listitem').filter({ hasText: said('dashboard.logins.odd.new-country', { count: 1 }) });
  await odd.filter({ hasText: 'Brazil' }).first().waitFor();
  await page.getByRole('link', { name: said('dashboard.logins.history'), exact: true }).click();
  await page.waitForURL(`**${ACCOUNT}#history`);
  const failed = page.getByRole('listitem').filter({ hasText: said('event.loginFailed') });
  await failed.filter({ hasText: said('event.attempts', { count: 2 }) }).waitFor();
  // The dashboard from right to left.
  await openDashboard('ar-SA');
  await expectReadableAt(768, 'light');
  await expectReadableAt(1440, 'dark');
});

async function expectReadableAt(width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await expectReadable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
