import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnBrowser } from '../stage/browser.ts';
import { openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { newGuest, openPhone, type Phone } from '../stage/telegram.ts';
import { acceptAs, acceptLink, answerAuthorise, newAccount, title, titleOfAuthorise } from '../stage/telegram-steps.ts';

const BIND = '/x-api/user/private/bind/telegram';

let product: Product;
let browser: OwnBrowser;
let phone: Phone;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  phone = await openPhone(browser, product);
});
afterEach(() => phone.context.close());

/** Presses a button in the moment that it appears, as a press does that was meant for what was there before. */
const pressAtOnce = (name: string) =>
  phone.context.addInitScript((text) => {
    const observer = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text));
      if (!button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document, { subtree: true, childList: true });
  }, name);

test('[TG-05] a press that comes too early links nothing, and says so; a later one does', async () => {
  const { person } = await newAccount(product);
  await phone.context.addCookies(person.forBrowser());
  const binds: string[] = [];
  phone.context.on('request', (request) => void (request.url().endsWith(BIND) && binds.push(request.url())));
  await pressAtOnce(said('telegram.link.accept'));
  const page = await phone.launch({ person: newGuest() });
  await page.getByText(said('telegram.link.accept.early')).waitFor();
  await title(page, said('telegram.link.title'));
  expect(binds).toEqual([]);
  await acceptLink(page);
  await title(page, said('telegram.bound.title'));
  expect(binds).toHaveLength(1);
});

test('[TG-04] a press that comes too early does not go on as the person of Telegram; a later one does', async () => {
  const guest = newGuest();
  await pressAtOnce(acceptAs(guest));
  const page = await phone.launch({ person: guest });
  await page.getByText(said('telegram.link.accept.early')).waitFor();
  await title(page, titleOfAuthorise(guest));
  await answerAuthorise(page, guest, 'accept');
  await page.getByText(said('telegram.form.along')).waitFor();
});
