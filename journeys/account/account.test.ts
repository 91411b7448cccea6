import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { contextOf, newMember, openPage, PASSWORD, unproven } from '../stage/account-page.ts';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  goOffline,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** A busy machine takes its time. */
const SOON = { timeout: 30_000 };

const NEW_PASSWORD = 'violet tractor noodle';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];

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

async function account(person: Person): Promise<void> {
  context = await contextOf(browser, person);
  page = await context.newPage();
  complaints = complaintsOf(page);
  await openPage(page, `${product.origin()}/en/app/user/account-info`);
}

/** Of the mail that came last; two may be under way. */
async function newestCode(email: string): Promise<string> {
  await page.waitForTimeout(500);
  return product.codeFor(email);
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByLabel(name, { exact: true });

test('[SHELL-13] the page shows how one logs in, what protects it, devices and history, is accessible, and can be read at every width, in the dark, and from right to left', async () => {
  const { person, email } = await newMember(product);
  await account(person);
  for (const name of ['about', 'ways', 'protection', 'devices', 'history', 'lock'] as const)
    await page.getByRole('heading', { level: 2, name: said(`account.section.${name}`), exact: true }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain(email);
  await expectAccessible(page);
  const lock = page.getByRole('link', { name: said('account.lock') });
  expect(await lock.getAttribute('href')).toBe('/en/app/user/auto-ban-account');
  await expectReadableAt(320, 'dark');
  await openPage(page, `${product.origin()}/ar-SA/app/user/account-info`);
  await expectReadableAt(768, 'light');
  await expectReadableAt(1440, 'dark');
});

async function expectReadableAt(width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await expectReadable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('the index marks what was chosen, and what is read after the page was moved', async () => {
  const { person } = await newMember(product);
  await account(person);
  await page.setViewportSize({ width: 1440, height: 900 });
  const marked = page.locator('nav a[aria-current=location]');
  const entry = (name: 'factors' | 'history' | 'sub' | 'lock') => said(`account.section.${name}`);
  const index = page.getByRole('navigation', { name: said('account.index') });
  for (const name of ['factors', 'history', 'sub', 'lock'] as const) {
    await index.getByRole('link', { name: entry(name), exact: true }).click();
    // It has scrolled by then, or had no need to.
    await page.waitForTimeout(300);
    await expect.poll(() => marked.allTextContents(), SOON).toEqual([entry(name)]);
  }
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, -9_000);
  await expect.poll(() => marked.textContent(), SOON).toBe(said('account.section.about'));
  await page.mouse.wheel(0, 9_000);
  await expect.poll(() => marked.textContent(), SOON).toBe(entry('lock'));
});

test('where no other company’s accounts are taken, nothing is said of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-no-providers-'));
  const OIDC_PROVIDERS_FILE = join(folder, 'providers.json');
  writeFileSync(OIDC_PROVIDERS_FILE, '[]');
  const alone = await openProduct({ OIDC_PROVIDERS_FILE });
  onTestFinished(async () => {
    await alone.close();
    rmSync(folder, { recursive: true });
  });
  /** As the server shows it, whose word the page takes. */
  const shownBy = async ({ port }: Product) => {
    const person = createPerson(port);
    expect((await person.logIn('verified@example.com', PASSWORD)).ret_code).toBe(0);
    return (await person.open('/en/app/user/account-info')).text;
  };
  const [without, other] = [await shownBy(alone), await shownBy(product)];
  const [protection, linked] = [
    `>${said('account.section.protection')}</h2>`,
    `>${said('account.section.linked')}</h2>`,
  ];
  expect(without).toContain(protection);
  expect(without).not.toContain(linked);
  expect(other).toContain(linked);
});

