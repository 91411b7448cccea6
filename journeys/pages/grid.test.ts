import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, newMember } from '../stage/account-page.ts';
import { beenHere, hydrated, nothingComes, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** Headings, mark and official address have one place on all pages of a width; type and the cookie notice move nothing and cover nothing. */

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

const FORMS = ['login', 'register', 'app/user/retrieve', 'app/user/security-item-find'];
const TEXTS = ['', 'terms-service/cookiePolicy', 'help-center/s/webform', 'download', 'no-such-page'];
/** Without the common header (SHELL-03). */
const QUIET = ['sign-up', 'channel-register', 'email-code-verify', 'oauth'];
const ACCOUNT = ['dashboard', 'app/user/account-info'];
const isWide = (width: number) => width >= 1024;

/** Where the parts stand that people learn to look at. The address is beside the form only on wide screens. */
function placesOn(page: Page, width: number) {
  return page.evaluate((wide) => {
    const at = (selector: string) => {
      const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
      return found?.getBoundingClientRect();
    };
    const heading = at('main h1');
    const mark = at('a[data-part="brand"]');
    const main = at('main');
    const address = wide ? at('aside p:has(> bdi)') : undefined;
    const places = [heading?.x, heading?.y, mark?.x, mark?.y, main?.y, address?.y];
    return places.map((place) => (place === undefined ? undefined : Math.round(place)));
  }, isWide(width));
}

async function open(viewport: { width: number; height: number }): Promise<Page> {
  context = await browser.newContext({ locale: 'en-GB', viewport });
  const page = await context.newPage();
  await beenHere(page, product.origin());
  return page;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test('at both widths: one line and one edge for headings, one header, one mark, one height of the address', async () => {
  const [wide, narrow] = SIZES;
  const page = await open(narrow);
  const seen: Record<string, Record<number, unknown[]>> = {};
  const look = async (on: Page, path: string) => {
    await on.goto(`${product.origin()}/en/${path}`.replace(/\/$/, ''));
    await hydrated(on);
    const places: Record<number, unknown[]> = {};
    // The narrow one last: pages are loaded in it.
    for (const size of SIZES) {
      await on.setViewportSize(size);
      places[size.width] = await placesOn(on, size.width);
    }
    seen[path] = places;
  };
  for (const path of [...FORMS, ...TEXTS, ...QUIET]) await look(page, path);
  const { person } = await newMember(product);
  const own = await contextOf(browser, person, { viewport: narrow });
  const account = await own.newPage();
  for (const path of ACCOUNT) await look(account, path);
  await own.close();
  for (const { width } of SIZES) {
    const all = seen.login?.[width] ?? [];
    expect(all.filter((place) => place === undefined)).toHaveLength(isWide(width) ? 0 : 1);
    // Beside an account is no address.
    const expected = (path: string) => (ACCOUNT.includes(path) ? [...all.slice(0, -1), undefined] : all);
    const found = Object.entries(seen).map(([path, places]) => [path, places[width]]);
    expect(found, `${width} px`).toEqual(Object.keys(seen).map((path) => [path, expected(path)]));
  }
  // An affiliate's card leaves the official address where it is.
  await page.setViewportSize(wide);
  await page.goto(`${product.origin()}/en/sign-up?affiliate_id=10001`);
  await hydrated(page);
  expect(await placesOn(page, wide.width)).toEqual(seen.register?.[wide.width]);
});

/** How far the outermost parts of a view are from the two sides of the window. */
function roomBeside(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main :is(h1, section, div)')];
    const parts = all.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
    const [start, end] = [Math.min(...parts.map(({ left }) => left)), Math.max(...parts.map(({ right }) => right))];
    return [start, document.documentElement.clientWidth - end].map(Math.round);
  });
}

test('the pages of an account stand in the middle of a window, at the edge of all headings where it is wide', async () => {
  const { person } = await newMember(product);
  context = await contextOf(browser, person);
  const page = await context.newPage();
  for (const path of ACCOUNT) {
    await page.goto(`${product.origin()}/en/${path}`);
    await hydrated(page);
    for (const width of [320, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [start = 0, end] = await roomBeside(page);
      expect(end, `${path} at ${width} px`).toBe(start);
      expect(start).toBeGreaterThan(isWide(width) ? 70 : 15);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});

/** Whether the answers of the notice cover the button of the form, and how wide they are. */
function buttonsOn(page: Page) {
  return page.evaluate(() => {
    const button = document.querySelector('main form button[type=submit]');
    const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    const corners = [2, height - 2].map((down) => document.elementFromPoint(x + width / 2, y + down));
    const answers = [...document.querySelectorAll('.cookie-answers > button')].slice(0, 2);
    return {
      free: corners.map((hit) => button?.contains(hit)),
      answers: answers.map((answer) => Math.round(answer.getBoundingClientRect().width)),
    };
  });
}

test('[SHELL-05] in no size of a window the cookie notice covers the button of a form, and its answers are equal', async () => {
  const page = await open({ width: 320, height: 568 });
  for (const path of ['login', 'register']) {
    await page.goto(`${product.origin()}/en/${path}`);
    await hydrated(page);
    for (const [width, height] of [
      [320, 568],
      [320, 640],
      [390, 664],
      [768, 1024],
      [1024, 600],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const at = `${path} in ${width} × ${height}`;
      const { free, answers } = await buttonsOn(page);
      expect(free, at).toEqual([true, true]);
      expect(answers, `both answers of the notice, ${at}`).toHaveLength(2);
      expect(answers[0], at).toBe(answers[1]);
    }
  }
});

test('a first visit fetches the headings’ font once something is typed, the next page shows it, and nothing moves', async () => {
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => void (/\.woff2$/.test(request.url()) && fonts.push(request.url())));
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput)
          Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await nothingComes(page);
  expect(fonts).toEqual([]);
  // What listens comes once the page is live.
  const type = async () => {
    await page.locator('input[name=account]').press('a');
    return fonts.length;
  };
  await expect.poll(type).toBe(1);
  for (const path of ['register', 'login']) {
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    await page.goto(`${product.origin()}/en/${path}`);
    await hydrated(page);
    await nothingComes(page);
    expect(await page.evaluate(() => document.fonts.check('500 36px Display', 'Create'))).toBe(true);
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  // No other letters, no other file.
  expect(new Set(fonts.filter((url) => url.includes('newsreader'))).size).toBe(1);
});
