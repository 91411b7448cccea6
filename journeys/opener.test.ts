import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { alive, openBrowser } from './browser.ts';
import { openProduct, type Product } from './product.ts';

/** Another site, whose page opens a tab and keeps a hold on it. */
let stranger: Server;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let holder: Page;

beforeAll(async () => {
  stranger = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>${request.url}</title>`);
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  stranger?.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  context.setDefaultTimeout(30_000);
  holder = await context.newPage();
  await holder.goto(strangersPage('/holder'));
});
afterEach(() => context.close());

const strangersPage = (path: string) => `http://127.0.0.1:${(stranger.address() as AddressInfo).port}${path}`;

async function openTab(): Promise<Page> {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    holder.evaluate(() => Object.assign(globalThis, { held: open('/tab') })),
  ]);
  await tab.waitForURL('**/tab');
  return tab;
}

/** Leads the tab that the stranger holds somewhere else, as a phishing page would. */
async function leadAway(to: string): Promise<void> {
  await holder.evaluate((address) => {
    const { held } = globalThis as unknown as { held: Window };
    held.location.href = address;
  }, to);
}

async function expectOutOfReach(tab: Page): Promise<void> {
  const login = `${product.origin()}/en/login`;
  expect([tab.url(), await tab.evaluate(() => window.opener)]).toEqual([login, null]);
  await leadAway(strangersPage('/phishing'));
  // The stranger's own tab does go where it is led, so that the wait is for something.
  const other = await openTab();
  await leadAway(strangersPage('/phishing'));
  await other.waitForURL('**/phishing');
  expect(tab.url()).toBe(login);
}

test('a tab of another site in which the user typed our address is out of that site’s reach', async () => {
  const tab = await openTab();
  const answer = await tab.goto(`${product.origin()}/en/login`);
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('unsafe-none');
  await alive(tab);
  await expectOutOfReach(tab);
});

test('a tab that another site led to us is out of that site’s reach', async () => {
  const tab = await openTab();
  const answered = tab.waitForResponse('**/en/login');
  await leadAway(`${product.origin()}/en/login`);
  expect((await answered).headers()['cross-origin-opener-policy']).toBe('same-origin');
  await alive(tab);
  await expectOutOfReach(tab);
});

test('from a typed page on, each page that a press opens has the policy', async () => {
  const page = await context.newPage();
  await page.goto(`${product.origin()}/en/login`);
  await alive(page);
  const answered = page.waitForResponse('**/en/register*');
  await page.evaluate((address) => location.assign(address), `${product.origin()}/en/register`);
  expect((await answered).headers()['cross-origin-opener-policy']).toBe('same-origin');
});
