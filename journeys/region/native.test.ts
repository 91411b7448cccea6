import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, hydrated, nothingComes, type OwnBrowser, openBrowser, TWO_COLUMNS } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const APP = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 GatehouseApp/7.2';

/** The calls to the double of the bridge, and the result of presses that the bridge did not handle. */
type Heard = { calls: [method: string, address: string][]; followed: string[] };
type Doubled = { heard: Heard; GatehouseNative?: object };

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

/** A page with a bridge that records its calls. */
async function open(path: string, { userAgent }: { userAgent?: string } = {}) {
  context = await browser.newContext({ locale: 'en-GB', viewport: TWO_COLUMNS, userAgent });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    const heard: Heard = { calls: [], followed: [] };
    const GatehouseNative = {
      open: (link: string) => heard.calls.push(['open', link]),
      launch: (link: string) => heard.calls.push(['launch', link]),
    };
    Object.assign(globalThis, { heard, GatehouseNative });
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(product.origin() + path);
  await hydrated(page);
  return { page, complaints };
}

/** The login page inside the app, once its links are listened to, with no press written down yet. */
async function openInApp() {
  const { page, complaints } = await open('/en/login', { userAgent: APP });
  const listened = async () => {
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await press(page, 'tel:0');
    return (await heardOn(page)).calls.length > 0;
  };
  await expect.poll(listened).toBe(true);
  await page.evaluate(() => void (globalThis as unknown as Doubled).heard.calls.splice(0));
  return { page, complaints };
}

/** Runs after every other listener, also after React's root: writes down a press that would be followed. */
const stayHere = (page: Page) =>
  page.evaluate(() => {
    const keep = (event: Event) => {
      const href = (event.target as Element).closest('a')?.href ?? '';
      if (!event.defaultPrevented) (globalThis as unknown as Doubled).heard.followed.push(href);
      event.preventDefault();
    };
    const stopped = (event: Event) => void (event.cancelBubble && keep(event));
    document.getElementById('root')?.addEventListener('click', stopped, { capture: true });
    addEventListener('click', keep);
  });
const heardOn = (page: Page) => page.evaluate(() => (globalThis as unknown as Doubled).heard);

async function press(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = address;
    link.click();
    link.remove();
  }, href);
}

test('[SHELL-15] [SHELL-14] [SHELL-03] inside the app links open its screens, but unmapped and foreign ones, and presses with a key, go where they went; the header is the app’s', async () => {
  const { page, complaints } = await openInApp();
  expect(await page.getByRole('banner').count()).toBe(0);
  await stayHere(page);
  const register = page.locator('#root a[href$="/en/register"]').first();
  await register.click();
  await press(page, `${product.origin()}/tr-TUR/trade/spot/BTC/USDT?from=x#chart`);
  await press(page, 'mailto:help@gatehouse.example?subject=Hello');
  await press(page, 'tel:+4930123456');
  expect(await heardOn(page)).toEqual({
    calls: [
      ['open', 'gatehouse://signup'],
      ['open', 'gatehouse://trade/spot?base=BTC&quote=USDT'],
      ['launch', 'mailto:help@gatehouse.example?subject=Hello'],
      ['launch', 'tel:+4930123456'],
    ],
    followed: [],
  });
  await page.evaluate(() => void (globalThis as unknown as Doubled).heard.calls.splice(0));
  const unmapped = [
    `${product.origin()}/en/help-center/s/webform`,
    'https://elsewhere.example/en/login',
    `${product.origin()}/my-rewards?id=%22`,
  ];
  for (const href of unmapped) await press(page, href);
  await register.click({ modifiers: ['Shift'] });
  expect(await heardOn(page)).toEqual({ calls: [], followed: [...unmapped, `${product.origin()}/en/register`] });
  expect(new URL(page.url()).pathname).toBe('/en/login');
  expect(complaints).toEqual([]);
});

test('[SHELL-15] an unmapped link of the page itself opens inside the app', async () => {
  const { page } = await openInApp();
  await page.getByRole('contentinfo').locator('a[href*="/help-center/"]').click();
  await page.waitForURL('**/en/help-center/s/webform', { waitUntil: 'commit' });
});

test('[SHELL-15] [SHELL-14] [SHELL-03] in an ordinary browser the same page leaves every link alone', async () => {
  const { page, complaints } = await open('/en/login');
  // Whatever could still come has come.
  await nothingComes(page);
  expect(await page.getByRole('banner').count()).toBe(1);
  await stayHere(page);
  const links = [`${product.origin()}/en/register`, 'mailto:help@gatehouse.example', 'tel:+4930123456'];
  for (const href of links) await press(page, href);
  expect(await heardOn(page)).toEqual({ calls: [], followed: links });
  expect(complaints).toEqual([]);
});
