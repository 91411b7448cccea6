import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMember } from '../stage/account-page.ts';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { giveKnown } from '../stage/login.ts';
import type { Product } from '../stage/product.ts';
import { saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PASSWORD = 'four quiet words here';

type Place = {
  name: string;
  host: string;
  lang: string;
  /** What the visitor's browser asks for. */
  reads: string;
  /** The country of their connection: there is no residence question. */
  from: string;
  register: string;
  login: string;
  arrives: string;
  later: string;
};

const places: readonly Place[] = [
  {
    name: 'global',
    host: '',
    lang: 'en',
    reads: 'en-GB',
    from: 'GB',
    register: '/register',
    login: '/login',
    arrives: '/en/dashboard?newUser=true',
    later: '/en/dashboard',
  },
  {
    name: 'TUR',
    host: 'tr',
    lang: 'tr-TUR',
    reads: 'tr-TR',
    from: 'TR',
    register: '/tr-register',
    login: '/tr-login',
    arrives: '/tr-TUR',
    later: '/tr-TUR',
  },
  {
    name: 'EU',
    host: 'eu',
    lang: 'en-EU',
    reads: 'en-IE',
    from: 'IE',
    register: '/register',
    login: '/login',
    arrives: '/en-EU/user/accounts/auth/personal',
    later: '/en-EU/dashboard',
  },
  {
    name: 'ARE',
    host: 'ae',
    lang: 'ar-ARE',
    reads: 'ar-AE',
    from: 'AE',
    register: '/register',
    login: '/login',
    arrives: '/ar-ARE/dashboard?newUser=true',
    later: '/ar-ARE/dashboard',
  },
];

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
async function openPage({ reads: locale, from }: Pick<Place, 'reads' | 'from'>): Promise<void> {
  context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, locale, reducedMotion: 'reduce' },
    extraHTTPHeaders: { 'cf-ipcountry': from },
  });
  page = await context.newPage();
  complaints = complaintsOf(page);
}
afterEach(() => context.close());

async function register({ host, lang, register }: Place, address: string): Promise<void> {
  await page.goto(`${product.origin(host)}/${lang}${register}`);
  await hydrated(page);
  await page.getByLabel(saidOn(page)('form.email'), { exact: true }).fill(address);
  await page.keyboard.press('Enter');
  await page.getByLabel(saidOn(page)('form.code'), { exact: true }).waitFor();
  await page.getByLabel(saidOn(page)('form.code'), { exact: true }).fill(await product.codeFor(address));
  await page.getByLabel(saidOn(page)('form.password'), { exact: true }).waitFor();
  await page.getByLabel(saidOn(page)('form.password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

async function arrivesAt(address: string): Promise<void> {
  await page.waitForURL(address, { timeout: 30_000, waitUntil: 'commit' });
}

async function logOut({ host, lang, login }: Place): Promise<void> {
  const dashboard = `/${lang}/dashboard`;
  if (new URL(page.url()).pathname !== dashboard) await page.goto(product.origin(host) + dashboard);
  await hydrated(page);
  await page.getByRole('button', { name: saidOn(page)('shell.account.menu') }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: saidOn(page)('shell.logOut') })
    .click();
  await arrivesAt(`${product.origin(host)}/${lang}${login}`);
}

describe.each(places)('on $name', (place) => {
  beforeEach(() => openPage(place));
  const address = `traveller@${place.name.toLowerCase()}.example`;

  /** What the login page is asked to lead to, and where it leads. */
  const targets = [
    [
      'an allowed path of the same site',
      () => `/${place.lang}/download?x=1#y`,
      () => `${product.origin(place.host)}/${place.lang}/download?x=1#y`,
    ],
    [
      'an allowed other site',
      () => `${product.origin('hk')}/zh-HK/terms-service/privacyPolicy`,
      () => `${product.origin('hk')}/zh-HK/terms-service/privacyPolicy`,
    ],
    ['a foreign site', () => 'https://evil.example/login', () => product.origin(place.host) + place.later],
    ['a script', () => 'javascript:alert(document.domain)', () => `${product.origin(place.host)}/${place.lang}`],
    ['something unparseable', () => 'http://[::', () => `${product.origin(place.host)}/${place.lang}`],
  ] as const;
  const query = (target: string) => `?redirect_url=${encodeURIComponent(target)}`;

  // The page decides by the same rule everywhere, and the next test has all of them here: a browser tries one.
  const [what, target, arrival] = targets[places.indexOf(place)] ?? targets[0];

  test(`[SIGNUP-04] [REDIR-01] [REDIR-02] [REDIR-03] [REDIR-05] [REDIR-06] [REDIR-07] [SESS-06] [LOGIN-01] register, arrive, log out, log in again with ${what} as redirect_url`, async () => {
    await register(place, address);
    await arrivesAt(product.origin(place.host) + place.arrives);
    await hydrated(page);
    await page.getByText(saidOn(page)('dashboard.welcome')).first().waitFor();
    await logOut(place);
    // Typed, so that no page refers to it.
    await page.goto(`${product.origin(place.host)}/${place.lang}${place.login}${query(target())}`);
    await hydrated(page);
    await giveKnown(page, PASSWORD);
    await arrivesAt(arrival());
    expect(complaints).toEqual([]);
  });

  test('[REDIR-01] [REDIR-02] [REDIR-03] [REDIR-04] whoever is logged in already is sent on by the server, to the same places', async () => {
    const { person } = await newMember(product, place.host ? `${place.host}.localhost` : 'localhost');
    const headers = { 'accept-language': place.reads };
    const sentOn = async (path: string) => {
      const answer = await person.open(path, { headers });
      expect(answer.status).toBe(302);
      return answer.headers.location ?? '';
    };
    const leads = async (path: string, asked?: string) => {
      const to = await sentOn(`/${place.lang}${path}${asked === undefined ? '' : query(asked)}`);
      return new URL(to === '/' ? await sentOn(to) : to, product.origin(place.host)).href;
    };
    for (const [title, asked, there] of targets) expect(await leads(place.login, asked()), title).toBe(there());
    for (const path of [place.login, place.register])
      for (const asked of ['//evil.example', undefined])
        expect(await leads(path, asked), path).toBe(product.origin(place.host) + place.later);
  });
});
