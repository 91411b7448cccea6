import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  CODE,
  code,
  devices,
  field,
  found,
  heading,
  member,
  NEW_PASSWORD,
  open,
  openAs,
} from '../stage/account-recovery-steps.ts';
import { complaintsOf, expectReadable, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { demoSwitch } from '../stage/login.ts';
import type { Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const SUB_PASSWORD = 'nine slow yellow kites';
const ACCOUNT = '/en/app/user/account-info';

let product: Product;
let browser: OwnBrowser;
const own = devices(() => browser);

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(own.close);
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const fresh = () => `${randomUUID().slice(0, 8)}@mail.example`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function withSub(person: Person, name = 'desk'): Promise<string> {
  const { result } = await person.call('/user/private/sub-account/create', {
    name,
    ...(await person.locked(SUB_PASSWORD)),
  });
  const [sub] = (result as unknown as { sub_accounts: { login_name: string }[] }).sub_accounts;
  return sub?.login_name ?? '';
}

async function logIn(page: Page, name: string, password = SUB_PASSWORD): Promise<void> {
  await open(page, `${product.origin()}/en/app/user/sub-account-login`);
  await typeBoth(page, name, password);
}

async function typeBoth(page: Page, name: string, password: string): Promise<void> {
  await field(page, said('subLogin.name')).fill(name);
  await field(page, said('subLogin.password')).fill(password);
  await page.keyboard.press('Enter');
}

test('[SHELL-10] a new device is confirmed by the main account’s mailbox, then known', async () => {
  const email = fresh();
  const name = await withSub(await member(product, email));
  const page = await own.open();
  const complaints = complaintsOf(page);
  await logIn(page, name);
  await heading(page, said('subLogin.device.title'));
  await page.getByText(said('prove.email.ask', { to: '' }).trim()).waitFor();
  await code(page).fill(await found(product, email, CODE));
  await page.waitForURL('**/en/dashboard');
  const { result } = await page.evaluate(async () => (await fetch('/x-api/user/private/info')).json());
  expect(result.username).toBe(name);
  await page.evaluate(() => fetch('/x-api/logout', { method: 'POST' }));
  const switched = demoSwitch(page);
  await open(page, `${product.origin()}/en/login?demoAccount=true`);
  await page.getByRole('link', { name: said('login.subAccount') }).click();
  await page.waitForURL('**/sub-account-login?demoAccount=true');
  await typeBoth(page, name, SUB_PASSWORD);
  expect((await switched).postDataJSON()).toEqual({ env: 1 });
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

test('[SHELL-10] [LOGIN-07] empty, malformed, wrong and frozen are said; the third and fourth wrong password say for how long login will pause, before it does', async () => {
  const person = await member(product, fresh());
  const name = await withSub(person);
  const page = await own.open({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  await logIn(page, '', '');
  await page.getByText(said('subLogin.name.empty')).waitFor();
  await page.getByText(said('form.password.empty')).waitFor();
  await typeBoth(page, 'desk', SUB_PASSWORD);
  await page.getByText(said('subLogin.name.shape')).waitFor();
  for (const words of [
    ...[said('subLogin.wrongPassword'), said('subLogin.wrongPassword')],
    said('subLogin.wrongPassword.pause', { left: 2, minutes: 15 }),
    said('subLogin.wrongPassword.pause', { left: 1, minutes: 15 }),
  ]) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/sub-account/login'));
    await typeBoth(page, name, 'wrong password');
    await answered;
    await page.getByText(words, { exact: true }).waitFor();
  }
  await expectReadable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const { result } = await person.call('/user/private/sub-account/list');
  const [sub] = (result as unknown as { sub_accounts: { id: number }[] }).sub_accounts;
  await person.call('/user/private/sub-account/freeze', { id: sub?.id, frozen: true });
  await typeBoth(page, name, SUB_PASSWORD);
  await page.getByText(said('error.700155' as 'error.700040')).waitFor();
});

test('the account page adds, freezes, unfreezes a sub-account, and gives it a new password', async () => {
  const person = await member(product, fresh());
  const page = await own.open();
  await openAs(page, person);
  await open(page, product.origin() + ACCOUNT);
  await button(page, said('subAccounts.add')).click();
  await field(page, said('subAccounts.form.name')).fill('trading.desk');
  await field(page, said('subAccounts.form.password.label')).fill(SUB_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(said('subAccounts.news.created')).waitFor();
  const name = (await page.locator('[data-sub-account] bdi[dir=ltr]').textContent()) ?? '';
  expect(name).toMatch(/^trading\.desk@\d+$/);
  await button(page, said('subAccounts.freeze.spoken', { name: 'trading.desk' })).click();
  await page.getByText(said('subAccounts.news.frozen')).waitFor();
  await button(page, said('subAccounts.unfreeze.spoken', { name: 'trading.desk' })).click();
  await page.getByText(said('subAccounts.news.unfrozen')).waitFor();
  await button(page, said('subAccounts.reset.spoken', { name: 'trading.desk' })).click();
  await field(page, said('subAccounts.form.password.label')).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(said('subAccounts.news.password')).waitFor();
  const sub = await own.open();
  await logIn(sub, name);
  await sub.getByText(said('subLogin.wrongPassword')).waitFor();
  await typeBoth(sub, name, NEW_PASSWORD);
  await heading(sub, said('subLogin.device.title'));
});
