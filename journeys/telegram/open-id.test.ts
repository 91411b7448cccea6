import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_CLIENT_SECRET } from '../../apps/telegram/demo-bot.ts';
import { contextOf, openPage } from '../stage/account-page.ts';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { newDevice } from '../stage/sign-up.ts';
import { bind, newAccount, press } from '../stage/telegram-steps.ts';

const KEREM = 7100000003;
const TELEGRAM = { name: 'Telegram' };

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  const opening = openProduct({ TELEGRAM_CLIENT_SECRET: DEMO_CLIENT_SECRET });
  [product, browser] = await Promise.all([opening, openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

async function answerAs(page: Page, name: RegExp, button: 'Log in' | 'Cancel'): Promise<void> {
  await page.waitForURL('**/dev/telegram/auth?*client_id=*');
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function leaveLogin(page: Page): Promise<void> {
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await press(page, said('thirdParty.button.continue', TELEGRAM));
}

test('[LOGIN-06] [TG-03] who is linked by the mini-app logs in by OpenID Connect, in the same account; who cancels is where they were, and not logged in', async () => {
  const { email, person } = await newAccount(product);
  expect(await bind(product, person, KEREM)).toMatch(/^success\|/);
  const page = await newDevice(browser, { from: 'GB' });
  context = page.context();
  await leaveLogin(page);
  const complaints = complaintsOf(page);
  await answerAs(page, /Kerem/, 'Cancel');
  await page.getByRole('button', { name: said('thirdParty.again', TELEGRAM) }).waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('b_t_c_k');
  await leaveLogin(page);
  await answerAs(page, /Kerem/, 'Log in');
  await confirmDevice(page, product, email);
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

test('[TG-01] the owner links it on the account page, and its card says who it is', async () => {
  const { person } = await newAccount(product);
  context = await contextOf(browser, person, { extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  const page = await context.newPage();
  await openPage(page, `${product.origin()}/en/app/user/account-info`);
  const card = page.getByRole('region', { name: said('account.section.telegram') });
  await card.scrollIntoViewIfNeeded();
  await press(page, said('telegram.card.add'));
  await answerAs(page, /Anna/, 'Log in');
  await page.waitForURL('**/en/app/user/account-info*', { waitUntil: 'commit' });
  await card.getByText('Anna Keller').waitFor();
  expect((await person.call('/user/private/telegram-bind-status')).result).toMatchObject({
    ...{ bind_status: 1, telegram: { first_name: 'Anna Keller', username: 'anna_keller' } },
  });
});
