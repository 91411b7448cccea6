import { codes } from '@gatehouse/contract/errors/codes';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, openPage, unproven } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice } from '../stage/login.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { botMessages, launched, openPhone, sayToBot, TASKS_PAGE } from '../stage/telegram.ts';
import { linkedAccount, press } from '../stage/telegram-steps.ts';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

async function openAccount(person: Person): Promise<Page> {
  context = await contextOf(browser, person, { extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  const page = await context.newPage();
  await openPage(page, `${product.origin()}/en/app/user/account-info`);
  // The card loads as it comes into view.
  await page.getByRole('region', { name: said('account.section.telegram') }).scrollIntoViewIfNeeded();
  return page;
}

const statusOf = async (person: Person) => (await person.call('/user/private/telegram-bind-status')).result;

test('[TG-01] the owner unlinks Telegram on the account page, after a security check; then it logs in no more', async () => {
  const { guest, email, person } = await linkedAccount(product);
  await unproven(person);
  const page = await openAccount(person);
  const complaints = complaintsOf(page);
  await press(page, said('telegram.card.remove.submit'));
  await press(page, said('shell.cancel'));
  expect(await statusOf(person)).toMatchObject({ bind_status: 1 });
  await press(page, said('telegram.card.remove.submit'));
  await page.getByRole('dialog').getByText(said('telegram.card.remove.submit'), { exact: true }).click();
  const check = page.getByRole('dialog', { name: said('stepUp.title') });
  await check.getByText(said('stepUp.action.noTelegram')).waitFor();
  const code = check.getByLabel(said('form.code'), { exact: true });
  await code.waitFor();
  await code.fill(await product.nextCodeFor(email));
  await page.getByText(said('telegram.card.removed')).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  expect(await statusOf(person)).toMatchObject({ bind_status: 0 });
  const told = async () => (await product.mails(email)).map(({ text }) => text).join();
  await expect.poll(told).toContain('no longer');
  const { data } = await launched(product, { person: guest });
  const visitor = createPerson(product.port, { country: 'GB' });
  const { ret_code } = await visitor.call('/user/public/login/thirdparty', { telegram_callback_mini: data });
  expect(ret_code).toBe(codes.thirdPartyOutcome);
});

test('[TG-05] the bot tells of a login, with the anti-phishing code, until the person sends /stop; the owner turns its messages on and off again', async () => {
  const { guest, email, person } = await linkedAccount(product);
  const { ret_code } = await person.call('/user/private/account/anti-phishing', { anti_phishing_code: 'Blue Whale 7' });
  expect(ret_code).toBe(0);
  const logIn = async () => {
    const phone = await openPhone(browser, product);
    const page = await phone.launch({ person: guest });
    await confirmDevice(page, product, email);
    await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
    await phone.context.close();
  };
  await logIn();
  const notices = async () => (await botMessages(product, guest)).filter((text) => text.includes('Blue Whale 7'));
  await expect.poll(notices).toEqual([expect.stringContaining('Login to your Gatehouse account from a new device')]);

  await sayToBot(product, guest, '/stop');
  await expect
    .poll(async () => (await botMessages(product, guest)).at(-1))
    .toContain('You’ll get no more login notices');
  const page = await openAccount(person);
  await page.getByText(said('telegram.card.messages.stopped')).waitFor();
  const messages = page.getByRole('switch', { name: said('telegram.card.messages') });
  await messages.click();
  await expect.poll(() => statusOf(person)).toMatchObject({ bot_messages: true });
  await page.getByText(said('telegram.card.messages.help')).waitFor();
  expect(await messages.isChecked()).toBe(true);
  expect((await statusOf(person)).messages_stopped).not.toBe(true);
  for (const isOn of [false, true]) {
    await messages.click();
    await expect.poll(() => statusOf(person)).toMatchObject({ bot_messages: isOn });
    expect(await messages.isChecked()).toBe(isOn);
  }
});
