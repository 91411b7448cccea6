import { afterAll, beforeAll, expect, test } from 'vitest';
import { beenHere, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

let product: Product;
let browser: OwnBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('[SIGNUP-04] what was typed and submitted before the script arrived is kept, and goes on', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await beenHere(page, product.origin());
  const held: (() => void)[] = [];
  let holding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (holding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(`${product.origin()}/en/register`, { waitUntil: 'commit' });
  const email = page.getByLabel('Email', { exact: true });
  await email.pressSequentially('early@bird.example');
  await page.keyboard.press('Enter');
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  expect(await email.inputValue()).toBe('early@bird.example');
  holding = false;
  for (const release of held) release();
  await page.getByLabel('Code', { exact: true }).waitFor();
  expect(await product.codeFor('early@bird.example')).toMatch(/^\d{6}$/);
  await context.close();
});

test('[LOGIN-03] with scripts off a notice shows, and nothing that was typed leaves the page', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin()}/en/login`);
  const address = page.url();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || sent.push(request.url()));
  expect(await page.locator('noscript').filter({ visible: true }).count()).toBe(1);
  await page.getByLabel(said('form.account'), { exact: true }).fill('a@b.example');
  await page.getByLabel('Password', { exact: true }).fill('four quiet words here');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForTimeout(500);
  expect(sent).toEqual([]);
  expect(page.url()).toBe(address);
  await context.close();
});

test('[SESS-10] no page script can read the session, and no answer shows it', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/x-api/')) bodies.push(await response.text().catch(() => ''));
  });
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await page.getByLabel(said('form.account'), { exact: true }).fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dashboard');
  const token = (await context.cookies()).find(({ name }) => name.includes('b_t_c_k'));
  expect(token?.httpOnly).toBe(true);
  expect(await page.evaluate(() => document.cookie)).not.toContain(token?.value);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(token?.value);
  expect(bodies.join()).not.toContain(token?.value);
  await context.close();
});
