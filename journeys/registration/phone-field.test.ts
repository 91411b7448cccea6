import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  nothingComes,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { focusOf, tabTo } from '../stage/keys.ts';
import type { Product } from '../stage/product.ts';
import { said, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const FLAGS = /\/assets\/flags-[\d.]+\/([A-Z]{2})\.svg$/;
const CODES = '**/x-api/register/countryCode';
const NUMBERING_PLANS = /\/assets\/phone-metadata-/;

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let asked: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  await begin();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => expect(complaints).toEqual([]));

async function begin(more: BrowserContextOptions = {}): Promise<void> {
  await context?.close();
  context = await browser.newContext({ locale: 'de-AT', extraHTTPHeaders: { 'cf-ipcountry': 'BR' }, ...more });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
}

async function openForm(language = 'en'): Promise<void> {
  await page.goto(`${product.origin()}/${language}/register`);
  await hydrated(page);
}

const chooseMobile = () => page.getByRole('radio', { name: saidOn(page)('register.method.mobile') }).check();

/** The field of the form, in the page's language. */
async function openField(language?: string): Promise<void> {
  await openForm(language);
  await chooseMobile();
}

const DIALOG = 'dialog[open]';
const number = () => page.locator('#register-mobile');
const button = () => page.locator('#register-mobile-code');
const country = () => page.locator('div:has(> div > #register-mobile) > input[name=country]').inputValue();
const dialog = () => page.locator(DIALOG);
const search = () => dialog().locator('input[role=combobox]');
const options = () => dialog().locator('[role=option]');
const active = () => dialog().locator('[role=option][aria-selected=true]');
const flags = () => asked.flatMap((url) => FLAGS.exec(url)?.[1] ?? []);
const hasFocus = (at: ReturnType<Page['locator']>) => at.evaluate((element) => element === document.activeElement);
const nameOf = (name: string, code: string) => said('phone.code', { country: name, code });

/** The first field as it was when the page came. */
async function startAgain(): Promise<void> {
  if (await dialog().isVisible()) await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await number().fill('');
  if ((await country()) === 'BR') return;
  await button().click();
  await search().fill('Brazil');
  await page.keyboard.press('Enter');
  await expect.poll(() => country()).toBe('BR');
}

/** As from the clipboard: whole, at the caret. */
async function paste(text: string): Promise<void> {
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

describe('what a field loads', () => {
  afterEach(() => page.unrouteAll());

  test('no flag and no numbering plan before they are needed, no flag for a row that is not in sight; one that is not there shows the code of its country', async () => {
    await page.route(/flags-[^/]+\/AT\.svg$/, (route) => route.fulfill({ status: 404, body: '' }));
    await openForm();
    await nothingComes(page);
    expect([flags(), asked.filter((url) => NUMBERING_PLANS.test(url))]).toEqual([[], []]);
    await chooseMobile();
    await button().waitFor();
    await expect.poll(flags).toEqual(['BR']);
    await button().click();
    await options().first().waitFor();
    await nothingComes(page);
    const inSight = await options().evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().top < innerHeight).length,
    );
    expect(new Set(flags()).size).toBeLessThanOrEqual(inSight + 5);
    const austria = options().filter({ hasText: 'Austria' });
    await expect.poll(() => austria.locator('[aria-hidden]').first().textContent()).toBe('AT');
    await page.keyboard.press('End');
    await expect.poll(() => flags()).toContain('ZW');
    const drawn = await active()
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth > 0, image.alt];
      });
    expect(drawn).toEqual([true, '']);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test('[SIGNUP-01] while the countries come the field takes a number; when they do not, it says how to write it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CODES, async (route) => {
      await held;
      return route.continue();
    });
    await openField();
    await number().fill('+31612345678');
    expect(await button().count()).toBe(0);
    release();
    await button().waitFor();
    await expect.poll(() => country()).toBe('NL');
    expect((await number().inputValue()).replaceAll(' ', '')).toBe('+31612345678');

    await page.route(CODES, (route) => route.fulfill({ status: 500, body: '' }));
    await openField();
    await page.locator('#register-mobile-message').getByText(said('phone.international')).waitFor();
    await number().fill('+31612345678');
    expect([await button().count(), await country()]).toEqual([0, 'ZZ']);
    complaints = complaints.filter((text) => !text.includes('500'));
  });

  test('[SIGNUP-01] without numbering plans it is a plain field that still knows calling codes', async () => {
    await page.route(NUMBERING_PLANS, (route) => route.abort());
    await openField();
    await button().waitFor();
    await number().fill('+31612345678');
    await expect.poll(() => country()).toBe('NL');
    expect(await number().inputValue()).toBe('+31612345678');
    complaints = complaints.filter((text) => !text.includes('ERR_FAILED'));
  });
});

