import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ACCOUNT_PAGE } from '../stage/factor-steps.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const ACCOUNT = ['verified@example.com', 'correct horse battery'] as const;
const MASKED = 'v***@e***.com';
const END_FIREFOX = said('account.sessions.ofOther', { device: 'Firefox on Windows' });
const DEVICES = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  'Safari on macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
} as const;

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
  const person = await loggedIn();
  await person.call('/user/private/session/revoke', { all_others: true });
  context = await newContext(person);
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function loggedIn(userAgent?: string) {
  const person = createPerson(product.port, userAgent ? { userAgent } : {});
  expect((await person.logIn(...ACCOUNT)).ret_code).toBe(0);
  return person;
}

async function newContext(person?: Person): Promise<BrowserContext> {
  const fresh = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  if (person) await fresh.addCookies(person.forBrowser());
  fresh.setDefaultTimeout(30_000);
  return fresh;
}

async function account(at: Page = page): Promise<void> {
  await at.goto(`${product.origin()}${ACCOUNT_PAGE}`);
  await hydrated(at);
}

/** The session of the page, to be used elsewhere. */
async function copyOfSession(): Promise<Person> {
  const person = createPerson(product.port);
  for (const { name, value } of await context.cookies()) person.cookies.set(name, value);
  return person;
}

const rows = () => page.locator('#devices').getByRole('listitem');

test('[SESS-04] the account page lists this device first, ends one other session after asking, then all others; once its own has ended elsewhere, the next action leads to the login page', async () => {
  const [firefox, safari] = await Promise.all(Object.values(DEVICES).map(loggedIn));
  const other = await newContext(firefox);
  const otherPage = await other.newPage();
  await account(otherPage);
  await account();
  expect(await rows().count()).toBe(3);
  expect(await rows().first().textContent()).toContain(said('account.sessions.thisDevice'));
  for (const device of Object.keys(DEVICES)) expect(await rows().filter({ hasText: device }).count()).toBe(1);
  await page.getByRole('button', { name: END_FIREFOX }).click();
  await page.getByRole('dialog').getByText('Firefox on Windows').waitFor();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('shell.cancel') })
    .click();
  expect(await rows().count()).toBe(3);
  await page.getByRole('button', { name: END_FIREFOX }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('account.sessions.signOut'), exact: true })
    .click();
  await page.getByText(said('account.sessions.signedOut', { count: 1 })).waitFor();
  expect(await rows().count()).toBe(2);
  await otherPage.reload();
  expect(otherPage.url()).toContain('/en/login?redirect_url=');
  expect(await otherPage.content()).not.toContain(MASKED);
  expect((await safari?.call('/user/private/info'))?.ret_code).toBe(0);
  await other.close();

  const third = await loggedIn();
  await account();
  await page.getByRole('button', { name: said('account.sessions.signOutOthers') }).click();
  await page.getByRole('dialog').getByText(said('account.sessions.signOutOthers.text')).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('account.sessions.signOutOthers'), exact: true })
    .click();
  await page.getByText(said('account.sessions.signedOut', { count: 2 })).waitFor();
  expect(await rows().count()).toBe(1);
  for (const person of [safari, third]) expect((await person?.call('/user/private/info'))?.ret_code).toBe(10_006);

  // The page's own late calls: made after the session has ended, they would lead to the login themselves.
  const late = ['security-item/list', 'sub-account/list', 'account/history'];
  const answered = late.map((path) => page.waitForResponse(`**/user/private/${path}*`));
  await page.reload();
  await page.getByText(said('account.sessions.empty')).waitFor();
  await Promise.all(answered);
  await (await copyOfSession()).call('/logout', {});
  await page
    .getByRole('button', { name: said('shell.logOut') })
    .first()
    .click();
  await page.waitForURL(`${product.origin()}/en/login`, { waitUntil: 'commit' });
});

test('[SESS-06] logging out in one tab logs out the others, and the back button brings nothing personal back', async () => {
  const tabs: Page[] = [];
  for (const path of ['/en/dashboard', ACCOUNT_PAGE, '/en/user/accounts/auth/personal']) {
    const tab = await context.newPage();
    await tab.goto(product.origin() + path);
    await hydrated(tab);
    tabs.push(tab);
  }
  await account();
  await page.getByText(MASKED).first().waitFor();
  const copied = await copyOfSession();
  expect((await copied.call('/user/private/info')).ret_code).toBe(0);
  await page.goto(`${product.origin()}/en/help-center/s/webform`);
  await account();
  await page
    .getByRole('main')
    .getByRole('button', { name: said('shell.logOut') })
    .click();
  await page.waitForURL(`${product.origin()}/en/login`);
  // On the server too: the token that was copied before is worth nothing.
  expect((await copied.call('/user/private/info')).ret_code).toBe(10_006);
  for (const tab of tabs) {
    await tab.waitForURL(/\/en\/login/);
    expect(await tab.content()).not.toContain(MASKED);
    await tab.goBack().catch(() => undefined);
    await tab.waitForURL(/\/en\/login|about:blank/);
    expect(await tab.content()).not.toContain(MASKED);
  }
  expect((await context.cookies()).some(({ name }) => name.includes('b_t_c_k'))).toBe(false);
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    expect(await page.content()).not.toContain(MASKED);
  }
  expect(page.url()).toMatch(/\/en\/login/);
});

test('an unknown or malformed token is nobody: the page asks to log in, and nothing is broken', async () => {
  const stranger = createPerson(product.port);
  stranger.cookies.set('b_t_c_k', 'x'.repeat(43));
  const { status, headers } = await stranger.open('/en/dashboard?newUser=true');
  expect([status, headers.location]).toEqual([302, '/en/login?redirect_url=%2Fen%2Fdashboard%3FnewUser%3Dtrue']);

  await context.clearCookies();
  await context.addCookies([{ name: 'b_t_c_k', value: '../../%00', url: product.origin() }]);
  const answer = await page.goto(`${product.origin()}/en/dashboard?newUser=true`);
  expect(answer?.status()).toBe(200);
  expect(page.url()).toBe(`${product.origin()}/en/login?redirect_url=%2Fen%2Fdashboard%3FnewUser%3Dtrue`);
  await hydrated(page);
  await page.getByLabel(said('form.account'), { exact: true }).fill(ACCOUNT[0]);
  await page.getByLabel(said('login.password'), { exact: true }).fill(ACCOUNT[1]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.origin()}/en/dashboard?newUser=true`, { waitUntil: 'commit' });
});