test('a new password needs the old one, differs from it, and signs out the other devices', async () => {
  const { person, email } = await newMember(product);
  const elsewhere = createPerson(product.port, { device: person.cookies });
  expect((await elsewhere.logIn(email, PASSWORD)).ret_code).toBe(0);
  await account(person);
  await press(said('account.password.change'));
  await press(said('accountForm.password.change'));
  await page.getByText(said('accountForm.password.old.empty')).waitFor();
  await field(said('accountForm.password.old')).fill('wrong password here');
  await field(said('accountForm.password.new')).fill(NEW_PASSWORD);
  await press(said('accountForm.password.change'));
  await page.getByText(/That isn’t your password/).waitFor();
  expect(await field(said('accountForm.password.new')).inputValue()).toBe(NEW_PASSWORD);
  await expectAccessible(page);
  await field(said('accountForm.password.old')).fill(PASSWORD);
  await field(said('accountForm.password.new')).fill(PASSWORD);
  await press(said('accountForm.password.change'));
  await page.getByText(said('accountForm.password.same')).waitFor();
  expect((await elsewhere.call('/user/private/info')).ret_code).toBe(0);
  await field(said('accountForm.password.new')).fill(NEW_PASSWORD);
  await press(said('accountForm.password.change'));
  const news = said('accountForm.password.done', { count: 1 });
  await page.getByRole('status').filter({ hasText: news }).waitFor();
  expect((await elsewhere.call('/user/private/info')).ret_code).toBe(10_006);
  await page.reload();
  expect(page.url()).toContain('/app/user/account-info');
  expect((await elsewhere.logIn(email, NEW_PASSWORD)).ret_code).toBe(0);
});

test('a session that has proved nothing is asked who is there; whoever cancels has changed nothing and lost nothing', async () => {
  const { person, email } = await newMember(product);
  await unproven(person);
  await account(person);
  await press(said('account.antiPhishing.add'));
  await press(said('accountForm.save'));
  await page.getByText(said('accountForm.antiPhishing.empty')).waitFor();
  await field(said('accountForm.antiPhishing.label')).fill('Blue Whale 7');
  await press(said('accountForm.save'));
  const dialog = page.getByRole('dialog', { name: said('stepUp.title') });
  await dialog.getByText(said('stepUp.action.antiPhishing')).waitFor();
  await dialog.locator('input').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await field(said('accountForm.antiPhishing.label')).inputValue()).toBe('Blue Whale 7');
  await press(said('accountForm.save'));
  await dialog.waitFor();
  const code = dialog.getByLabel(said('form.code'), { exact: true });
  await code.waitFor();
  const right = await newestCode(email);
  await code.fill(right === '000000' ? '111111' : '000000');
  await dialog.locator('[aria-invalid=true]').waitFor();
  await code.fill(right);
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByRole('status')
    .filter({ hasText: said('accountForm.antiPhishing.done') })
    .waitFor();
});

test('the anti-phishing code stands in the next mail, and its mask on the page', async () => {
  const { person, email } = await newMember(product);
  await account(person);
  await press(said('account.antiPhishing.add'));
  await field(said('accountForm.antiPhishing.label')).fill('a');
  await press(said('accountForm.save'));
  await page.getByText(said('accountForm.antiPhishing.short')).waitFor();
  await field(said('accountForm.antiPhishing.label')).fill('Blue Whale 7');
  await page.getByRole('figure').getByText('Blue Whale 7').waitFor();
  await press(said('accountForm.save'));
  await page
    .getByRole('status')
    .filter({ hasText: said('accountForm.antiPhishing.done') })
    .waitFor();
  expect(await page.locator('main').textContent()).not.toContain('Blue Whale 7');
  await expect
    .poll(
      async () => (await product.mails()).some(({ to, html }) => to === email && html.includes('Blue Whale 7')),
      SOON,
    )
    .toBe(true);
});

