import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice, giveBoth } from '../stage/login.ts';
import { messageTo } from '../stage/messages.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { newDevice, PASSWORD, places } from '../stage/sign-up.ts';

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
  await openAgain(query);
  return complaints;
}

/** On a device that the account may be known to; the plain form. */
async function openAgain(query: string): Promise<void> {
  await page.context().clearCookies({ name: 'known_account' });
  await page.goto(`${product.origin('')}/en/login${query}`);
  await hydrated(page);
}

async function logIn(account: string, secret: string, number?: string): Promise<void> {
  await giveBoth(page, account, secret);
  if (number) await confirmDevice(page, product, number);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
}

test('[ROUTE-13] [LOGIN-13] [SESS-07] a demo login says what it is, and trades with demo money afterwards; one whose switch fails still arrives; a usual one switches nothing', async () => {
  const complaints = await openLogin('?demoAccount=true');
  await page.getByText(said('login.demo')).waitFor();
  await expectAccessible(page);
  const switched = page.waitForResponse((response) => new URL(response.url()).pathname === SWITCH);
  await logIn(...DEMO);
  const answer = await switched;
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([200, { env: 1 }]);
  await page.context().clearCookies({ name: 'b_t_c_k' });

  await openAgain('?demoAccount=1');
  const switches: string[] = [];
  page.on('request', (request) => request.url().includes(SWITCH) && switches.push(request.url()));
  expect(await page.getByText(said('login.demo')).count()).toBe(0);
  await logIn(...DEMO);
  expect([switches, complaints]).toEqual([[], []]);
  await page.context().clearCookies({ name: 'b_t_c_k' });

  await openAgain('?demoAccount=true');
  await page.route(`**${SWITCH}`, (route) => route.abort());
  await logIn(...DEMO);
  expect(switches).toHaveLength(1);
});

test('[SIGNUP-01] [LOGIN-01] who registered with a number logs in with it, as they write it', async () => {
  const number = '+447400123456';
  const person = createPerson(product.port, { country: places.global.from });
  const uuid = await person.begin(number, 'mobile');
  await person.verify(uuid, (await messageTo(product, number)).code);
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  for (const spelling of ['+44 7400 123456', '0044 7400 123456'])
    expect((await person.logIn(spelling, PASSWORD)).ret_code).toBe(0);

  const complaints = await openLogin('');
  await logIn('07400 123456', PASSWORD, number);
  expect(complaints).toEqual([]);
});
