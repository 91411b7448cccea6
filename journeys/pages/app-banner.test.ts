import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, devices, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONSENT_KEY, consentTo } from '../../packages/rules/src/consent/consent.ts';
import { beenHere, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** The banner of the app, on phones outside it. */

const { userAgent, ...phone } = devices['Pixel 7'];
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-app-banner-'));
let product: Product;
let browser: OwnBrowser;
let page: Page;
beforeAll(async () => {
  const BRAND_FILE = join(folder, 'brand.json');
  writeFileSync(BRAND_FILE, JSON.stringify({ downloads: true }));
  [product, browser] = await Promise.all([openProduct({ BRAND_FILE }), openBrowser()]);
});
afterEach(() => page?.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A phone whose cookie notice is answered, and that has not been here before. */
async function newPhone(more: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({
    ...{ ...phone, userAgent, reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } },
    ...more,
  });
  context.setDefaultTimeout(30_000);
  const answered = JSON.stringify(consentTo([], new Date().toISOString()));
  await context.addInitScript(([key, kept]) => kept && localStorage.setItem(`${key}`, kept), [CONSENT_KEY, answered]);
  page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function open(path: string, more: BrowserContextOptions = {}): Promise<void> {
  await newPhone(more);
  await beenHere(page, product.origin());
  await page.goto(`${product.origin()}${path}`);
  await hydrated(page);
}

/** As it is once everything that comes after a moment has come. */
async function isThere(): Promise<boolean> {
  await page.evaluate(() => {
    const banner = document.querySelector('.app-banner');
    for (const animation of banner?.getAnimations({ subtree: true }) ?? []) animation.finish();
  });
  return page.locator('.app-banner > div').first().isVisible();
}

const link = () => page.locator('aside').getByRole('link', { name: said('shell.appBanner.action') });
const close = () => page.getByRole('button', { name: said('shell.appBanner.close') });

test('[SHELL-02] a first visit has no banner: its place would come after the first paint', async () => {
  await newPhone();
  await page.goto(`${product.origin()}/en/login`);
  expect(await page.locator('html').getAttribute('data-app-banner')).toBe(null);
  expect(await isThere()).toBe(false);
});

test('[SHELL-02] a phone is shown the app a second after the page, and nothing moves; on its side there is no room for it', async () => {
  await open('/en/login');
  // Its animation says when: 1000 ms after the first paint.
  const delay = await page
    .locator('aside > div')
    .first()
    .evaluate((part) => getComputedStyle(part).animationDelay);
  expect(delay).toBe('1s');
  await link().waitFor();
  expect(await link().getAttribute('href')).toBe('/en/download');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await expectAccessible(page);
  // It is no part of what stays at the top, and covers nothing.
  const banner = await page.locator('aside').first().boundingBox();
  const header = await page.locator('header').first().boundingBox();
  expect(banner && header && banner.y + banner.height).toBeCloseTo(header?.y ?? -1, 0);
  expect(await isThere()).toBe(true);
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await isThere()).toBe(false);
});

test('[SHELL-02] closed by touch or key it stays closed, also on the next pages, and the page goes on', async () => {
  await open('/en/login');
  expect(await isThere()).toBe(true);
  await close().focus();
  await page.keyboard.press('Enter');
  await link().waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.goto(`${product.origin()}/en/register`);
  await hydrated(page);
  expect(await isThere()).toBe(false);
});

test('[SHELL-02] there is no banner on a computer, nor in a narrow window of one', async () => {
  await open('/en/login', { userAgent: undefined, isMobile: false, hasTouch: false });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await isThere(), `${width}`).toBe(false);
  }
});

test.each<[string, string, BrowserContextOptions]>([
  ['in the app itself', '/en/login', { userAgent: `${userAgent} GatehouseApp/3.1` }],
  ['on a page without header', '/en/sign-up?affiliate_id=10001', {}],
  ['in a country where the app may not be shown', '/en/login', { extraHTTPHeaders: { 'cf-ipcountry': 'CN' } }],
])('[SHELL-02] there is no banner %s', async (_, path, more) => {
  await open(path, more);
  expect(await isThere()).toBe(false);
});

test('[SHELL-02] one thing at a time: where the cookie notice still asks, the banner comes with the next page', async () => {
  const context = await browser.newContext({
    ...{ ...phone, userAgent, reducedMotion: 'no-preference', viewport: { width: 320, height: 640 } },
  });
  page = await context.newPage();
  await beenHere(page, product.origin());
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await page.getByRole('button', { name: said('shell.cookies.reject') }).click();
  await page.getByRole('button', { name: said('shell.cookies.reject') }).waitFor({ state: 'hidden' });
  expect(await isThere()).toBe(false);
  await page.goto(`${product.origin()}/en/register`);
  await link().waitFor();
});

test('[SHELL-02] a brand without an app shows none', async () => {
  const plain = await sharedProduct();
  const { text } = await ask(plain.port, '/en/login');
  await plain.close();
  expect(text).toContain('data-part="brand"');
  // Neither it nor a style of it.
  expect(text).not.toMatch(/class="app-banner"|\.app-banner\b/);
  expect(text).not.toContain(said('shell.appBanner.close'));
});
