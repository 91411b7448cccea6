import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hydrated, nothingComes, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** The document carries the styles of its first view; the sheet of all views comes once the page is live. */

/** What a page asks for when it has nothing to do comes late on a slow machine; a look that stays different is a failure however long one waits. */
const SAME_MS = 20_000;
/** After it a sheet is asked for again. */
const RETRY_MS = 5_000;
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

type Held = { readonly page: Page; readonly letGo: () => Promise<void> };

/** A page whose sheet of all views is on its way, until it is let go. */
async function open(origin: string, path: string, viewport = { width: 412, height: 900 }): Promise<Held> {
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'dark', viewport });
  const page = await context.newPage();
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(SHEET, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => SHEET.test(request.url()));
  await page.goto(origin + path, { waitUntil: 'commit' });
  await hydrated(page);
  await asked;
  const letGo = async () => {
    const came = page.waitForResponse((response) => SHEET.test(response.url()));
    comes();
    await (await came).finished();
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => /style-[\w-]+\.css$/.test(href ?? '')),
    );
  };
  return { page, letGo };
}

/**
 * Where every element stands and how it looks, pseudo-elements included: boxes and a sum of all computed styles. A picture would
 * differ by how the edges of letters happen to be drawn.
 */
async function lookOf(page: Page): Promise<readonly string[]> {
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
        // The QR code's card waits for the sheet, and shows another code each time.
        .filter((element) => element.checkVisibility() && !element.closest(':has(> section[aria-label])'))
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

const WIDTHS = [
  { width: 320, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
] as const;

test.each(PAGES)('site %s, %s: nothing moves or changes when the sheet of all views comes', async (site, path) => {
  const { page, letGo } = await open(product.origin(site), path);
  const turn = async ({ width, colorScheme }: (typeof WIDTHS)[number]) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
  };
  // What the page asks for once it is live has come.
  await nothingComes(page);
  const before = new Map<number, readonly string[]>();
  for (const one of WIDTHS) {
    await turn(one);
    before.set(one.width, await lookOf(page));
  }
  await letGo();
  // The document is the same at every width.
  for (const one of WIDTHS.toReversed()) {
    await turn(one);
    await vi.waitFor(async () => expect(await lookOf(page)).toEqual(before.get(one.width)), { timeout: SAME_MS });
  }
});

test('what a form answers is styled before the sheet has come', async () => {
  const { page, letGo } = await open(product.origin(), '/en/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: said('login.submit'), exact: true })
    .click();
  await page.getByText(said('form.account.empty')).waitFor();
  await page.mouse.move(0, 0);
  await nothingComes(page);
  const before = await lookOf(page);
  await letGo();
  await vi.waitFor(async () => expect(await lookOf(page)).toEqual(before), { timeout: SAME_MS });
});

test('a sheet that could not be loaded is asked for again', async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.clock.install();
  await page.route(SHEET, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => SHEET.test(request.url()));
  await page.goto(`${product.origin()}/en/login`);
  await failed;
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(0);
  await page.unroute(SHEET);
  const came = page.waitForResponse((response) => SHEET.test(response.url()));
  await page.clock.runFor(RETRY_MS);
  await came;
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1);
});

test('what comes by itself waits for the sheet', async () => {
  const { page, letGo } = await open(product.origin('ae'), '/en-ARE/register');
  const dialog = page.getByRole('dialog');
  await nothingComes(page);
  expect(await dialog.count()).toBe(0);
  await letGo();
  await dialog.waitFor();
});

test('a page made for one visitor has the sheet at once', async () => {
  const { text } = await createPerson(product.port).open('/en/sign-up?affiliate_id=10001');
  expect(text.slice(0, text.indexOf('</head>')).match(/<link [^>]*rel="stylesheet"/g)).toHaveLength(1);
});

test('without scripts the page has the sheet', async () => {
  context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  const sheet = page.waitForResponse((response) => SHEET.test(response.url()));
  await page.goto(`${product.origin()}/en/login`);
  expect((await sheet).status()).toBe(200);
});
