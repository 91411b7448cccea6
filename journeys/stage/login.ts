import type { Page } from 'playwright-core';
import { hydrated } from './browser.ts';
import { messageTo } from './messages.ts';
import type { Person } from './person.ts';
import type { Product } from './product.ts';
import { patternOn, saidOn } from './said.ts';

export const PASSWORD = 'four quiet words here';

export const accountField = (page: Page) =>
  page.getByRole('textbox', { name: saidOn(page)('form.account'), exact: true });
export const passwordField = (page: Page) => page.getByLabel(saidOn(page)('login.password'), { exact: true });
export const codeField = (page: Page) => page.getByRole('textbox', { name: saidOn(page)('form.code'), exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** LOGIN-13: the call by which a session trades with demo money from now on. */
export const demoSwitch = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/x-api/user/private/trade/switch'));

/** Opens a registered account with an address; its device is known from then on. */
export async function register(person: Person, product: Product, email: string, password = PASSWORD): Promise<void> {
  const uuid = await person.begin(email);
  await person.verify(uuid, await product.codeFor(email));
  const { ret_code } = await person.setPassword(uuid, password);
  if (ret_code !== 0) throw new Error(`${email} could not be registered: ${ret_code}`);
}

export async function openLogin(page: Page, origin: string, path = '/en/login'): Promise<void> {
  await page.goto(origin + path);
  await hydrated(page);
}

/** Account and password, sent. */
export async function giveBoth(page: Page, account: string, password = PASSWORD): Promise<void> {
  await accountField(page).fill(account);
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
}

/** The password of the account that this device remembers, sent. */
export async function giveKnown(page: Page, password = PASSWORD): Promise<void> {
  await heading(page, saidOn(page)('known.title'));
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
}

/** The code that the page says it has sent to an address or number. */
export async function codeSentTo(page: Page, product: Product, to: string): Promise<string> {
  await page.getByText(patternOn(page, 'prove.email.ask', 'to')).waitFor();
  return (await messageTo(product, to)).code;
}

/** A device that is new confirms itself by the code that was sent. */
export async function confirmDevice(page: Page, product: Product, to: string): Promise<void> {
  await heading(page, saidOn(page)('login.device.title'));
  await codeField(page).fill(await codeSentTo(page, product, to));
}
