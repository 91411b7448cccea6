import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, newMember, openPage, PASSWORD, typeCode } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { messageTo } from '../stage/messages.ts';
import type { Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** A busy machine takes its time. */
const SOON = { timeout: 30_000 };

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

async function account(person: Person): Promise<void> {
  context = await contextOf(browser, person);
  page = await context.newPage();
  complaints = complaintsOf(page);
  await openPage(page, `${product.origin()}/en/app/user/account-info`);
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const addressOf = async (person: Person) => (await person.call('/user/private/info')).result.vague_email;

/** The code of the newest mail, once it is another one than before. */
async function codeAfter(address: string, before = ''): Promise<string> {
  await expect.poll(async () => (await product.codeFor(address)) !== before, SOON).toBe(true);
  return product.codeFor(address);
}

test('the address changes with a code from the old one and one from the new one, and not before; one that has an account already is not given away', async () => {
  const taken = await newMember(product);
  const { person, email } = await newMember(product);
  const registered = await product.codeFor(email);
  const next = `next-${Date.now()}@example.com`;
  await account(person);
  await press(said('account.email.change'));
  await page.getByText(said('accountForm.email.old.title')).waitFor();
  const old = await codeAfter(email, registered);
  await typeCode(page, old === '000000' ? '111111' : '000000');
  await page.locator('[aria-invalid=true]').waitFor();
  await expectAccessible(page);
  await typeCode(page, old);
  const field = page.getByLabel(said('accountForm.email.label'), { exact: true });
  await field.waitFor();
  await field.fill('nonsense');
  await press(said('accountForm.send'));
  await page.getByText(said('form.email.invalid')).waitFor();
  await expectNotGivenAway(field, taken);
  await field.fill(next);
  await press(said('accountForm.send'));
  await page.getByText(said('accountForm.email.new.title')).waitFor();
  const before = await addressOf(person);
  // Another address is wanted after all: what was typed is still there.
  await press(said('accountForm.email.other'));
  expect(await field.inputValue()).toBe(next);
  await press(said('accountForm.send'));
  await page.getByText(said('accountForm.email.new.title')).waitFor();
  expect(await addressOf(person)).toBe(before);
  await page.waitForTimeout(500);
  await typeCode(page, await product.codeFor(next));
  await page.getByRole('status').filter({ hasText: 'Your email is now' }).waitFor();
  expect((await person.logIn(next, PASSWORD)).ret_code).toBe(0);
  expect((await person.logIn(email, PASSWORD)).ret_code).not.toBe(0);
});

/** The page goes on as with any other address, as far as the code that nobody gets; then another one is wanted. */
async function expectNotGivenAway(field: Locator, taken: { email: string; person: Person }): Promise<void> {
  await field.fill(taken.email);
  const before = await addressOf(taken.person);
  const sent = page.waitForResponse(/\/challenge\/send/);
  await press(said('accountForm.send'));
  await sent;
  await page.getByText(said('accountForm.email.new.title')).waitFor();
  await page.getByLabel(said('form.code'), { exact: true }).waitFor();
  await typeCode(page, '123456');
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await addressOf(taken.person)).toBe(before);
  expect((await taken.person.logIn(taken.email, PASSWORD)).ret_code).toBe(0);
  await press(said('accountForm.email.other'));
}

test('cancelling gives the focus back to the button, and nothing is changed; a number is added with a code by text message, and without one it says what is missing', async () => {
  const { person } = await newMember(product);
  await account(person);
  const before = await addressOf(person);
  await press(said('account.email.change'));
  await page.getByText(said('accountForm.email.old.title')).waitFor();
  await press(said('shell.cancel'));
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(focused).toBe(said('account.email.change'));
  expect(await addressOf(person)).toBe(before);
  await press(said('account.mobile.add'));
  const number = page.getByLabel(said('accountForm.mobile.label'), { exact: true });
  await number.waitFor();
  await press(said('accountForm.send'));
  await page.getByText(said('phone.empty')).waitFor();
  await expectAccessible(page);
  const digits = '+31612345678';
  await number.fill(digits);
  await press(said('accountForm.send'));
  await page.getByText(said('accountForm.mobile.new.title')).waitFor();
  await typeCode(page, (await messageTo(product, digits)).code);
  await page.getByRole('status').filter({ hasText: 'Your mobile number is' }).waitFor();
  expect((await person.call('/user/private/info')).result.mobile_verified).toBe(true);
});
