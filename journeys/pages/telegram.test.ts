import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const BOT = '7000000001:gatehouse-demo-bot-of-our-own-Telegram';
const LAYLA = 7100000002;

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
/** Another site than that of the pages, as Telegram is. */
let telegram: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  telegram = `${product.origin('telegram')}/dev/telegram`;
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(async () => {
  expect(complaints).toEqual([]);
  await context.close();
});

async function send(text: string): Promise<{ error_code?: number }> {
  const body = JSON.stringify({ chat_id: LAYLA, text });
  const headers = { 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${product.port}/dev/telegram/bot${BOT}/sendMessage`;
  return (await (await fetch(url, { method: 'POST', headers, body })).json()) as { error_code?: number };
}

async function expectAccessibleInBoth(): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('our own Telegram is a chat with the bot, in light and dark', async () => {
  await page.goto(telegram);
  await expectAccessibleInBoth();
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: /layla_alhasan/ }).click();
  await page.getByLabel('Message to the bot').fill('/start');
  await page.keyboard.press('Enter');
  await page.locator('#messages .person', { hasText: '/start' }).waitFor();
  expect(await send('<b>Hello</b>')).toMatchObject({ ok: true });
  await page.locator('#messages .bot', { hasText: '<b>Hello</b>' }).waitFor();
  await expectAccessibleInBoth();
  await page.getByRole('button', { name: 'Stop bot' }).click();
  await page.getByRole('button', { name: 'Unblock bot' }).waitFor();
  expect(await send('Hello')).toMatchObject({ error_code: 403 });
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.locator('#empty').waitFor();
  await page.getByRole('button', { name: 'Launch options' }).click();
  await expectAccessibleInBoth();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('its login page leads back to the page that asked, with an answer', async () => {
  const back = `${product.origin()}/en/login?state=x`;
  const query = new URLSearchParams({ bot_id: '7000000001', origin: product.origin(), return_to: back });
  const answers: string[] = [];
  for (const name of ['Log in', 'Cancel']) {
    await page.goto(`${telegram}/auth?${query}`);
    await expectAccessible(page);
    await page.getByRole('radio', { name: /Kerem/ }).check();
    const came = page.waitForRequest((request) => request.url().startsWith(back) && request.isNavigationRequest());
    await page.getByRole('button', { name }).click();
    await came;
    await page.waitForURL(/#tgAuthResult=/);
    answers.push(new URL(page.url()).hash.replace('#tgAuthResult=', ''));
  }
  const [accepted = '', cancelled] = answers;
  expect(JSON.parse(Buffer.from(accepted, 'base64url').toString())).toMatchObject({
    id: 7100000003,
    first_name: 'Kerem',
  });
  expect(cancelled).toBe('false');
});