describe('a field of a page that stays', () => {
  beforeAll(async () => {
    await openField();
    await button().waitFor();
    await nothingComes(page);
  });
  beforeEach(startAgain);

  test('[SIGNUP-01] by keyboard alone: to the button, open, search, choose, type the number', async () => {
    await page.getByRole('radio', { name: said('register.method.mobile') }).focus();
    await tabTo(page, nameOf('Brazil', '+55'));
    await page.keyboard.press('Tab');
    expect((await focusOf(page)).name).toBe(said('register.method.mobile.label'));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await dialog().waitFor();
    await expect.poll(() => hasFocus(search())).toBe(true);
    expect(
      await page
        .getByRole('dialog')
        .getByRole('combobox', { name: said('phone.search') })
        .count(),
    ).toBe(1);
    await expectAccessible(page, DIALOG);
    await page.keyboard.type('köln');
    await expect.poll(() => dialog().locator('[role=status]').textContent()).toBe(said('phone.count', { count: 0 }));
    expect(await options().count()).toBe(0);
    expect(await dialog().getByText(said('phone.none')).isVisible()).toBe(true);
    await expectAccessible(page, DIALOG);
    await page.keyboard.press('Enter');
    expect(await dialog().isVisible()).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('NETHERL');
    await expect.poll(() => dialog().locator('[role=status]').textContent()).toBe(said('phone.count', { count: 2 }));
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(number())).toBe(true);
    expect(await button().getAttribute('aria-label')).toBe(nameOf('Netherlands', '+31'));
    await page.keyboard.type('0612345678');
    expect(await number().inputValue()).toBe('06 12345678');
    expect(await country()).toBe('NL');
  });

  test('the keys move through the list, the one that is meant is in view, and Escape gives the focus back', async () => {
    // Those that were chosen in this tab would come first.
    await page.evaluate(() => sessionStorage.removeItem('recent-countries'));
    await button().focus();
    await page.keyboard.press('Enter');
    await options().first().waitFor();
    const names = await options().allTextContents();
    // Where the visitor is, then where their languages are spoken.
    expect([names[0], names[1]]).toEqual([expect.stringMatching(/^Brazil/), expect.stringMatching(/^Austria/)]);
    expect(await active().textContent()).toBe(names[0]);
    for (const [key, name] of [
      ['ArrowDown', names[1]],
      ['End', names.at(-1)],
      ['ArrowDown', names[0]],
      ['ArrowUp', names.at(-1)],
      ['PageUp', names.at(-9)],
      ['Home', names[0]],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => active().textContent()).toBe(name);
      expect(await search().getAttribute('aria-activedescendant')).toBe(await active().getAttribute('id'));
      const inView = await active().evaluate((element) => {
        const list = element.closest('[role=listbox]')?.getBoundingClientRect();
        const { top, bottom } = element.getBoundingClientRect();
        return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
      });
      expect(inView, key).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await hasFocus(button())).toBe(true);
    expect(await country()).toBe('BR');
  });

  test('a country is found by its calling code, its ISO code, its names', async () => {
    await button().click();
    for (const [text, name] of [
      ['+31', 'Netherlands'],
      ['0031', 'Netherlands'],
      ['31', 'Netherlands'],
      ['٣١', 'Netherlands'],
      ['nl', 'Netherlands'],
      ['sverige', 'Sweden'],
      ['cote d', 'Côte d’Ivoire'],
      ['44', 'United Kingdom'],
    ] as const) {
      await search().fill(text);
      await expect
        .poll(() => active().locator('span:not([aria-hidden])').first().textContent(), { message: text })
        .toBe(name);
    }
  });

  test('[SIGNUP-01] a country whose numbers open no account is there, with the reason, and cannot be chosen', async () => {
    await button().click();
    await search().fill('united states');
    expect(await active().textContent()).toContain(said('phone.blocked'));
    expect(await active().getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await active().click({ force: true });
    expect(await dialog().isVisible()).toBe(true);
    await expectReadable(page, DIALOG);
    await page.keyboard.press('Escape');
    expect(await country()).toBe('BR');
    await number().fill('+1 213 373 4253');
    expect(await country()).toBe('US');
    await page
      .getByText(said('phone.blocked.number', { country: 'United States' }))
      .first()
      .waitFor();
    expect(await number().getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['+77011234567', 'KZ', 'Kazakhstan', '+7', '+7 701 123 4567'],
    ['0031 6 12345678', 'NL', 'Netherlands', '+31', '+31 6 12345678'],
    ['+٤٩١٥١٢٣٤٥٦٧٨٩', 'DE', 'Germany', '+49', '+49 1512 3456789'],
  ])('[SIGNUP-01] %s, pasted, brings its country along and says so', async (text, code, name, calling, shown) => {
    await button().click();
    await search().fill('at');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(number())).toBe(true);
    await paste(text);
    expect(await number().inputValue()).toBe(shown);
    expect(await country()).toBe(code);
    expect(await button().getAttribute('aria-label')).toBe(nameOf(name, calling));
    // The number says its code itself.
    expect(await button().textContent()).toBe('');
    await page.getByRole('status').getByText(nameOf(name, calling)).first().waitFor({ state: 'attached' });
    // Who picks a country after that says what stands in front.
    await button().click();
    await search().fill('gb');
    await page.keyboard.press('Enter');
    await expect.poll(() => country()).toBe('GB');
    expect(await number().inputValue()).not.toMatch(/^\+/);
    expect(await button().textContent()).toBe('+44');
  });

  test('the caret stays where somebody types and erases', async () => {
    await button().click();
    await search().fill('nl');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(number())).toBe(true);
    await page.keyboard.type('0612345678');
    for (const _ of '345678') await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('٩');
    expect(await number().inputValue()).toBe('06 19345678');
    expect(await number().evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(5);
    await page.keyboard.press('End');
    for (const _ of '06 19345678') await page.keyboard.press('Backspace');
    expect(await number().inputValue()).toBe('');
    await page.keyboard.type('(06)1');
    expect(await number().inputValue()).toBe('06 1');
  });

  test('what a browser fills in at once, without the focus, is read as well', async () => {
    await number().evaluate((element: HTMLInputElement) => {
      element.value = '+905012345678';
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => country()).toBe('TR');
    expect(await number().inputValue()).toBe('+90 501 234 56 78');
    expect(await number().getAttribute('autocomplete')).toBe('tel');
  });
});

describe('how it looks', () => {
  const isTouched = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);

  test.each([
    ['vi-VN', 768, 'dark'],
    ['ar-SA', 1440, 'light'],
    ['en', 320, 'light'],
    ['ar-SA', 320, 'dark'],
  ] as const)(
    '[LANG-12] %s at %d px, %s: everything can be read and pressed, nothing leaves the edges',
    async (language, width, colorScheme) => {
      if (width === 320 && !(await isTouched())) await begin({ hasTouch: true, isMobile: true });
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      await openField(language);
      await button().waitFor();
      const right = language === 'ar-SA';
      const at = (part: ReturnType<typeof number>) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON());
      // A number runs from left to right with its code in front, in every page.
      const [code, typed] = [await at(button()), await at(number())];
      expect(code.right).toBeLessThanOrEqual(typed.left + 1);
      expect(Math.min(code.height, typed.height, code.width)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await button().click();
      await options().first().waitFor();
      await expectReadable(page, DIALOG);
      const box = await at(dialog());
      expect(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= 640).toBe(true);
      if (width === 320) expect([box.width, box.height]).toEqual([320, 640]);
      expect(await dialog().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      const [flag, digits] = [
        await at(options().first().locator('img')),
        await at(options().first().locator('[dir=ltr]')),
      ];
      expect(right ? flag.left > digits.right : flag.right < digits.left).toBe(true);
      const heights = await options().evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      // Under a finger no keyboard comes up before it is asked for.
      expect(await hasFocus(search())).toBe(width !== 320);
      await search().fill('nl');
      await options().filter({ hasText: '+31' }).click();
      await expect.poll(() => country()).toBe('NL');
    },
  );
});
