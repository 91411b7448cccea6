import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const REFERENCE = /GH-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const ENTITY = 'Gatehouse International (demo) Ltd';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

async function visit(headers: Record<string, string>, options: BrowserContextOptions = {}): Promise<void> {
  context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    extraHTTPHeaders: headers,
    ...options,
  });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
}

type Kept = { value: string; facts: Record<string, string>; trace: { rule: string; outcome: string }[] };

async function support(reference: string): Promise<Kept> {
  const headers = { accept: 'application/json' };
  return JSON.parse((await ask(product.managementPort, `/decisions/${reference}`, { headers })).text);
}

const blocked = (country: string) => said('unavailable.blocked.lead', { country, entity: ENTITY });
const banned = (country: string) => said('unavailable.banned.lead', { country });

describe('the page that says that sign-up is closed', () => {
  test.each([
    ['the United States', { 'cf-ipcountry': 'US' }, blocked('United States'), 'blocked', said('unavailable.title')],
    [
      'Ontario',
      { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' },
      blocked(said('unavailable.part.CA-ON')),
      'blocked',
      said('unavailable.title'),
    ],
    [
      'China',
      { 'cf-ipcountry': 'CN' },
      banned('China'),
      'banned',
      said('unavailable.banned.title', { brand: 'Gatehouse' }),
    ],
  ])(
    '[REGION-03] in %s: 451, the reason, what still works, and a reference',
    async (_name, headers, lead, value, title) => {
      const answer = await ask(product.port, '/en/register?ref=A', { headers });
      expect([answer.status, answer.headers['cache-control']]).toEqual([451, 'private, no-store']);
      const main = /<main[\s\S]*<\/main>/.exec(answer.text)?.[0] ?? '';
      expect(/<h1[^>]*>([^<]*)/.exec(main)?.[1]).toBe(title);
      expect(main).toContain(lead);
      expect(main).not.toContain('<form');
      const reference = REFERENCE.exec(main)?.[0] ?? '';
      const kept = await support(reference);
      expect([kept.value, kept.facts.country]).toEqual([value, headers['cf-ipcountry']]);
      expect(kept.trace.find(({ outcome }) => outcome === 'won')?.rule).toBe('REGION-03');
    },
  );

  test.each(['CN', 'CU', 'IR', 'KP', 'SD', 'SG', 'SY', 'US', 'CA-ON'])(
    '[REGION-03] from %s the form is not there, and the region check says so',
    async (place) => {
      const [country = '', region] = place.split('-');
      const headers = { 'cf-ipcountry': country, ...(region ? { 'cf-region-code': region } : {}) };
      const statusOf = async (more: Record<string, string>) =>
        (await ask(product.port, '/en/register', { headers: more })).status;
      expect([
        await statusOf(headers),
        await statusOf({ ...headers, 'cf-ipcountry': 'CA', 'cf-region-code': 'QC' }),
      ]).toEqual([451, 200]);
      const check = JSON.parse((await ask(product.port, '/x-api/user/public/region/check', { headers })).text);
      expect(check.result).toEqual({ code: country, is_visible: false, group_country: '' });
    },
  );

  test('[REGION-03] [SHELL-13] every way on leads somewhere', async () => {
    await visit({ 'cf-ipcountry': 'US' });
    const answer = await page.goto(`${product.origin()}/en/register`);
    expect(answer?.status()).toBe(451);
    await hydrated(page);
    expect(await page.locator('main form').count()).toBe(0);
    await page.locator('main').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    for (const path of ['/en/login', '/en/help-center/s/webform']) {
      await page.locator(`main a[href="${path}"]`).click();
      await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
      await page.goto(`${product.origin()}/en/register`);
    }
  });

  test('[REGION-03] without scripts it says the same, without what needs them', async () => {
    await visit({ 'cf-ipcountry': 'US' }, { javaScriptEnabled: false });
    await page.goto(`${product.origin()}/en/register`);
    expect(await page.getByText(blocked('United States')).isVisible()).toBe(true);
    expect(await page.getByText(REFERENCE).isVisible()).toBe(true);
    expect(await page.locator('main [data-opens]').filter({ visible: true }).count()).toBe(0);
  });

  test('[REGION-03] [LANG-12] right to left, 320 px wide, dark: nothing is cut off', async () => {
    await visit({ 'cf-ipcountry': 'CN' }, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
    await page.goto(`${product.origin('ae')}/ar-ARE/register`);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

describe('where the page did not know', () => {
  test('[REGION-03] where only the API knows, the visitor is led to the page', async () => {
    await visit({});
    const result = { code: 'US', is_visible: false, group_country: '' };
    await page.route('**/x-api/user/public/region/check', (route) =>
      route.fulfill({ json: { ret_code: 0, ret_msg: 'OK', result } }),
    );
    await page.goto(`${product.origin()}/en/register`);
    await page.waitForURL('**/en/unavailable');
    await hydrated(page);
    expect(await page.locator('main').textContent()).toContain(said('unavailable.lead', { entity: ENTITY }));
    await expectAccessible(page);
  });

  test('[REGION-03] whoever sends the form all the same is told so beside it, and nothing is sent to them', async () => {
    await visit({ 'cf-ipcountry': 'BR' });
    const complaints = complaintsOf(page);
    const checked = page.waitForResponse('**/x-api/user/public/region/check');
    await page.goto(`${product.origin()}/en/register`);
    await hydrated(page);
    await checked;
    await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'US' });
    await page.getByLabel('Email', { exact: true }).fill('moved@closed.example');
    await page.keyboard.press('Enter');
    await page.locator('main').getByText(said('error.700061')).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('moved@closed.example');
    expect(await product.mails('moved@closed.example')).toEqual([]);
    expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
  });
});
