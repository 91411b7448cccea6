import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const AFFILIATE = 'Leyla Aydın';
const FRIEND = 'Tomáš Novák';
const BROKER = 'Northgate Brokers (demo)';
const SHARED = 'demo-share-4f2a91';

const landings = [
  ['/sign-up?affiliate_id=10001&group_id=1', AFFILIATE],
  ['/friend-invite?ref=DEMO2025', FRIEND],
  [`/invite?token=${SHARED}`, FRIEND],
  ['/exclusive-benefits?brokerId=90001', BROKER],
] as const;
const sites = [
  { host: '', lang: 'en', from: 'BR', reads: 'en-GB' },
  { host: 'eu', lang: 'de-EU', from: 'DE', reads: 'de-DE' },
  { host: 'ae', lang: 'ar-ARE', from: 'AE', reads: 'ar-AE' },
] as const;
type Place = (typeof sites)[number];
const [global] = sites;

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
afterEach(async () => context?.close());

type Wishes = { width?: number; from?: string; javaScriptEnabled?: boolean };

async function openPage({ from, reads }: Place, { width = 1440, ...more }: Wishes = {}): Promise<Page> {
  context = await browser.newContext({
    ...{ viewport: { width, height: 900 }, locale: reads, reducedMotion: 'reduce' },
    extraHTTPHeaders: { 'cf-ipcountry': more.from ?? from },
    ...('javaScriptEnabled' in more ? { javaScriptEnabled: false } : {}),
  });
  return context.newPage();
}
const addressOf = ({ host, lang }: Place, path: string) => `${product.origin(host)}/${lang}${path}`;
const card = (page: Page) => page.locator('[data-element="affiliateLanding"]').first();

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
}

