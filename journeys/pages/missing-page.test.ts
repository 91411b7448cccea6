import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, newMember } from '../stage/account-page.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin() + path);
  await hydrated(page);
}

const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox())?.width;

test('a missing page says the address as it was typed, and its buttons are as wide as those of the start page', async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await open(page, '/en');
    const wide = await widthOf(page, said('home.action.logIn'));
    await open(page, '/en/no/such-page');
    await page.getByText('/en/no/such-page', { exact: true }).waitFor();
    const names = [said('shell.logIn'), said('shell.createAccount')];
    expect(await Promise.all(names.map((name) => widthOf(page, name))), `${width} px`).toEqual([wide, wide]);
  }
});

test('the header of a missing page is that of the user', async () => {
  const { person } = await newMember(product);
  context = await contextOf(browser, person);
  const page = await context.newPage();
  await open(page, '/en/no/such-page');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: said('shell.account.menu') }).waitFor();
  expect(await header.getByRole('link', { name: said('shell.logIn') }).count()).toBe(0);
});

test('[REDIR-05] where there is no app, its page says so, and leads to the site in the browser', async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await open(page, '/en/download');
  await page.getByRole('heading', { level: 1, name: said('download.none.title'), exact: true }).waitFor();
  expect(await page.getByText(said('download.title'), { exact: true }).count()).toBe(0);
  expect(await page.title()).toContain(said('page.download'));
  const onward = page.getByRole('link', { name: said('download.action', { brand: 'Gatehouse' }), exact: true });
  await onward.click();
  await page.waitForURL('**/en', { waitUntil: 'commit' });
});
