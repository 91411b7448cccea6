import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, newMember, openPage, unproven } from '../stage/account-page.ts';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  goOffline,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import {
  type Birth,
  chooseCountry,
  giveBirth,
  giveImage,
  givePassportImages,
  imageGroup,
} from '../stage/identity-steps.ts';
import type { Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PATH = 'user/accounts/auth/personal';

let browser: OwnBrowser;
let product: Product;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

async function enter(person: Person): Promise<void> {
  context = await contextOf(browser, person);
  page = await context.newPage();
  complaints = complaintsOf(page);
}

async function identity(person: Person, host?: string, language = 'en'): Promise<void> {
  await enter(person);
  await openPage(page, `${product.origin(host)}/${language}/${PATH}`);
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByLabel(name, { exact: true });

/** How often the page asks whether the identity is verified. */
const LOOK_EVERY_MS = 10_000;
const ADULT: Birth = { day: '10', month: '12', year: '1985' };

async function fillIn({ country = 'BR', name = 'Ada Lovelace', number = 'XR 4815162' } = {}) {
  await giveBirth(page, ADULT);
  await press(said('identity.birth.continue'));
  await chooseCountry(page, country);
  await field(said('identity.name')).fill(name);
  await field(said('identity.document')).selectOption('passport');
  await field(said('identity.number')).fill(number);
  await givePassportImages(page);
}

describe('where somebody looks at what is handed in', () => {
  beforeAll(async () => {
    product = await openProduct({ KYC_AUTO_APPROVE: 'false' });
  });
  afterAll(() => product?.close());

  test('who is new is welcomed, and every missing thing is said beside its field', async () => {
    const { person } = await newMember(product, 'eu.localhost');
    await identity(person, 'eu', 'en-EU');
    // Their account is new, but they have looked around since.
    expect(await page.getByText(said('identity.welcome.text')).count()).toBe(0);
    const address = page.url();
    await page.goto(address, { referer: address.replace(PATH, 'register') });
    await page.getByText(said('identity.welcome.text')).waitFor();
    const titles = await page.getByRole('main').locator('h1, h2').allTextContents();
    expect(titles.slice(0, 2)).toEqual([said('identity.welcome', { brand: 'Gatehouse' }), said('identity.title')]);
    expect(await page.locator('h1').count()).toBe(1);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await press(said('identity.birth.continue'));
    await page.getByText(said('identity.wrong.birth.day.empty')).waitFor();
    await expect.poll(focused).toBe('birth_day');
    await giveBirth(page, { day: '31', month: '4', year: '1985' });
    await press(said('identity.birth.continue'));
    await page.getByText(said('identity.wrong.birth.day.shape', { days: 30 })).waitFor();
    await expect.poll(focused).toBe('birth_day');
    expect(await field(said('identity.name')).isVisible()).toBe(false);
    await expectAccessible(page);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text', '10 December 1985');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    for (const part of ['day', 'month', 'year'] as const)
      expect(await field(said(`identity.birth.${part}`)).inputValue()).toBe(ADULT[part]);
    await press(said('identity.birth.continue'));
    await press(said('identity.submit'));
    for (const name of ['country', 'legal_name', 'document_type', 'document_number'] as const)
      await page.getByText(said(`identity.wrong.${name}.empty`)).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await expectAccessible(page);
  });

  test('[REGION-08] who is too young, lives where nobody may have an account or lacks a picture is told beside the field, loses nothing, and hands in once, masked', async () => {
    const { person } = await newMember(product);
    await identity(person);
    await fillIn();
    await giveBirth(page, { ...ADULT, year: `${new Date().getUTCFullYear() - 10}` });
    await page.getByText(said('identity.wrong.birth.year.young', { years: 18 })).waitFor();
    expect(await field(said('identity.name')).inputValue()).toBe('Ada Lovelace');
    expect(await field(said('identity.name')).isVisible()).toBe(false);
    await giveBirth(page, ADULT);
    await press(said('identity.birth.continue'));
    await refusedByPlace();
    await refusedByPicture();
    await press(said('identity.submit'));
    await page
      .getByRole('status')
      .filter({ hasText: said('identity.looking') })
      .waitFor();
    const text = await page.locator('main').textContent();
    expect(text).not.toContain('Lovelace');
    expect(text).not.toContain('4815162');
    await expectAccessible(page);
    await page.reload();
    await page.getByText(said('identity.looking')).waitFor();
    expect(await page.getByRole('button', { name: said('identity.submit') }).count()).toBe(0);
  });

  /** Ends with a place where an account may be had. */
  async function refusedByPlace(): Promise<void> {
    await chooseCountry(page, 'US');
    await press(said('identity.submit'));
    await page.getByText(said('identity.wrong.country.closed')).waitFor();
    await chooseCountry(page, 'CA');
    await press(said('identity.submit'));
    const part = field(said('identity.subdivision'));
    await part.waitFor();
    // The browser's own note on the answer that names the missing field.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await part.fill('on');
    await press(said('identity.submit'));
    await page.getByText(said('identity.wrong.subdivision.closed')).waitFor();
    await part.fill('QC');
  }

  /** What is missing, no picture, or not sent is said; a failed network is tried again. */
  async function refusedByPicture(): Promise<void> {
    await field(said('identity.document')).selectOption('id_card');
    await press(said('identity.submit'));
    await imageGroup(page, 'back').getByText(said('identity.image.missing')).waitFor();
    expect(await page.getByText(said('identity.image.missing')).count()).toBe(1);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const text = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(svg) };
    await giveImage(page, 'back', text);
    await imageGroup(page, 'back').getByText(said('identity.image.wrong.type')).waitFor();
    await expectAccessible(page);
    await goOffline(page);
    await giveImage(page, 'back');
    await imageGroup(page, 'back').getByText(said('identity.image.sending')).waitFor();
    await context.setOffline(false);
    await imageGroup(page, 'back').getByText(said('identity.image.sent')).waitFor();
    complaints.splice(0);
  }

  test('a session that has proved nothing is asked who is there before anything is handed in', async () => {
    const { person } = await newMember(product);
    await unproven(person);
    await identity(person);
    await fillIn();
    await press(said('identity.submit'));
    const dialog = page.getByRole('dialog', { name: said('stepUp.title') });
    await dialog.getByText(said('stepUp.action.identity')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await field(said('identity.name')).inputValue()).toBe('Ada Lovelace');
    expect((await person.call('/user/private/kyc/status')).result.state).toBe('none');
  });

  test('it can be read at every width, in the dark, and from right to left', async () => {
    await enter((await newMember(product)).person);
    for (const [language, looks] of [
      ['en', [[320, 'dark']]],
      [
        'ar-SA',
        [
          [768, 'light'],
          [1440, 'dark'],
        ],
      ],
    ] as const) {
      await openPage(page, `${product.origin()}/${language}/${PATH}`);
      for (const [width, colorScheme] of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });
});

describe('where whatever is complete is right', () => {
  beforeAll(async () => {
    product = await sharedProduct();
  });

  test('a verified identity is said to be, here and on the account page', async () => {
    const { person } = await newMember(product);
    await identity(person);
    await fillIn();
    await press(said('identity.submit'));
    await page.getByText(said('identity.done'), { exact: true }).waitFor();
    await openPage(page, `${product.origin()}/en/app/user/account-info`);
    await page.locator('#about').getByText(said('account.identity.verified')).waitFor();
  });

  test('[REGION-08] verified as a resident of the Netherlands, the wall leads to the site that serves them', async () => {
    await enter((await newMember(product)).person);
    await page.clock.install();
    await openPage(page, `${product.origin()}/en/${PATH}`);
    await fillIn({ country: 'NL' });
    await press(said('identity.submit'));
    await page.getByText(said('identity.done'), { exact: true }).waitFor();
    await page.clock.fastForward(LOOK_EVERY_MS);
    await page.waitForURL(/\/en\/compliance-wall/);
    await page.getByRole('heading', { name: said('wall.title') }).waitFor();
  });
});
