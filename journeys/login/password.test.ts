import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PHONE = { width: 320, height: 640 };
const METER = '**/assets/password-meter-*.js';

let product: Product;
let browser: OwnBrowser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

async function newPage(): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE });
  page = await context.newPage();
  complaints = complaintsOf(page);
}

/** As far as the step of a registration that asks for a password. */
async function atPassword(address: string): Promise<Locator> {
  await page.goto(`${product.origin()}/en/register`);
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(await product.codeFor(address));
  const field = page.getByLabel('Password', { exact: true });
  await field.waitFor();
  return field;
}

/** What belongs to a field and shows how strong its text is: the element that follows it. */
const barAfter = (field: Locator) => field.locator('xpath=following::*[@data-level][1]');

/** Puts a text into the field as the clipboard does. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.selectText();
  await page.keyboard.insertText(text);
}

describe('[SIGNUP-04] the password of a registration', () => {
  let field: Locator;
  let height: number | undefined;
  const heightNow = () => field.evaluate((input) => input.closest('form')?.getBoundingClientRect().height);

  beforeAll(async () => {
    await newPage();
    await page.clock.install();
    const held = Promise.withResolvers<void>();
    await page.route(METER, async (route) => {
      await held.promise;
      await route.continue();
    });
    field = await atPassword('ada.lovelace@example.com');
    height = await heightNow();
    held.resolve();
    await field.focus();
    await barAfter(field).waitFor();
  });

  test('[SIGNUP-04] its strength has four levels, in words, for eye and ear, with one hint at most; nothing below moves when it loads or speaks', async () => {
    const bar = barAfter(field);
    expect(await bar.getAttribute('data-level')).toBe('0');
    expect(await heightNow()).toBe(height);
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
      // It speaks once the typing has paused.
      await page.clock.runFor(1_500);
      await bar
        .getByRole('status')
        .filter({ hasText: said('password.spoken', { level: said(`password.level.${level}`) }) })
        .waitFor();
      expect(await heightNow()).toBe(height);
    }
    await field.fill('');
    await expect.poll(() => bar.getAttribute('data-level')).toBe('0');
  });

  test('its strength can be read in the light and in the dark, and right to left', async () => {
    await field.fill('ottermug');
    await barAfter(field).locator('b').waitFor();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [first, last] = await barAfter(field).evaluate((element) =>
        ['[data-full]', '[data-full] ~ :not([data-full])'].map(
          (found) => element.querySelector(found)?.getBoundingClientRect().x ?? 0,
        ),
      );
      expect(first).toBeGreaterThan(last ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    }
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  });

  test('it may be pasted, shown and made by a password manager', async () => {
    expect(await field.getAttribute('autocomplete')).toBe('new-password');
    expect(await field.getAttribute('maxlength')).toBeNull();
    const name = page.locator('input[autocomplete="username"]');
    expect(await name.inputValue()).toBe('ada.lovelace@example.com');
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
  });
});

test.each([METER, '**/translations/**'])(
  '[SIGNUP-04] where %s cannot be loaded nothing shows of the strength of a password, and the field works',
  async (file) => {
    await newPage();
    let refused = 0;
    await page.route(file, async (route) => {
      refused += 1;
      await route.abort();
    });
    const field = await atPassword(`${randomUUID().slice(0, 8)}@meter.example`);
    await field.fill('Password1!');
    await expect.poll(() => refused).toBeGreaterThan(0);
    // Longer than it takes to show, and to speak.
    await page.waitForTimeout(1_500);
    expect(await field.locator('xpath=following::*[@role="status"][1]').textContent()).toBe('');
    expect(await barAfter(field).count()).toBe(0);
    expect(await field.inputValue()).toBe('Password1!');
    await page.context().close();
    // The browser's own lines for what was refused.
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  },
);
