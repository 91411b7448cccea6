import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

async function open(path: string, width: number): Promise<void> {
  context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'en-GB' });
  page = await context.newPage();
  complaints = complaintsOf(page);
  await page.goto(`${product.origin()}${path}`);
  await hydrated(page);
}

const offer = (email: string) => page.getByRole('button', { name: said('form.email.meant', { email }) });

test('[SIGNUP-01] a slip in the address is offered for correction below the field, which a press takes', async () => {
  await open('/en/register', 320);
  const field = page.locator('#register-email');
  const height = async () => (await page.locator('main form').first().boundingBox())?.height;
  await field.fill('anastasia.petrova@gmial.com');
  const before = await height();
  await field.blur();
  await offer('anastasia.petrova@gmail.com').waitFor();
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await offer('anastasia.petrova@gmail.com').click();
  expect(await field.inputValue()).toBe('anastasia.petrova@gmail.com');
  await page
    .getByText(said('form.email.taken', { email: 'anastasia.petrova@gmail.com' }))
    .waitFor({ state: 'attached' });
  expect(await offer('anastasia.petrova@gmail.com').count()).toBe(0);
});

test('[SIGNUP-01] by keyboard, at login and recovery too; what is right, or changed meanwhile, is left alone', async () => {
  for (const [path, id] of [
    ['/en/login', 'login-account'],
    ['/en/app/user/retrieve', 'retrieve-account'],
  ] as const) {
    await context?.close();
    await open(path, 1280);
    const field = page.locator(`#${id}`);
    await field.fill('ana@hotmial.co.uk');
    await page.keyboard.press('Tab');
    await offer('ana@hotmail.co.uk').waitFor();
    await field.fill('ana@hotmial.co');
    expect(await offer('ana@hotmail.co.uk').count()).toBe(0);
    await field.blur();
    await offer('ana@hotmail.co.uk').focus();
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('ana@hotmail.co.uk');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    await field.fill('ana@mail.com');
    await field.blur();
    await field.fill('ana@gmal.com');
    await field.blur();
    await offer('ana@gmail.com').waitFor();
    expect(await page.getByRole('button', { name: /@mail\.com/ }).count()).toBe(0);
  }
});
