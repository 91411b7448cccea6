import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBrand } from '../../packages/brand/src/default-brand.ts';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { tabTo } from '../stage/keys.ts';
import { type MemberPeer, openMemberPeer } from '../stage/member-peer.ts';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PASSWORD = 'correct horse battery';
const goTo = (origin: string) => said('wall.go', { host: new URL(origin).host });

let browser: OwnBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function logIn(page: Page, email: string): Promise<void> {
  await hydrated(page);
  await page.getByLabel(said('form.account'), { exact: true }).fill(email);
  await page.getByLabel(said('login.password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

describe('with the reference API', () => {
  let product: Product;
  beforeAll(async () => {
    product = await sharedProduct();
  });
  afterAll(() => product?.close());

  test('[REGION-08] [REDIR-01] verified in the Netherlands, logged in on the global site: the wall, then the other site, where all goes on', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const back = encodeURIComponent('/en/user/accounts/auth/personal?from=mail');
    await page.goto(`${product.origin()}/en/login?ref=abc&redirect_url=${back}`);
    await logIn(page, 'nl@example.com');
    await page.waitForURL(/\/en\/compliance-wall\?/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(said('wall.title'));
    expect(await page.getByText(said('wall.forced')).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: said('wall.stay') }).count()).toBe(0);
    expect(await page.getByText(/^GH-[0-9A-Z]{4}-[0-9A-Z]{4}$/).isVisible()).toBe(true);
    await hydrated(page);
    await expectAccessible(page);
    // Other pages for users lead here as well.
    await page.goto(`${product.origin()}/en/dashboard?ref=abc`);
    await page.waitForURL(/\/en\/compliance-wall\?/);
    await page.goBack();
    const there = new URL(
      (await page.getByRole('link', { name: goTo(product.origin('nl')), exact: true }).getAttribute('href')) ?? '',
    );
    expect(there.pathname).toBe('/en-NL/login');
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      ref: 'abc',
      redirect_url: '/en-NL/user/accounts/auth/personal?from=mail',
    });
    // SESS-07: the session goes along.
    await page.getByRole('link', { name: goTo(product.origin('nl')), exact: true }).click();
    await page.waitForURL(/\/en-NL\/user\/accounts\/auth\/personal/, { waitUntil: 'commit' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['localhost', 'verified@example.com', 'en'],
    ['localhost', 'demo@example.com', 'en'],
    ['nl.localhost', 'verified@example.com', 'en-NL'],
    ['nl.localhost', 'nl@example.com', 'en-NL'],
    ['hk.localhost', 'hk@example.com', 'en-HK'],
  ])('[REGION-08] on %s, %s meets no wall, and an open one sends them on', async (host, email, language) => {
    const person = createPerson(product.port, { host });
    expect((await person.logIn(email, PASSWORD)).ret_code).toBe(0);
    const path = `/${language}/app/user/account-info`;
    expect((await person.open(path)).status).toBe(200);
    const wall = await person.open(`/${language}/compliance-wall?redirect_url=${encodeURIComponent(path)}`);
    expect([wall.status, wall.headers.location]).toEqual([302, path]);
  });

  test('[REGION-08] [LOGIN-09] no parameter of a link takes the wall away; inside the mini-app, by its user agent, there is none', async () => {
    const person = createPerson(product.port);
    expect((await person.logIn('nl@example.com', PASSWORD)).ret_code).toBe(0);
    for (const search of ['', '?tgWebAppPlatform=ios', '?tgWebAppData=x&tgWebAppVersion=8.0']) {
      const { headers } = await person.open(`/en/dashboard${search}`);
      expect(headers.location, search).toMatch(/^\/en\/compliance-wall\?/);
    }
    const miniApp = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Telegram-Android/11.4' } };
    expect((await person.open('/en/dashboard', miniApp)).status).toBe(200);
  });

  async function expectWallReadableAt(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme });
    await expectReadable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  test('[REGION-11] [REGION-08] the wall has every site with its licence: as a list for keys and screen readers, and on a map that comes late; it can be read at 320 px, in the dark, and from right to left', async () => {
    const person = createPerson(product.port);
    expect((await person.logIn('nl@example.com', PASSWORD)).ret_code).toBe(0);
    const context = await browser.newContext();
    await context.addCookies(person.forBrowser());
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${product.origin()}/en/dashboard`);
    await hydrated(page);
    const eu = defaultBrand.sites.find(
      ({ residence }) => residence?.residents === 'EEA' && residence.asks === 'others',
    )?.entity;
    const region = page.getByRole('region', { name: said('sitesMap.title') });
    await region.locator('[data-country="DE"]').hover();
    await region
      .getByText(eu?.licence ?? '')
      .filter({ visible: true })
      .waitFor();
    await region.locator('[data-country="BR"]').click();
    expect(await region.locator('details[open]').textContent()).toContain(said('sitesMap.rest'));
    await tabTo(page, new RegExp(`${eu?.name.replaceAll(/[()]/g, '.')}$`));
    await page.keyboard.press('Enter');
    await expect.poll(() => region.locator('details[open]').textContent()).toContain('Germany');
    expect(await region.locator('details[open]').textContent()).toContain(eu?.licence ?? '');
    await expectAccessible(page);
    await expectWallReadableAt(page, 320, 'light');
    await expectWallReadableAt(page, 1440, 'dark');
    await page.goto(`${product.origin()}/ar-SA/dashboard`);
    expect(new URL(page.url()).pathname).toBe('/ar-SA/compliance-wall');
    await expectWallReadableAt(page, 320, 'dark');
    await expectWallReadableAt(page, 1440, 'light');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('with an operator’s own API, and without scripts', () => {
  let peer: MemberPeer;
  let product: Product;
  let sessions = 0;
  beforeAll(async () => {
    peer = await openMemberPeer();
    product = await openProduct({ API_ORIGIN: peer.origin });
  });
  afterAll(async () => {
    await product?.close();
    await peer?.close();
  });

  async function member(): Promise<Page> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await logInAgain(context);
    return context.newPage();
  }

  async function logInAgain(context: Awaited<ReturnType<OwnBrowser['newContext']>>): Promise<void> {
    const value = `a-token-of-the-session-number-${++sessions}`;
    await context.addCookies([{ name: 'b_t_c_k_nl', value, url: product.origin('nl'), httpOnly: true }]);
  }

  test('[REGION-08] staying is a choice on NLD for people of other countries, remembered for this session', async () => {
    peer.verifiedIn('BR');
    const page = await member();
    await page.goto(`${product.origin('nl')}/en-NL/app/user/account-info?tab=1`);
    expect(new URL(page.url()).pathname).toBe('/en-NL/compliance-wall');
    await page.getByRole('button', { name: said('wall.stay') }).click();
    await page.waitForURL(/\/en-NL\/app\/user\/account-info\?tab=1$/, { waitUntil: 'commit' });
    await page.goto(`${product.origin('nl')}/en-NL/user/accounts/auth/personal`);
    expect(new URL(page.url()).pathname).toBe('/en-NL/user/accounts/auth/personal');
    await logInAgain(page.context());
    await page.goto(`${product.origin('nl')}/en-NL/app/user/account-info`);
    expect(new URL(page.url()).pathname).toBe('/en-NL/compliance-wall');
    await page.getByRole('link', { name: goTo(product.origin()), exact: true }).click();
    await page.waitForURL(/^http:\/\/localhost:\d+\/en\/login\?redirect_url=%2Fen%2Fapp%2Fuser%2Faccount-info$/, {
      waitUntil: 'commit',
    });
    await page.context().close();
  });

  test('[REGION-08] [SESS-06] log out ends the session at the API', async () => {
    peer.verifiedIn('BR');
    const page = await member();
    await page.goto(`${product.origin('nl')}/en-NL/app/user/account-info`);
    await page.getByRole('button', { name: said('wall.logOut') }).click();
    await page.waitForURL(/\/en-NL\/login$/, { waitUntil: 'commit' });
    await page.goto(`${product.origin('nl')}/en-NL/app/user/account-info`);
    expect(new URL(page.url()).pathname).toBe('/en-NL/login');
    await page.context().close();
  });

  test('[REGION-08] an API that cannot say where somebody belongs raises no wall', async () => {
    for (const country of [undefined, '', 'Brazil']) {
      peer.verifiedIn(country);
      const page = await member();
      await page.goto(`${product.origin('nl')}/en-NL/app/user/account-info`);
      expect(new URL(page.url()).pathname).toBe('/en-NL/app/user/account-info');
      await page.context().close();
    }
  });
});
