import { afterAll, beforeAll, expect, test } from 'vitest';
import { beenHere, complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** A slow network, of a sheet that is not in the cache. */
const STYLES_MS = 500;

let product: Product;
let browser: OwnBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('a page change that the browser does not animate to its end is no failure', async () => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await beenHere(page, product.origin());
  const complaints = complaintsOf(page);
  // As the browser does where the window's size changes meanwhile, or another change begins.
  await page.addInitScript(() => {
    const skip = ({ viewTransition }: PageRevealEvent) => {
      if (!viewTransition) return;
      viewTransition.skipTransition();
      document.documentElement.dataset.skipped = '';
    };
    addEventListener('pagereveal', skip);
  });
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await page.evaluate(() => location.assign('/en/register'));
  await page.waitForURL('**/en/register');
  await hydrated(page);
  await page.locator('html[data-skipped]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a page whose styles come later than its document takes part in a page change too', async () => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await beenHere(page, product.origin());
  const complaints = complaintsOf(page);
  await page.route('**/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, STYLES_MS));
    await route.continue();
  });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }: PageRevealEvent) => {
      document.documentElement.dataset.revealed = viewTransition ? 'moving' : 'still';
    });
  });
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  // A page that is made for each visit names the sheet, and does not carry its styles.
  await page.evaluate(() => location.assign('/en/sign-up'));
  await page.waitForURL('**/en/sign-up');
  await page.locator('html[data-revealed=moving]').waitFor();
  await hydrated(page);
  expect(complaints).toEqual([]);
  await context.close();
});
