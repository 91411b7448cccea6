import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { beenHere, complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { PASSWORD as MEMBER_PASSWORD } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { newestAccount, PASSWORD } from '../stage/sign-up.ts';

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

/** A visitor who is not asked for their residence. */
async function visitorFrom(country: string): Promise<Page> {
  context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: 'reduce' },
    extraHTTPHeaders: { 'cf-ipcountry': country },
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

async function open(page: Page, path: string, host = ''): Promise<void> {
  await page.goto(product.origin(host) + path);
  await hydrated(page);
}

const answerNotice = (page: Page, id: 'shell.cookies.accept' | 'shell.cookies.reject') =>
  page.getByRole('button', { name: said(id) }).click();

/** What the browser keeps of attribution; waits until the late part has kept it. */
const keptIn = (page: Page, storage: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([where, name]) => JSON.parse(window[where]?.getItem(name) ?? 'null'), [storage, key] as const);

/** Until the page is logged in. */
async function register(page: Page, address: string): Promise<void> {
  await page.getByLabel(said('form.email'), { exact: true }).fill(address);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(await product.codeFor(address));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('register'));
}

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('[AFF-07] [AFF-08] [ROUTE-11] from an invitation through another language, another site and another day to the account', async () => {
  const page = await visitorFrom('DE');
  const complaints = complaintsOf(page);
  const invitation = { affiliate_id: '10001', utmsource: 'news', tag: 'fox' };
  await open(page, `/en?${new URLSearchParams(invitation)}`);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  await page.getByRole('link', { name: 'Español (España)' }).or(page.locator('a[hreflang^="es"]')).first().click();
  await page.waitForURL(/\/es-/);
  expect(queryOf(page)).toEqual(invitation);
  await hydrated(page);
  await open(page, new URL(page.url()).pathname.replace(/^\/[^/]+/, '/en') + new URL(page.url()).search);

  // To a page whose address says nothing, and on from there: the tab keeps the invitation.
  await expect.poll(() => keptIn(page, 'sessionStorage', 'invitation')).not.toBeNull();
  await open(page, '/en/download');
  expect(queryOf(page)).toEqual({});
  await page.getByRole('button', { name: said('shell.footer.country') }).click();
  await page.getByRole('combobox').fill('Germany');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: said('country.go', { host: 'eu.localhost' }) }).click();
  await page.waitForURL(/^http:\/\/eu\.localhost/);
  expect(queryOf(page)).toMatchObject({ affiliate_id: '10001', tag: 'fox' });
  await hydrated(page);
  expect(await keptIn(page, 'localStorage', 'attribution')).toBeNull();
  await answerNotice(page, 'shell.cookies.accept');
  await expect
    .poll(() => keptIn(page, 'localStorage', 'attribution'))
    .toMatchObject({
      first: { site: 'EU', values: { affiliate_id: '10001', tag: 'fox' } },
    });
  await page.close();

  // A day later, in another tab, by typing the address.
  const later = await context.newPage();
  complaints.push(...complaintsOf(later));
  await open(later, '/en-EU/register', 'eu');
  await register(later, 'invited@example.com');
  const account = await newestAccount(product);
  expect(account).toMatchObject({
    site: 'EU',
    channel: { medium: 'affiliate', userCode: 'LEYLA', nonCrypto: true },
    first: { site: 'EU', path: '/download', values: { affiliate_id: '10001', tag: 'fox' } },
    last: { values: { affiliate_id: '10001' } },
  });
  expect(JSON.stringify(account)).not.toContain('invited@');
  // What it was kept for has happened.
  await hydrated(later);
  await expect.poll(() => keptIn(later, 'localStorage', 'attribution')).toBeNull();
  const csv = await (await fetch(`http://127.0.0.1:${product.managementPort}/attribution.csv?unsettled=yes`)).text();
  expect(csv).toContain(',"EU","default","affiliate","LEYLA","","yes",');
  expect(complaints).toEqual([]);
});

