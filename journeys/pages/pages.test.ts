import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
  TWO_COLUMNS,
} from '../stage/browser.ts';
import { ask, createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** What they show the gallery shows nowhere, but for the login. */
const PAGES = [
  '/',
  '/login',
  '/email-code-verify',
  '/terms-service/privacyPolicy',
  '/terms-service/cookiePolicy',
  '/help-center/s/webform',
  '/download',
  '/no/such/page',
];
/** Pages of forms; how they are in the dark and from right to left the gallery shows. */
const FORMS = [
  '/register?ui=0',
  '/register?ui=1',
  '/register?ui=2',
  '/app/user/retrieve',
  '/app/user/security-item-find',
  '/app/user/sub-account-login',
  '/app/user/auto-ban-account',
  '/self-unblock',
];
const PERSONAL = ['/dashboard?newUser=true', '/app/user/account-info', '/user/accounts/auth/personal'];
/** The header of somebody logged in stands above what everybody is shown. */
const PERSONAL_HEADER = ['/', '/no/such/page'];
const IN_THE_DARK = [...PAGES, '/dashboard?newUser=true'];
/** SHELL-03 */
const WITHOUT_HEADER = ['/email-code-verify'];
const NARROWEST = { width: 320, height: 640 };

const places = [
  {
    ...{ name: 'left to right', host: 'localhost', lang: 'en', reads: 'en-GB', from: 'BR', dir: 'ltr' },
    ...{ viewport: TWO_COLUMNS, pages: [...PAGES, ...FORMS], personal: [...PERSONAL, ...PERSONAL_HEADER] },
  },
  {
    ...{ name: 'right to left', host: 'ae.localhost', lang: 'ar-ARE', reads: 'ar-AE', from: 'AE', dir: 'rtl' },
    ...{ viewport: NARROWEST, pages: PAGES, personal: PERSONAL },
  },
] as const;

let product: Product;
let browser: OwnBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

describe.each(places)('$name', ({ host, lang, reads, from, dir, viewport, pages, personal }) => {
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  const elsewhere: string[] = [];

  beforeAll(async () => {
    context = await browser.newContext({ locale: reads, viewport, extraHTTPHeaders: { 'cf-ipcountry': from } });
    page = await context.newPage();
    complaints = complaintsOf(page);
    page.on('request', (request) => {
      const { protocol, host: asked } = new URL(request.url());
      if (protocol !== 'data:' && asked !== `${host}:${product.port}`) elsewhere.push(request.url());
    });
  });
  afterAll(() => context?.close());

  /** One shell around each page, at its address with a language and, by way of a redirect, without one. */
  async function expectShell(path: string): Promise<void> {
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(await page.getByRole('banner').count()).toBe(WITHOUT_HEADER.includes(path) ? 0 : 1);
    const headers = { 'accept-language': reads, 'cf-ipcountry': from };
    const bare = await ask(product.port, path, { host: `${host}:${product.port}`, headers });
    const withLanguage = path === '/' ? `/${lang}` : `/${lang}${path}`;
    expect([bare.status, bare.headers.location]).toEqual([302, withLanguage]);
  }

  async function look(path: string): Promise<void> {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(viewport);
    const answer = await page.goto(`http://${host}:${product.port}/${lang}${path}`);
    const missing = path === '/no/such/page';
    expect(answer?.status()).toBe(missing ? 404 : 200);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expectShell(path);
    expect(await page.title()).not.toBe('');
    await expectAccessible(page);
    await page.setViewportSize(NARROWEST);
    const { width } = NARROWEST;
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, 'no sideways scroll').toBeLessThanOrEqual(width);
    if (dir === 'ltr' && IN_THE_DARK.includes(path)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadable(page);
    }
    // The status says that a page is missing, and Chromium logs that.
    expect(complaints.splice(0).filter((complaint) => !(missing && complaint.includes('404')))).toEqual([]);
    expect(elsewhere.splice(0), 'nothing from another host').toEqual([]);
  }

  test.each(pages)(
    '[SHELL-01] [SHELL-03] [LANG-12] %s: accessible (in the dark, too, where its words are its own), calm, at home, never wider than the screen',
    look,
  );

  describe('of somebody logged in', () => {
    beforeAll(async () => {
      const person = createPerson(product.port, { host });
      await person.logIn('demo@example.com', 'correct horse battery');
      await context.addCookies(person.forBrowser());
    });

    test.each(personal)('[SHELL-01] [SESS-08] [LANG-12] %s: the same', async (path) => {
      await look(path);
      expect(await page.content()).toContain('d***@e***.com');
    });
  });
});
