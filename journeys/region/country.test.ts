import { localeOf, regionName } from '@gatehouse/rules/site/locale';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { expectAbout, expectCentred, measureToast } from '../stage/toast-time.ts';

const LIST_CALL = '**/x-api/v2/public/country-list';
const SITES = '**/front/sites.json';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

async function open(path: string, subdomain?: string): Promise<Page> {
  context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'BR' } });
  const page = await context.newPage();
  await page.goto(product.origin(subdomain) + path);
  await hydrated(page);
  return page;
}

/** As the address bar shows it. */
const hostOf = (subdomain: string) => new URL(product.origin(subdomain)).host;
const opener = (page: Page) => page.getByRole('button', { name: saidOn(page)('shell.footer.country') });
const field = (page: Page) => page.getByRole('combobox', { name: saidOn(page)('country.search') });
const dialog = (page: Page) => page.getByRole('dialog');
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

/** By keyboard alone: Enter on the footer's button; the focus is in the field afterwards. */
async function openList(page: Page): Promise<void> {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await options(page).first().waitFor();
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The keys move through the list; the one that is meant is in view. */
async function expectKeysMove(page: Page): Promise<void> {
  // After the flag.
  const activeName = active(page).locator(':scope > :nth-child(2)');
  const names = await page.locator('[role=option] > :nth-child(2)').allTextContents();
  for (const [key, name] of [
    ['ArrowDown', names[0]],
    ['ArrowDown', names[1]],
    ['ArrowUp', names[0]],
    ['ArrowUp', names.at(-1)],
    ['Home', names[0]],
    ['End', names.at(-1)],
    ['ArrowDown', names[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => activeName.textContent()).toBe(name);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'));
    const inView = await active(page).evaluate((element) => {
      const list = element.closest('[role=listbox]')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
    });
    expect(inView).toBe(true);
  }
}

test('[REGION-11] [REGION-03] [HTTP-14] the keys move through the list, where accounts cannot be opened is said there and when it is chosen, and the next page asks for no other list', async () => {
  const page = await open('/en/register');
  const complaints = complaintsOf(page);
  let asked = 0;
  await context.route(LIST_CALL, (route) => {
    asked += 1;
    return route.continue();
  });
  await openList(page);
  expect(await options(page).count()).toBeGreaterThan(240);
  await expectKeysMove(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await openList(page);
  expect(asked).toBe(1);
  await type(page, 'ir');
  expect(await active(page).textContent()).toContain(said('country.blocked'));
  await page.keyboard.press('Enter');
  await dialog(page).getByText(said('country.blocked.text')).waitFor();
  await page.getByRole('button', { name: said('country.back') }).click();
  await options(page).first().waitFor();
  await type(page, 'ir');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: said('country.stay') }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('[REGION-11] [SHELL-02] by keyboard: search, choose, and go on at the site that serves the country', async () => {
  const page = await open('/en/login?ref=abc&email=x&redirect_url=%2Fen%2Fdashboard');
  const complaints = complaintsOf(page);
  await openList(page);
  await type(page, 'köln');
  expect(await options(page).count()).toBe(0);
  expect(await dialog(page).getByRole('status').textContent()).toBe(said('country.count', { count: 0 }));
  expect(await dialog(page).getByText(said('country.none')).isVisible()).toBe(true);
  await expectAccessible(page);
  await type(page, 'DEUTSCH');
  await expect
    .poll(() => options(page).allInnerTexts())
    .toEqual([expect.stringMatching(/^Germany\s+eu\.localhost:\d+$/)]);
  expect(await dialog(page).getByRole('status').textContent()).toBe(said('country.count', { count: 1 }));
  await page.keyboard.press('Enter');
  const go = page.getByRole('link', { name: said('country.go', { host: hostOf('eu') }), exact: true });
  await go.waitFor();
  for (const words of ['wall.along.referral', 'wall.not.session', 'wall.not.cookies'] as const)
    expect(await dialog(page).getByText(said(words)).isVisible()).toBe(true);
  await expectAccessible(page, 'dialog');
  expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true);
  await go.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/^http:\/\/eu\.localhost/, { waitUntil: 'commit' });
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/en-EU/login');
  expect(Object.fromEntries(searchParams)).toEqual({ ref: 'abc', redirect_url: '/en-EU/dashboard' });
  expect(complaints).toEqual([]);
});

test.each(['ka-GEO', 'kk-KAZ'])(
  '[LANG-18] [REGION-11] in %s, which Chromium does not know, a page that turns into another site says its name',
  async (code) => {
    const page = await open(`/${code}/login`, code === 'ka-GEO' ? 'ge' : 'kz');
    await openList(page);
    await type(page, 'NL');
    await page.keyboard.press('Enter');
    const go = page.getByRole('link', { name: saidOn(page)('country.go', { host: hostOf('nl') }), exact: true });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.locator('header [data-says=site]').evaluate((place) => {
      new MutationObserver(() => console.info(place.textContent)).observe(place, { childList: true });
    });
    await go.click();
    await page.waitForURL(/^http:\/\/nl\.localhost/, { waitUntil: 'commit' });
    expect(said).toContain(regionName(localeOf(code)?.tag ?? '', 'NL'));
  },
);

test('[REGION-11] [SHELL-08] a country of this very site is said to be, in a centred toast of 3 s, and remembered', async () => {
  const page = await open('/en-EU/login', 'eu');
  await openList(page);
  await type(page, 'se');
  const toastMs = await measureToast(page);
  await page.keyboard.press('Enter');
  const text = said('country.here', { country: 'Sweden' });
  await page.getByText(text).first().waitFor();
  await expectCentred(page);
  expectAbout(await toastMs(), 3_000);
  expect(await dialog(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('chosen-country'))).toBe('SE');
  await openList(page);
  expect(await active(page).textContent()).toContain(said('country.chosen'));
});

test('[REGION-11] without a network it says so, and tries again; without the API’s list the browser’s own is shown, and says so', async () => {
  const page = await open('/en/login');
  await context.route(LIST_CALL, (route) => route.abort());
  await context.route(SITES, (route) => route.abort());
  await opener(page).click();
  await dialog(page).getByText(said('country.failed')).waitFor();
  await context.unroute(SITES);
  await page.getByRole('button', { name: said('country.retry') }).click();
  await options(page).first().waitFor();
  expect(await dialog(page).getByText(said('country.fallback')).isVisible()).toBe(true);
  await field(page).focus();
  await type(page, 'netherlands');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: said('country.go', { host: hostOf('nl') }) }).waitFor();
});

/** Whether nothing of the dialog leaves the edges of the window. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('dialog');
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(-1);
    const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return isInside && element?.scrollWidth === element?.clientWidth;
  });

test.each([
  ['/en/login', [[320, 'light']]],
  [
    '/ar-SA/login',
    [
      [320, 'dark'],
      [1440, 'light'],
    ],
  ],
  ['/vi-VN/login', [[800, 'dark']]],
] as const)('[REGION-11] %s at %j: both steps can be read, nothing leaves the edges', async (path, looks) => {
  const page = await open(path);
  /** At every width, in its theme. */
  const expectShown = async () => {
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      await expectReadable(page, 'dialog');
      expect(await fits(page), `${width} px`).toBe(true);
      const links = await page
        .locator('dialog a')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
      expect(Math.max(0, ...links), `${width} px`).toBeLessThanOrEqual(640);
    }
  };
  await openList(page);
  await expectShown();
  await type(page, 'nl');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /nl\.localhost/ }).waitFor();
  await expectShown();
});

test('without scripts there is no button that opens nothing', async () => {
  context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin()}/en/login`);
  expect(await page.locator('[data-opens=country]').isVisible()).toBe(false);
});