test('confirming new devices is switched off, and mail about new logins as well, at once; a switch that the server does not take goes back, and says so', async () => {
  const { person } = await newMember(product);
  await account(person);
  const check = page.getByRole('switch', { name: said('account.deviceCheck') });
  const mails = page.getByRole('switch', { name: said('account.notices') });
  expect(await check.isChecked()).toBe(true);
  await goOffline(page);
  await mails.click();
  await page.locator('#protection').getByText(said('error.offline')).waitFor();
  expect(await mails.isChecked()).toBe(true);
  await context.setOffline(false);
  complaints.length = 0;
  await check.click();
  await expect.poll(() => check.isChecked(), SOON).toBe(false);
  await mails.click();
  expect(await mails.isChecked()).toBe(false);
  await expect
    .poll(async () => (await person.call('/user/private/account/overview')).result, SOON)
    .toMatchObject({ device_check: false, notices: { new_login: false } });
  await page.reload();
  expect(await check.isChecked()).toBe(false);
  expect(await mails.isChecked()).toBe(false);
});

/** A second device of an account, confirmed by a code. */
async function withFirefox(email: string): Promise<Person> {
  const phone = createPerson(product.port, {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const asked = await phone.logIn(email, PASSWORD);
  expect(asked.ret_code).toBe(20_100);
  const { uuid } = asked.result;
  await phone.call('/user/public/challenge/send', { uuid, item: 'email' });
  const code = await product.codeFor(email);
  expect((await phone.call('/user/public/login/verify', { uuid, proof: { by: 'email', code } })).ret_code).toBe(0);
  return phone;
}

test('the history goes back page by page, newest first; known devices open on demand, and one that is forgotten is signed out', async () => {
  const { person, email } = await newMember(product);
  const phone = await withFirefox(email);
  for (let login = 0; login < 6; login += 1) {
    const again = createPerson(product.port, { device: person.cookies });
    expect((await again.logIn(email, PASSWORD)).ret_code).toBe(0);
  }
  await account(person);
  const events = page.locator('#history').getByRole('listitem');
  await expect.poll(() => events.count(), SOON).toBe(5);
  expect(await events.first().textContent()).toContain(said('account.openedBy.password'));
  await press(said('accountForm.history.more'));
  await expect.poll(() => events.count(), SOON).toBeGreaterThanOrEqual(7);
  const times = await events.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual(times.toSorted().reverse());
  await expect.poll(() => page.getByRole('button', { name: said('accountForm.history.more') }).count(), SOON).toBe(0);
  await press(said('account.devices.known'));
  const forget = said('accountForm.devices.forgetOne', { device: 'Firefox on Linux' });
  await page.getByRole('button', { name: forget }).click();
  const news = said('accountForm.devices.forgotten', { count: 1 });
  await page.getByRole('status').filter({ hasText: news }).waitFor();
  expect((await phone.call('/user/private/info')).ret_code).toBe(10_006);
});

test('what is pressed before the cards have come is pressed once they have; a switch does not turn alone', async () => {
  const { person } = await newMember(product);
  context = await contextOf(browser, person);
  page = await context.newPage();
  complaints = complaintsOf(page);
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/cards-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.origin()}/en/app/user/account-info`);
  await page.waitForSelector('html[data-hydrated]');
  const mails = page.getByRole('switch', { name: said('account.notices') });
  await mails.click({ noWaitAfter: true });
  expect(await mails.isChecked()).toBe(true);
  come();
  await expect.poll(() => mails.isChecked(), SOON).toBe(false);
  await expect
    .poll(async () => (await person.call('/user/private/account/overview')).result, SOON)
    .toMatchObject({ notices: { new_login: false } });
});

test('cards whose code cannot be had can be read, and say so', async () => {
  const { person } = await newMember(product);
  context = await contextOf(browser, person);
  page = await context.newPage();
  await page.route(/\/assets\/cards-/, (route) => route.abort());
  await page.goto(`${product.origin()}/en/app/user/account-info`);
  await page.getByText(said('shell.part.late')).waitFor();
  await page.getByRole('heading', { name: said('account.section.ways') }).waitFor();
  await expectReadable(page);
  complaints = [];
});