test('[AFF-07] who refuses is still the guest of whoever invited them, in this tab and nowhere else', async () => {
  const page = await visitorFrom('GB');
  await open(page, '/en?ref=DEMO2025&utm_campaign=spring&token=secret');
  await answerNotice(page, 'shell.cookies.reject');
  await expect.poll(() => keptIn(page, 'sessionStorage', 'invitation')).not.toBeNull();
  await page
    .getByRole('main')
    .getByRole('link', { name: said('home.action.register') })
    .first()
    .click();
  await page.waitForURL(/\/en\/register/);
  expect(queryOf(page)).toEqual({ ref: 'DEMO2025', utm_campaign: 'spring', token: 'secret' });
  await hydrated(page);
  await expect
    .poll(() => keptIn(page, 'sessionStorage', 'invitation'))
    .toMatchObject({
      first: { path: '/', values: { ref: 'DEMO2025' } },
    });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('spring');
  expect(stored).not.toContain('secret');
  await register(page, 'refuses@example.com');
  const account = await newestAccount(product);
  expect(account).toMatchObject({
    channel: { medium: 'referral', userCode: 'DEMO2025' },
    first: { site: 'GLOBAL', path: '/', values: { ref: 'DEMO2025', campaign: 'spring' } },
  });
  expect(JSON.stringify(account)).not.toContain('secret');
});

test('[AFF-07] a quick person loses nothing: the link is pressed before the page has come to life', async () => {
  const page = await visitorFrom('GB');
  await beenHere(page, product.origin());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${product.origin()}/en?affiliate_id=12`);
  await page
    .getByRole('main')
    .getByRole('link', { name: said('home.action.register') })
    .first()
    .click({ noWaitAfter: true });
  await page.waitForURL(/\/en\/(register|sign-up)/);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await hydrated(page);
  await expect
    .poll(() => keptIn(page, 'sessionStorage', 'invitation'))
    .toMatchObject({
      first: { values: { affiliate_id: '12' } },
    });
});

test('[AFF-07] consent that is taken back takes what was kept for days along', async () => {
  const page = await visitorFrom('GB');
  await open(page, '/en?ref=friend&utmsource=news');
  await answerNotice(page, 'shell.cookies.accept');
  await expect.poll(() => keptIn(page, 'localStorage', 'attribution')).not.toBeNull();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: said('shell.footer.cookieSettings') })
    .click();
  const settings = page.getByRole('dialog', { name: said('consent.title') });
  await settings.getByRole('switch', { name: said('consent.marketing') }).setChecked(false);
  await settings.getByRole('button', { name: said('consent.save') }).click();
  await expect.poll(() => keptIn(page, 'localStorage', 'attribution')).toBeNull();
  expect(await keptIn(page, 'sessionStorage', 'invitation')).toMatchObject({ last: { values: { ref: 'friend' } } });
});

test.each([
  ['fox', true],
  ['gmb', true],
  ['stk', true],
  ['ESP', true],
  ['news', undefined],
  ['foxes', undefined],
])(
  '[ROUTE-12] an account that came with tag=%s is told to the operator as of a non-crypto channel: %s',
  async (tag, nonCrypto) => {
    const person = createPerson(product.port);
    const email = `tag-${tag.toLowerCase()}@example.com`;
    const now = Date.now();
    const touch = { at: now - 1000, site: 'GLOBAL', path: '/register', values: { ref: 'ada', tag } };
    const { result } = await person.call('/user/public/register/info', {
      ...{ register_type: 1, email },
      touches: { first: touch, last: touch, now },
    });
    await person.call('/user/public/register/send/verify/item', { uuid: result.uuid, item: 'email' });
    await person.verify(result.uuid, await product.codeFor(email));
    expect((await person.setPassword(result.uuid, MEMBER_PASSWORD)).ret_code).toBe(0);
    const { channel } = (await newestAccount(product)) as { channel: { nonCrypto?: boolean } };
    expect(channel.nonCrypto).toBe(nonCrypto);
  },
);
