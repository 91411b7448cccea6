import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  askForReset,
  CODE,
  choosePassword,
  code,
  devices,
  found,
  heading,
  member,
  NEW_PASSWORD,
  open,
  openAs,
  PASSWORD,
  press,
  RESET_LINK,
  sayName,
  typeCode,
} from '../stage/account-recovery-steps.ts';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const HOUR_MS = 3_600_000;

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

test('[SHELL-10] by code: every other session ends, in an open tab too, and withdrawals wait', async () => {
  const email = fresh();
  const person = await member(product, email);
  const elsewhere = await own.open();
  await openAs(elsewhere, person);
  await open(elsewhere, `${product.origin()}/en/dashboard`);
  const page = await own.open();
  const complaints = complaintsOf(page);
  await open(page, `${product.origin()}/en/login`);
  await page.getByRole('link', { name: saidOn(page)('login.forgot'), exact: true }).click();
  await page.waitForURL('**/app/user/retrieve');
  await hydrated(page);
  await sayName(page, email);
  await typeCode(page, product, email);
  await heading(page, saidOn(page)('retrieve.password.title'));
  await choosePassword(page);
  await heading(page, saidOn(page)('retrieve.done.title'));
  const overview = await page.evaluate(async () => (await fetch('/x-api/user/private/account/overview')).json());
  const wait = overview.result.withdrawals_after - Date.now();
  expect(wait).toBeGreaterThan(23 * HOUR_MS);
  expect(wait).toBeLessThan(24 * HOUR_MS);
  const waysIn = page.getByRole('banner').getByRole('link', { name: saidOn(page)('shell.logIn'), exact: true });
  await expect.poll(() => waysIn.isVisible()).toBe(false);
  await press(page, saidOn(page)('retrieve.done.go'));
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  expect((await person.call('/user/private/info')).ret_code).toBe(10006);
  await elsewhere.reload();
  await elsewhere.waitForURL('**/en/login**', { waitUntil: 'commit' });
  expect((await person.logIn(email, PASSWORD)).ret_code).toBe(31002);
  expect(complaints).toEqual([]);
});

test('[SHELL-10] a reload between proof and password goes on, and a wrong code, the old password and a slip are said', async () => {
  const email = fresh();
  await member(product, email);
  const page = await own.open({ viewport: { width: 320, height: 640 } });
  await askForReset(page, product, email);
  await press(page, saidOn(page)('prove.email_link.type'));
  const right = await found(product, email, CODE);
  await code(page).fill(right === '111111' ? '222222' : '111111');
  await page.getByText(saidOn(page)('prove.triesLeft', { left: 4 })).waitFor();
  await page.reload();
  await heading(page, saidOn(page)('retrieve.proof.title'));
  await typeCode(page, product, email);
  await heading(page, saidOn(page)('retrieve.password.title'));
  await page.reload();
  await choosePassword(page, 'short');
  await page.getByText(saidOn(page)('form.password.tooShort')).waitFor();
  await choosePassword(page, PASSWORD);
  await page.getByText(saidOn(page)('retrieve.password.same')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await choosePassword(page);
  await heading(page, saidOn(page)('retrieve.done.title'));
});

test('[SHELL-10] a link opened on another device: that one goes on, the first is told, and the link works once', async () => {
  const email = fresh();
  await member(product, email);
  const first = await own.open();
  await askForReset(first, product, email);
  const link = await found(product, email, RESET_LINK);
  const second = await own.open();
  await open(second, link);
  await heading(second, said('retrieve.confirm.title'));
  expect(second.url()).not.toContain('#');
  await press(second, said('retrieve.confirm.submit'));
  await heading(second, said('retrieve.password.title'));
  await second.getByText(said('retrieve.password.moved')).waitFor();
  await heading(first, said('prove.over.elsewhere.title'));
  const third = await own.open();
  await open(third, link);
  await press(third, said('retrieve.confirm.submit'));
  await heading(third, said('retrieve.ended.expired.title'));
  await choosePassword(second);
  await heading(second, said('retrieve.done.title'));
  await open(second, link);
  await press(second, said('retrieve.confirm.submit'));
  await heading(second, said('retrieve.ended.done.title'));
});

test('[SHELL-10] a link opened in another tab: both go on, and the slower one hears that it is finished', async () => {
  const email = fresh();
  await member(product, email);
  const first = await own.open();
  await askForReset(first, product, email);
  const tab = await first.context().newPage();
  await open(tab, await found(product, email, RESET_LINK));
  await press(tab, said('retrieve.confirm.submit'));
  await heading(first, said('retrieve.password.title'));
  await choosePassword(tab);
  await heading(tab, said('retrieve.done.title'));
  await choosePassword(first, 'another four quiet words');
  await heading(first, said('retrieve.ended.done.title'));
  const { result } = await createPerson(product.port).logIn(email, NEW_PASSWORD);
  expect(result.why).toBe('device');
});

test('[SHELL-10] a name without an account sees the same screens, and its mail says so', async () => {
  const email = fresh();
  const page = await own.open();
  await askForReset(page, product, email);
  const text = await found(product, email, /It has no account there/);
  expect(text).toBeTruthy();
  await press(page, saidOn(page)('prove.email_link.type'));
  await code(page).fill('123456');
  await page.getByText(saidOn(page)('prove.triesLeft', { left: 4 })).waitFor();
});

test('[SHELL-10] by keyboard alone, from right to left, in the dark', async () => {
  const page = await own.open({ colorScheme: 'dark', extraHTTPHeaders: { 'cf-ipcountry': 'AE' } });
  await open(page, `${product.origin('ae')}/ar-ARE/app/user/retrieve`);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await page.locator('#retrieve-account').focus();
  await page.keyboard.press('Enter');
  await page.locator('#retrieve-account[aria-invalid=true]').waitFor();
  await page.keyboard.type('nobody@mail.example');
  await page.keyboard.press('Enter');
  await heading(page, saidOn(page)('retrieve.proof.title'));
});

test('[REDIR-04] neither the pages of recovery nor the login of sub-accounts are a place to go after logging in', async () => {
  const person = await member(product, fresh());
  for (const name of ['retrieve', 'security-item-find', 'sub-account-login']) {
    const target = encodeURIComponent(`/en/app/user/${name}?trx=1`);
    const { status, headers } = await person.open(`/en/login?redirect_url=${target}`);
    expect([status, headers.location], name).toEqual([302, '/en/dashboard']);
  }
});
