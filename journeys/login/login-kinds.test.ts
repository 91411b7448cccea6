import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice, giveBoth } from '../stage/login.ts';
import { messageTo } from '../stage/messages.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { arrived, field, heading, newDevice, openForm, PASSWORD, password, places } from '../stage/sign-up.ts';

const SWITCH = '/x-api/user/private/trade/switch';
const DEMO = ['demo@example.com', 'correct horse battery'] as const;

let product: Product;
let browser: OwnBrowser;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(() => page?.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function openLogin(query: string): Promise<string[]> {
  page = await newDevice(browser, places.global);
  const complaints = complaintsOf(page);
  await page.goto(`${product.origin('')}/en/login${query}`);
  await hydrated(page);
  return complaints;
}

async function logIn(account: string, secret: string, number?: string): Promise<void> {
  await giveBoth(page, account, secret);
  if (number) await confirmDevice(page, product, number);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

test('[ROUTE-13] [LOGIN-13] a demo login says what it is, and trades with demo money afterwards', async () => {
  const complaints = await openLogin('?demoAccount=true');
  await page.getByText(said('login.demo')).waitFor();
  await expectAccessible(page);
  const switched = page.waitForResponse((response) => new URL(response.url()).pathname === SWITCH);
  await logIn(...DEMO);
  const answer = await switched;
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([200, { env: 1 }]);
  expect(complaints).toEqual([]);
});

test('[ROUTE-13] [SESS-07] a demo login whose switch fails still arrives; a usual one switches nothing', async () => {
  await openLogin('?demoAccount=true');
  await page.route(`**${SWITCH}`, (route) => route.abort());
  await logIn(...DEMO);
  await page.context().close();

  const complaints = await openLogin('?demoAccount=1');
  const switches: string[] = [];
  page.on('request', (request) => request.url().includes(SWITCH) && switches.push(request.url()));
  expect(await page.getByText(said('login.demo')).count()).toBe(0);
  await logIn(...DEMO);
  expect([switches, complaints]).toEqual([[], []]);
});

test('[SIGNUP-01] [LOGIN-01] who registered with a number logs in with it, as they write it', async () => {
  page = await newDevice(browser, places.global);
  await openForm(page, product, places.global);
  await page.getByRole('radio', { name: said('register.method.mobile') }).check();
  await field(page, 'register.method.mobile.label').fill('+44 7400 123456');
  await page.keyboard.press('Enter');
  await heading(page, 'register.sms.title');
  await field(page, 'form.code').fill((await messageTo(product, '+447400123456')).code);
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await arrived(page);
  await page.context().close();

  for (const spelling of ['+44 7400 123456', '0044 7400 123456', '07400 123456']) {
    const complaints = await openLogin('');
    await logIn(spelling, PASSWORD, '+447400123456');
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});
