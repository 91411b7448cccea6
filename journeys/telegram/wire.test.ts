import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { launched, newGuest, openPhone, type Phone, TASKS_PAGE } from '../stage/telegram.ts';
import { acceptLink, linkQuestionOf, newAccount, title } from '../stage/telegram-steps.ts';

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

const ending = (path: string) => (request: Request) => new URL(request.url()).pathname === `/x-api${path}`;
const answerOf = async (page: Page, path: string) => {
  const request = await page.waitForRequest(ending(path));
  const payload: Record<string, unknown> = request.postDataJSON();
  const answer: { ret_code: number; result: Record<string, unknown> } = await (await request.response())?.json();
  return { payload, answer };
};

test('[TG-03] [TG-10] a person whom no account knows is named by the answer 40004, and no toast tells of it', async () => {
  const guest = newGuest();
  const { url, data } = await launched(product, { person: guest });
  const page = await phone.launch('about:blank');
  const answered = answerOf(page, '/user/public/login/thirdparty');
  await page.goto(url);
  const { payload, answer } = await answered;
  expect(payload).toMatchObject({ telegram_callback_mini: data });
  expect(payload).not.toHaveProperty('telegram_callback');
  const telegram = { id: guest, first_name: 'Guest', auth_date: expect.any(Number) };
  expect(answer).toMatchObject({ ret_code: 40004, result: { telegram } });
  await page.getByRole('button', { name: said('telegram.authorise.decline') }).waitFor();
  expect(await page.locator('[popover=manual] p').count()).toBe(0);
});

test('[TG-03] [TG-07] a binding answers with success, and its toast lasts five seconds', async () => {
  const { person } = await newAccount(product);
  const page = await linkQuestionOf(person, phone, newGuest());
  // Its time stands still from then on, but for the moment in which the button does nothing.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5_000);
  const bound = answerOf(page, '/user/private/bind/telegram');
  await acceptLink(page);
  const { answer } = await bound;
  expect(answer.result.tg_bind_result).toMatch(/^success\|/);
  await title(page, said('telegram.bound.title'));
  const toast = page.locator('[popover=manual] p').getByText(said('telegram.bound.toast'));
  await toast.waitFor();
  await page.clock.runFor(4_800);
  expect(await toast.isVisible()).toBe(true);
  // The page goes on by itself once the toast is over.
  await page.clock.runFor(400);
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
});

test('[TG-02] outside Telegram the status of a QR code is asked for without its data', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => request.url().includes('/v3/public/qrcode/status'));
  await page.goto(`${product.origin()}/en/login`);
  expect([...new URL((await asked).url()).searchParams.keys()]).not.toContain('telegram_callback');
  await context.close();
});
