import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PHONE = { width: 320, height: 640 };
const METER = '**/assets/password-meter-*.js';

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
  context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(() => context.close());

/** The bar that belongs to a field: the one that follows it. */
function barAfter(field: Locator): Locator {
  return field.locator('xpath=following::*[@data-level][1]');
}

/** Puts a text into the field as the clipboard does. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.selectText();
  await page.keyboard.insertText(text);
}

describe('the strength of a password', () => {
  const openGallery = async () => {
    await page.goto(`${product.origin()}/en/dev/gallery`);
    await hydrated(page);
    return page.locator('#gallery-new-password');
  };

  test('four levels, in words, for eye and ear, with one hint at most', async () => {
    const field = await openGallery();
    const bar = barAfter(field);
    await field.focus();
    await bar.waitFor();
    expect(await bar.getAttribute('data-level')).toBe('0');
    for (const [password, level, hint] of [
      ['Password1!', 1, said('password.hint.common')],
      ['gatehouse-2024', 1, said('password.hint.name', { word: 'gatehouse' })],
      ['Lovelace1815', 1, said('password.hint.email')],
      ['short', 1, said('password.hint.short')],
      ['ottermug', 2, said('password.hint.more')],
      ['kestrel-otter', 3, ''],
      ['gatehouse-lantern-otter-42', 4, ''],
    ] as const) {
      await paste(field, password);
      const words = `${said(`password.level.${level}`)} ${hint}`.trim();
      await bar.filter({ hasText: words }).waitFor();
      expect(await bar.getAttribute('data-level')).toBe(`${level}`);
      await bar
        .getByRole('status')
        .filter({ hasText: said('password.spoken', { level: said(`password.level.${level}`) }) })
        .waitFor();
    }
    await field.fill('');
    await page.locator('#gallery-new-password >> xpath=following::*[@data-level][1][@data-level="0"]').waitFor();
    expect(complaints).toEqual([]);
  });

  test('nothing below moves when it loads or speaks', async () => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(METER, async (route) => {
      await held;
      await route.continue();
    });
    const field = await openGallery();
    const height = () => field.evaluate((input) => input.closest('section')?.getBoundingClientRect().height);
    const before = await height();
    letThrough();
    await field.focus();
    await barAfter(field).waitFor();
    for (const password of ['Password1!', 'ottermug', 'gatehouse-lantern-otter-42']) {
      await field.fill(password);
      await barAfter(field).locator('b').waitFor();
      await page.waitForTimeout(300);
      expect(await height()).toBe(before);
    }
  });

  test.each([METER, '**/translations/**'])(
    'where %s cannot be loaded nothing shows, and the field works',
    async (file) => {
      await page.route(file, (route) => route.abort());
      const field = await openGallery();
      await field.fill('Password1!');
      await page.waitForTimeout(1500);
      expect(await field.locator('xpath=following::*[@role="status"][2]').textContent()).toBe('');
      // The first bar that shows anything is the next exhibit's, which is empty.
      expect(await barAfter(field).getAttribute('data-level')).toBe('0');
      expect(await field.inputValue()).toBe('Password1!');
    },
  );

  test.each(['light', 'dark'] as const)('it can be read in the %s, and right to left', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    const field = await openGallery();
    await field.fill('ottermug');
    await barAfter(field).locator('b').waitFor();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const [first, last] = await barAfter(field).evaluate((element) =>
      ['[data-full]', '[data-full] ~ :not([data-full])'].map(
        (found) => element.querySelector(found)?.getBoundingClientRect().x ?? 0,
      ),
    );
    expect(first).toBeGreaterThan(last ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});

describe('[SIGNUP-04] the password of a registration', () => {
  const atPassword = async (address: string) => {
    await page.goto(`${product.origin()}/en/register`);
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(address);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code', { exact: true }).fill(await product.codeFor(address));
    const field = page.getByLabel('Password', { exact: true });
    await field.waitFor();
    return field;
  };

  test('it may be pasted, shown and made by a password manager', async () => {
    const field = await atPassword('grace.hopper@example.com');
    expect(await field.getAttribute('autocomplete')).toBe('new-password');
    expect(await field.getAttribute('maxlength')).toBeNull();
    const name = page.locator('input[autocomplete="username"]');
    expect(await name.inputValue()).toBe('grace.hopper@example.com');
    const long = 'lantern otter '.repeat(9);
    await paste(field, long);
    expect(await field.inputValue()).toBe(long);
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    expect(await field.inputValue()).toBe(long);
    await expectAccessible(page);
  });

  test('[SIGNUP-04] what is easy to guess is refused beside the field, with the reason; then it goes on', async () => {
    const field = await atPassword('ada.lovelace@example.com');
    await barAfter(field).waitFor();
    for (const [password, words] of [
      ['Password2024', said('form.password.common')],
      ['G4teHouse!!', 'gatehouse'],
      ['Lovelace!1815', said('form.password.likeEmail')],
      ['short', said('form.password.tooShort')],
    ] as const) {
      await paste(field, password);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      expect(await field.inputValue()).toBe(password);
      // The bar agrees with the refusal.
      await expect.poll(() => barAfter(field).getAttribute('data-level')).toBe('1');
    }
    await expectAccessible(page);
    await paste(field, 'gatehouse-lantern-otter-42');
    await barAfter(field).getByText(said('password.level.4')).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard?newUser=true', { waitUntil: 'commit' });
    expect(complaints).toEqual([]);
  });
});