describe.each(sites)('in $lang', (place) => {
  test.each(landings)(
    '[AFF-06] [ROUTE-06] [ROUTE-07] %s shows who invites at every width, and in the dark too',
    async (path, name) => {
      const page = await openPage(place, { width: 320 });
      const complaints = complaintsOf(page);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(product.origin(place.host)) && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      await page.goto(addressOf(place, path));
      await hydrated(page);
      await expectAccessible(page);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await card(page).getByText(name, { exact: true }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadable(page);
      expect([complaints, foreign]).toEqual([[], []]);
    },
  );

  test('[ROUTE-03] a register page with an affiliate_id is sent to sign-up, with its query', async () => {
    const page = await openPage(place);
    await page.goto(addressOf(place, '/register?affiliate_id=10001&ref=A%26B&medium=affiliate'));
    await hydrated(page);
    expect(page.url()).toBe(addressOf(place, '/sign-up?affiliate_id=10001&ref=A%26B&medium=affiliate'));
    await card(page).getByText(AFFILIATE).waitFor();
  });
});

test('[AFF-06] the card stands above the form on a narrow screen, and beside it on a wide one', async () => {
  for (const width of [320, 1440]) {
    const page = await openPage(global, { width });
    await page.goto(addressOf(global, '/sign-up?affiliate_id=10001'));
    await hydrated(page);
    const [who, form] = [await boxOf(page, '[data-part="inviter"]'), await boxOf(page, 'form')];
    if (width === 320) expect(who.y + who.height).toBeLessThanOrEqual(form.y);
    else expect(who.x).toBeGreaterThanOrEqual(form.x + form.width);
    await context.close();
  }
});

test.each([
  ['is not there', (page: Page) => page.route('**/front/inviter-picture*', (route) => route.fulfill({ status: 404 }))],
  ['never comes', (page: Page) => page.route('**/front/inviter-picture*', () => {})],
  ['is none', (page: Page) => page.route('**/front/inviter-picture*', (route) => route.fulfill({ body: '<p>no' }))],
] as const)('[AFF-10] a picture that %s leaves the initials, and nothing moves', async (_how, spoil) => {
  const page = await openPage(global);
  await page.goto(addressOf(global, '/friend-invite?affiliate_id=10001'));
  const whole = await boxOf(page, '[data-part="invite"] img');
  await spoil(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => {
      (globalThis as unknown as { shifts: number[] }).shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(addressOf(global, '/friend-invite?affiliate_id=10001'), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByText('LA', { exact: true }).waitFor();
  const face = page.getByText('LA', { exact: true });
  expect(await face.locator('img').count()).toBe(1);
  // The middle: what is round is drawn a shade differently at its edge.
  const { x, y, width, height } = (await face.boundingBox()) ?? whole;
  const clip = { x: x + width / 5, y: y + height / 5, width: (width * 3) / 5, height: (height * 3) / 5 };
  const before = await page.screenshot({ clip });
  await face.evaluate((element) => element.querySelector('img')?.remove());
  expect(before.equals(await page.screenshot({ clip }))).toBe(true);
  expect(await face.boundingBox()).toMatchObject({
    height: whole.height + 2,
    width: whole.width + 2,
  });
  const { shifts } = await page.evaluate(() => ({ shifts: (globalThis as unknown as { shifts: number[] }).shifts }));
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});

test.each(['/friend-invite', '/invite', '/exclusive-benefits'])(
  '[AFF-07] the one action of %s leads to a form that knows who invites',
  async (path) => {
    const page = await openPage(global, { width: 390 });
    await page.goto(addressOf(global, `${path}?ref=DEMO2025&campaign=spring%20sale`));
    await hydrated(page);
    await page.getByRole('link', { name: said('invite.action') }).click();
    await page.waitForURL(/\/en\/sign-up\?/);
    await hydrated(page);
    const query = new URL(page.url()).searchParams;
    expect([query.get('ref'), query.get('campaign')]).toEqual(['DEMO2025', 'spring sale']);
    await card(page).getByText(FRIEND).waitFor();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
  },
);

test('[AFF-07] somebody who was invited registers to the end, without a script in the way', async () => {
  const page = await openPage(global, { width: 390 });
  const address = `invited-${Date.now()}@example.com`;
  await page.goto(addressOf(global, '/friend-invite?ref=DEMO2025'));
  await hydrated(page);
  await page.getByRole('link', { name: said('invite.action') }).click();
  await page.waitForURL(/\/sign-up/);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(await product.codeFor(address));
  await page.getByLabel('Password', { exact: true }).fill('four quiet words here');
  await page.keyboard.press('Enter');
  await page.waitForURL(/newUser=true|\/en(?:\/download)?$/, { timeout: 30_000 });
});

test.each([
  '/sign-up?affiliate_id=ada',
  '/sign-up?affiliate_id=55555',
  '/sign-up?affiliate_id=10003',
  '/sign-up?affiliate_id=10001&group_id=99',
  '/sign-up?ref=%3Cscript%3E',
  '/friend-invite?token=bad',
  `/invite?token=${'x'.repeat(300)}`,
  '/exclusive-benefits',
])('[AFF-05] [AFF-09] %s works, without a card', async (path) => {
  const page = await openPage(global);
  const complaints = complaintsOf(page);
  const answer = await page.goto(addressOf(global, path));
  await hydrated(page);
  expect(answer?.status()).toBe(200);
  expect(await card(page).count()).toBe(0);
  expect(await page.getByText(said('invite.ended')).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('[AFF-09] an invitation that is over is said on each page, and the form works', async () => {
  const page = await openPage(global);
  for (const path of ['/sign-up', '/friend-invite', '/exclusive-benefits']) {
    await page.goto(addressOf(global, `${path}?affiliate_id=10002`));
    await hydrated(page);
    await page.getByText(said('invite.ended')).waitFor();
    expect(await card(page).count()).toBe(0);
  }
});

test('[REGION-03] where sign-up is closed, no landing page offers it', async () => {
  const page = await openPage(global, { from: 'US' });
  for (const [path] of landings) {
    const answer = await page.goto(addressOf(global, path));
    expect(answer?.status()).toBe(451);
    expect(await page.locator('a[href*="sign-up"], a[href*="register"]').count()).toBe(0);
  }
  const redirected = await page.goto(addressOf(global, '/register?affiliate_id=10001'));
  expect(redirected?.status()).toBe(451);
});

test('[COMP-08] where compliance hides the card, nobody is named', async () => {
  const page = await openPage(global, { from: 'GB' });
  await page.goto(addressOf(global, '/friend-invite?affiliate_id=10001'));
  await hydrated(page);
  expect(await page.content()).not.toContain(AFFILIATE);
  await page.getByRole('link', { name: said('invite.action') }).waitFor();
});

test('[AFF-01] the country of the visitor chooses the words of the inviter', async () => {
  const words = 'recovery codes';
  for (const [from, has] of [['BR', true] as const, ['TR', false] as const]) {
    const page = await openPage(global, { from });
    await page.goto(addressOf(global, '/friend-invite?affiliate_id=10001'));
    await hydrated(page);
    expect((await page.locator('blockquote').textContent())?.includes(words)).toBe(has);
    await context.close();
  }
});

test('[AFF-06] a landing page needs no script to be read and followed', async () => {
  const page = await openPage(global, { javaScriptEnabled: false });
  await page.goto(addressOf(global, '/friend-invite?ref=DEMO2025'));
  expect(await page.getByRole('link', { name: said('invite.action') }).getAttribute('href')).toBe(
    '/en/sign-up?ref=DEMO2025',
  );
});

test('[SHELL-03] [SHELL-05] the benefits have no header and no cookie notice; search engines stay out of all', async () => {
  const person = createPerson(product.port);
  for (const [path] of landings) expect((await person.open(`/en${path}`)).text).toContain('content="noindex"');
  const page = await openPage(global);
  await page.goto(addressOf(global, '/exclusive-benefits'));
  await hydrated(page);
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByText(said('shell.cookies.title', { host: 'localhost' })).count()).toBe(0);
});
