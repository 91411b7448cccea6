import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beenHere,
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { patternOn, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function open(path: string, host = ''): Promise<void> {
  await page.goto(product.origin(host) + path);
  await hydrated(page);
}

const notice = () => page.getByRole('region', { name: patternOn(page, 'shell.cookies.title', 'host') });
const answer = (id: 'shell.cookies.accept' | 'shell.cookies.reject' | 'shell.cookies.choose') =>
  notice().getByRole('button', { name: saidOn(page)(id) });
const settings = () => page.getByRole('dialog', { name: saidOn(page)('consent.title') });
const choices = () => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null')?.choices);
const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

test('[SHELL-05] on every site rejecting is as easy as accepting: the same size, colours and line', async () => {
  for (const [host, path] of [
    ['', '/en/login'],
    ['eu', '/en-EU/login'],
    ['kz', '/en-KAZ/login'],
    ['tr', '/en-TR/tr-login'],
    ['hk', '/en-HK/login'],
    ['ae', '/en-ARE/login'],
    ['nl', '/en-NL/login'],
    ['ge', '/en-GEO/login'],
    ['id', '/en-IDN/login'],
    ['testnet', '/en/login'],
  ] as const) {
    await open(path, host);
    const look = (id: Parameters<typeof answer>[0]) =>
      answer(id).evaluate((button) => {
        const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(button);
        const { top, height, width } = button.getBoundingClientRect();
        return { looks: { backgroundColor, borderColor, color, fontSize, fontWeight, top, height }, width };
      });
    const [reject, accept] = [await look('shell.cookies.reject'), await look('shell.cookies.accept')];
    expect(reject.looks, host).toEqual(accept.looks);
    expect(reject.width, host).toBeGreaterThan(0.8 * accept.width);
  }
});

test('[SHELL-05] notice and settings are accessible, light and dark, narrow, and from right to left', async () => {
  await open('/en/register');
  await expectAccessible(page);
  await answer('shell.cookies.choose').click();
  await settings().waitFor();
  await settings().locator('summary').first().click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectReadable(page);
  expect(await settings().evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  await open('/ar-ARE/login', 'ae');
  await answer('shell.cookies.choose').click();
  await settings().waitFor();
  await expectReadable(page);
});

test('[SHELL-05] by keyboard alone: open the settings, switch one on, save; the focus is never lost', async () => {
  await open('/en/login');
  await answer('shell.cookies.choose').focus();
  await page.keyboard.press('Enter');
  await settings().waitFor();
  await page.keyboard.press('Escape');
  await settings().waitFor({ state: 'hidden' });
  expect(await focused()).toBe(saidOn(page)('shell.cookies.choose'));
  expect(await choices()).toBeUndefined();
  await page.keyboard.press('Enter');
  const analytics = settings().getByRole('switch', { name: saidOn(page)('consent.analytics') });
  for (let tabs = 0; tabs < 12 && !(await analytics.evaluate((one) => one === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  expect(await analytics.isChecked()).toBe(true);
  // The default brand uses nothing of this kind, so it is not asked about.
  expect(
    await settings()
      .getByRole('switch', { name: saidOn(page)('consent.functional') })
      .count(),
  ).toBe(0);
  const save = settings().getByRole('button', { name: saidOn(page)('consent.save') });
  for (let tabs = 0; tabs < 12 && !(await save.evaluate((one) => one === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await settings().waitFor({ state: 'hidden' });
  expect(await choices()).toEqual({ functional: false, analytics: true, marketing: false });
  expect(await notice().isVisible()).toBe(false);
  expect(await focused()).toBe('main');
});

test('[SHELL-05] a press before the scripts have come counts: the answer is kept at once, the settings open later', async () => {
  await beenHere(page, product.origin());
  const held: (() => void)[] = [];
  let holding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (holding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const begin = async (path: string) => {
    holding = true;
    await page.goto(product.origin() + path, { waitUntil: 'commit' });
    await notice().waitFor();
  };
  const release = async () => {
    holding = false;
    for (const go of held.splice(0)) go();
    await hydrated(page);
  };
  await begin('/en/login');
  await answer('shell.cookies.choose').click();
  expect(await settings().count()).toBe(0);
  await release();
  await settings().waitFor();
  await page.keyboard.press('Escape');

  await begin('/en/login');
  await answer('shell.cookies.reject').click();
  await notice().waitFor({ state: 'hidden' });
  // Left at once: the scripts of this page never come.
  holding = false;
  for (const go of held.splice(0)) go();
  await open('/en/register');
  expect(await notice().isVisible()).toBe(false);
  await expect.poll(choices).toEqual({ functional: false, analytics: false, marketing: false });
});

test('[SHELL-05] a page that was made ready before the answer shows no notice when it is opened', async () => {
  await open('/en/login');
  const restored = await context.newPage();
  await restored.goto(`${product.origin()}/en/register`);
  await hydrated(restored);
  await answer('shell.cookies.accept').click();
  await expect
    .poll(() => restored.getByRole('region', { name: patternOn(restored, 'shell.cookies.title', 'host') }).isVisible())
    .toBe(false);
});

test('[SHELL-05] where nothing can be stored the notice still goes away, and nothing breaks', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open('/en/login');
  await answer('shell.cookies.reject').click();
  await notice().waitFor({ state: 'hidden' });
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: saidOn(page)('shell.footer.cookieSettings') })
    .click();
  await settings()
    .getByRole('button', { name: saidOn(page)('consent.acceptAll') })
    .click();
  await settings().waitFor({ state: 'hidden' });
});

test('[SHELL-05] without scripts there is no button that could do nothing', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const tab = await plain.newPage();
  for (const path of ['/en/login', '/en/terms-service/cookiePolicy']) {
    await tab.goto(product.origin() + path);
    expect(await tab.locator('[data-opens]').filter({ visible: true }).count()).toBe(0);
  }
  await plain.close();
});
