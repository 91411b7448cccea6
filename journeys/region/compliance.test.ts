import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
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

const REGION_CHECK = '**/x-api/user/public/region/check';

/** A visitor by the proxy's word; `apiCountry`: what the API finds out, where that is something else. */
async function visit(path: string, country: string | undefined, { site = '', apiCountry = country ?? '' } = {}) {
  const context: BrowserContext = await browser.newContext({
    ...{ locale: 'en-GB', viewport: { width: 1280, height: 900 } },
    ...(country ? { extraHTTPHeaders: { 'cf-ipcountry': country } } : {}),
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const result = { code: apiCountry, is_visible: true, group_country: '' };
  await page.route(REGION_CHECK, (route) => route.fulfill({ json: { ret_code: 0, ret_msg: '', result } }));
  await page.goto(product.origin(site) + path);
  await hydrated(page);
  const bonus = page.locator('[data-element~="redeemAmount"]');
  const link = page.locator('[data-element="learnLink"]');
  return { page, bonus, link, complaints, close: () => context.close() };
}

test('[SIGNUP-09] [COMP-03] [COMP-04] the sample bonus by site and country, in words, and accessible', async () => {
  const { page, bonus, link, complaints, close } = await visit('/en/register', 'JP');
  expect(await bonus.textContent()).toBe(`${said('shell.panel.bonus')}$50`);
  expect(await link.isVisible()).toBe(true);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await close();

  const european = await visit('/en-EU/register', 'DE', { site: 'eu' });
  expect(await european.bonus.textContent()).toContain('30');
  await european.close();
});

test('[COMP-04] [COMP-06] hidden where the config says so, and where the country is not known', async () => {
  for (const country of ['GB', undefined]) {
    const { bonus, link, close } = await visit('/en/register', country);
    expect([await bonus.count(), await bonus.isVisible()]).toEqual([1, false]);
    expect(await link.isVisible()).toBe(country === undefined);
    await close();
  }
});

test('[COMP-07] where the API knows better than the server, the page follows it', async () => {
  const { bonus, complaints, close } = await visit('/en/register', undefined, { apiCountry: 'JP' });
  await bonus.waitFor({ state: 'visible' });
  expect(await bonus.textContent()).toContain('$50');
  expect(complaints).toEqual([]);
  await close();

  const british = await visit('/en/register', 'JP', { apiCountry: 'GB' });
  await british.bonus.waitFor({ state: 'hidden' });
  await british.link.waitFor({ state: 'hidden' });
  expect(await british.bonus.textContent()).toBe(said('shell.panel.bonus'));
  await british.close();
});

test('[COMP-01] where both agree, the page does not ask for the config', async () => {
  const asked: string[] = [];
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'JP' } });
  const page = await context.newPage();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const checked = page.waitForResponse(REGION_CHECK);
  await page.goto(`${product.origin()}/en/register`);
  await checked;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/compliance/'))).toEqual([]);
  await context.close();
});
