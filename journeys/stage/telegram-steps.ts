import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirmDevice, giveBoth, PASSWORD, register } from './login.ts';
import { createPerson, type Person } from './person.ts';
import type { Product } from './product.ts';
import { said } from './said.ts';
import { launched, nameOfGuest, newGuest, type Phone } from './telegram.ts';

const values = (guest: number) => ({ brand: 'Gatehouse', name: nameOfGuest(guest) });
export const titleOfAuthorise = (guest: number) => said('telegram.authorise.title', values(guest));
/** The button has the first name alone: the whole one is above it. */
export const acceptAs = (guest: number) =>
  said('telegram.authorise.accept', { name: nameOfGuest(guest).split(' ')[0] ?? '' });
let accounts = 0;

/** An account with an address of its own, on a device that is not the phone. */
export async function newAccount(product: Product, host?: string): Promise<{ email: string; person: Person }> {
  accounts += 1;
  const email = `telegram${accounts}-${Date.now()}@example.com`;
  const person = createPerson(product.port, host ? { host } : {});
  await register(person, product, email);
  return { email, person };
}

/** Binds an account to a person of Telegram by calls. */
export async function bind(product: Product, person: Person, guest: number, from = 'GB'): Promise<string> {
  const { data } = await launched(product, { person: guest });
  const body = JSON.stringify({ telegram_callback_mini: data, from: 'login', bot_messages: true });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'cf-ipcountry': from };
  const { text } = await person.open('/x-api/user/private/bind/telegram', { method: 'POST', headers, body });
  const { result } = JSON.parse(text) as { result?: { tg_bind_result: string } };
  return result?.tg_bind_result ?? text;
}

/** An account that is linked to a person of Telegram by calls. */
export async function linkedAccount(product: Product, guest = newGuest()) {
  const account = await newAccount(product);
  expect(await bind(product, account.person, guest)).toMatch(/^success\|/);
  return { guest, ...account };
}

export const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** TG-04 */
export async function answerAuthorise(page: Page, guest: number, answer: 'accept' | 'decline'): Promise<void> {
  await title(page, titleOfAuthorise(guest));
  const accept = acceptAs(guest);
  await press(page, answer === 'accept' ? accept : said('telegram.authorise.decline'));
}

/** Logs in on the phone, which is a new device. */
export async function logInOn(page: Page, product: Product, email: string): Promise<void> {
  await giveBoth(page, email, PASSWORD);
  await confirmDevice(page, product, email);
}

/** TG-09: one dialog says it, with one button, and a toast for a moment (ERR-08); the page does not say it again. */
export async function expectExpired(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: said('modal.session-expired.title') }).waitFor();
  expect(await dialog.getByRole('button').count()).toBe(1);
  await page.locator('main h1').waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/expired/i);
  expect(
    await page
      .locator('button')
      .filter({ hasText: said('modal.session-expired.close-mini-app') })
      .count(),
  ).toBe(1);
}

export const linkButton = (page: Page) => page.getByRole('button', { name: said('telegram.link.accept'), exact: true });

/** TG-05: the button does nothing for a moment, for which a click waits. */
export async function acceptLink(page: Page): Promise<void> {
  await title(page, said('telegram.link.title'));
  await linkButton(page).click();
}

/** TG-05: as far as the question whether to link Telegram, with an account that is logged in on the phone already. */
export async function linkQuestionOf(person: Person, phone: Phone, guest: number): Promise<Page> {
  await phone.context.addCookies(person.forBrowser());
  const page = await phone.launch({ person: guest });
  await title(page, said('telegram.link.title'));
  return page;
}

/** Opened by another person than the one who is logged in: goes on as the person of Telegram. */
export async function switchAccounts(page: Page): Promise<void> {
  await title(page, said('telegram.switch.title'));
  await press(page, said('telegram.switch.accept'));
}
