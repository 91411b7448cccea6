import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { alive, openBrowser } from './browser.ts';
import { openProduct, type Product } from './product.ts';
import { said } from './said.ts';

/** The document carries the styles of its first view; the sheet of all views comes once the page is live. */

const SHEET = /\/assets\/style-[\w-]+\.css$/;

let product: Product;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

type Look = { readonly width: number; readonly colorScheme: 'light' | 'dark'; readonly hasSheet: boolean };

async function open(site: string | undefined, path: string, { width, colorScheme, hasSheet }: Look): Promise<Page> {
  context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: 'reduce', colorScheme },
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  if (!hasSheet) await page.route(SHEET, (route) => route.abort());
  const sheet = hasSheet ? page.waitForResponse((response) => SHEET.test(response.url())) : undefined;
  await page.goto(product.origin(site) + path);
  await alive(page);
  await (await sheet)?.finished();
  return page;
}

/** As it stands when nothing moves any more. */
async function picture(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  return (await page.screenshot({ fullPage: true, caret: 'hide', animations: 'disabled' })).toString('base64');
}

const PAGES: readonly (readonly [site: string, path: string])[] = [
  ['global', '/en/login'],
  ['global', '/en/register'],
  ['global', '/en/app/user/retrieve'],
  ['global', '/en'],
  ['global', '/en/terms-service/privacyPolicy'],
  ['tr', '/tr-TUR/tr-login'],
  ['ae', '/ar-ARE/login'],
];

test.each(PAGES)('site %s, %s: nothing moves or changes when the sheet of all views comes', async (site, path) => {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [768, 'light'],
    [1440, 'light'],
  ] as const) {
    const pictures = [];
    for (const hasSheet of [false, true]) {
      pictures.push(await picture(await open(site, path, { width, colorScheme, hasSheet })));
      await context.close();
    }
    expect(pictures[0] === pictures[1], `${path} at ${width} px, ${colorScheme}`).toBe(true);
  }
});

test('what a form answers is styled before the sheet has come', async () => {
  const pictures = [];
  for (const hasSheet of [false, true]) {
    const page = await open(undefined, '/en/login', { width: 412, colorScheme: 'light', hasSheet });
    await page
      .getByRole('main')
      .getByRole('button', { name: said('login.submit'), exact: true })
      .click();
    await page.getByText(said('form.account.empty')).waitFor();
    await page.mouse.move(0, 0);
    pictures.push(await picture(page));
    await context.close();
  }
  expect(pictures[0] === pictures[1]).toBe(true);
});

test('a sheet that could not be loaded is asked for again', async () => {
  const page = await open(undefined, '/en/login', { width: 412, colorScheme: 'light', hasSheet: false });
  await page.unroute(SHEET);
  await page.waitForResponse((response) => SHEET.test(response.url()));
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1);
});

test('what comes by itself waits for the sheet', async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  let isThere = false;
  await page.route(SHEET, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    isThere = true;
    await route.continue();
  });
  await page.goto(`${product.origin('ae')}/en-ARE/register`);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(isThere).toBe(true);
});

test('a page made for one visitor has the sheet at once', async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${product.origin()}/en/sign-up?affiliate_id=10001`, { waitUntil: 'commit' });
  expect(await page.locator('head link[rel=stylesheet]').count()).toBe(1);
});

test('without scripts the page has the sheet', async () => {
  context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  const sheet = page.waitForResponse((response) => SHEET.test(response.url()));
  await page.goto(`${product.origin()}/en/login`);
  expect((await sheet).status()).toBe(200);
});
