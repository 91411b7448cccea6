import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { beenHere, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** The document carries the styles of its first view; the sheet of all views comes once the page is live. */

/** What a page asks for when it has nothing to do comes late on a slow machine; a look that stays different is a failure however long one waits. */
const SAME_MS = 20_000;
const SHEET = /\/assets\/style-[\w-]+\.css$/;

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
  await hydrated(page);
  await (await sheet)?.finished();
  return page;
}

/**
 * Where every element stands and how it looks, pseudo-elements included: boxes and a sum of all computed styles. A picture would
 * differ by how the edges of letters happen to be drawn.
 */
async function lookOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const sumOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      // A pseudo-element without content is not there.
      if (pseudo && ['none', 'normal'].includes(style.content)) return 0;
      let sum = 0;
      for (const property of properties)
        for (const letter of style.getPropertyValue(property)) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
      return sum;
    };
    return (
      [...document.body.querySelectorAll('*:not(script)')]
        // The QR code is another one each time, and waits for the sheet itself.
        .filter((element) => element.checkVisibility() && !element.closest('section[data-step]'))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const box = [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
          const sums = [undefined, '::before', '::after'].map((pseudo) => sumOf(element, pseudo)).join(' ');
          return `${element.tagName} ${element.className} at ${box}: ${sums}`;
        })
    );
  });
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
  const [width, colorScheme] = [320, 'dark'] as const;
  const without = await open(site, path, { width, colorScheme, hasSheet: false });
  const other = context;
  const whole = await open(site, path, { width, colorScheme, hasSheet: true });
  // What the page asks for once it is live may come to one of them later.
  const expectSame = async () => expect(await lookOf(without)).toEqual(await lookOf(whole));
  await vi.waitFor(expectSame, { timeout: SAME_MS });
  // The document is the same at every width.
  for (const larger of [768, 1440]) {
    for (const page of [without, whole]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: larger, height: 900 });
    }
    await vi.waitFor(expectSame, { timeout: SAME_MS });
  }
  await other.close();
});

test('what a form answers is styled before the sheet has come', async () => {
  const looks: (readonly string[])[] = [];
  for (const hasSheet of [false, true]) {
    const page = await open(undefined, '/en/login', { width: 412, colorScheme: 'light', hasSheet });
    await page
      .getByRole('main')
      .getByRole('button', { name: said('login.submit'), exact: true })
      .click();
    await page.getByText(said('form.account.empty')).waitFor();
    await page.mouse.move(0, 0);
    looks.push(await lookOf(page));
    await context.close();
  }
  expect(looks[0]).toEqual(looks[1]);
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
  await beenHere(page, product.origin());
  await page.goto(`${product.origin()}/en/sign-up?affiliate_id=10001`, { waitUntil: 'commit' });
  expect(await page.locator('head > link[rel=stylesheet]').count()).toBe(1);
});

test('without scripts the page has the sheet', async () => {
  context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  const sheet = page.waitForResponse((response) => SHEET.test(response.url()));
  await page.goto(`${product.origin()}/en/login`);
  expect((await sheet).status()).toBe(200);
});
