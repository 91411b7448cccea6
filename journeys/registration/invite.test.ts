import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
const [global, , emirates] = sites;

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

async function openPage({ from, reads }: Place, width = 1440, country: string = from): Promise<Page> {
  context = await browser.newContext({
    ...{ viewport: { width, height: 900 }, locale: reads },
    extraHTTPHeaders: { 'cf-ipcountry': country },
  });
  return context.newPage();
}
const addressOf = ({ host, lang }: Place, path: string) => `${product.origin(host)}/${lang}${path}`;
const card = (page: Page) => page.locator('[data-element="affiliateLanding"]').first();

async function open(page: Page, place: Place, path: string): Promise<void> {
  await page.goto(addressOf(place, path));
  await hydrated(page);
}

/** What the server sends a visitor of the global site. */
const sent = (path: string, from: string = global.from) => createPerson(product.port, { country: from }).open(path);
const CARD = 'data-element="affiliateLanding"';

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
}

test.each(sites)(
  '[AFF-06] [ROUTE-06] [ROUTE-07] in $lang each landing page shows who invites at every width',
  async (place) => {
    const page = await openPage(place);
    const complaints = complaintsOf(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.origin(place.host)) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    for (const [path, name] of landings) {
      await open(page, place, path);
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await card(page).getByText(name, { exact: true }).waitFor();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
      // By its structure a page is the same in each language; from right to left its parts lie elsewhere.
      if (place === global) await expectAccessible(page);
      if (place === emirates) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectReadable(page);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      expect([complaints, foreign], path).toEqual([[], []]);
    }
  },
);

test('[ROUTE-03] a register page with an affiliate_id is sent to sign-up, with its query', async () => {
  for (const { host, lang, from } of sites) {
    const visitor = createPerson(product.port, { host: host ? `${host}.localhost` : 'localhost', country: from });
    const query = '?affiliate_id=10001&ref=A%26B&medium=affiliate';
    const { status, headers } = await visitor.open(`/${lang}/register${query}`);
    expect([status, headers.location]).toEqual([302, `/${lang}/sign-up${query}`]);
    expect((await visitor.open(`/${lang}/sign-up${query}`)).text).toContain(AFFILIATE);
  }
});

test('[AFF-06] the card stands above the form on a narrow screen, and beside it on a wide one', async () => {
  const page = await openPage(global, 320);
  await open(page, global, '/sign-up?affiliate_id=10001');
  const boxes = async () => [await boxOf(page, '[data-part="inviter"]'), await boxOf(page, 'form')] as const;
  const [above, below] = await boxes();
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [beside, form] = await boxes();
  expect(beside.x).toBeGreaterThanOrEqual(form.x + form.width);
});

test('[AFF-10] a picture that is not there, never comes or is none leaves the initials, and nothing moves', async () => {
  const page = await openPage(global);
  const path = '/friend-invite?affiliate_id=10001';
  await page.goto(addressOf(global, path));
  const whole = await boxOf(page, '[data-part="invite"] img');
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => {
      (globalThis as unknown as { shifts: number[] }).shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const spoilt: readonly [string, (route: Route) => unknown][] = [
    ['is not there', (route) => route.fulfill({ status: 404 })],
    ['never comes', () => {}],
    ['is none', (route) => route.fulfill({ body: '<p>no' })],
  ];
  for (const [how, spoil] of spoilt) {
    await page.route('**/front/inviter-picture*', spoil);
    await page.goto(addressOf(global, path), { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const face = page.getByText('LA', { exact: true });
    await face.waitFor();
    expect(await face.locator('img').count(), how).toBe(1);
    // The middle: what is round is drawn a shade differently at its edge.
    const { x, y, width, height } = (await face.boundingBox()) ?? whole;
    const clip = { x: x + width / 5, y: y + height / 5, width: (width * 3) / 5, height: (height * 3) / 5 };
    const before = await page.screenshot({ clip });
    await face.evaluate((element) => element.querySelector('img')?.remove());
    expect(before.equals(await page.screenshot({ clip })), how).toBe(true);
    expect(await face.boundingBox(), how).toMatchObject({ height: whole.height + 2, width: whole.width + 2 });
    const { shifts } = await page.evaluate(() => ({ shifts: (globalThis as unknown as { shifts: number[] }).shifts }));
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      how,
    ).toBeLessThan(0.001);
  }
});

test('[AFF-06] [AFF-07] the one action of each landing page, which needs no script, leads to a form that knows who invites', async () => {
  for (const path of ['/friend-invite', '/invite', '/exclusive-benefits']) {
    const { text } = await sent(`/en${path}?ref=DEMO2025&campaign=spring%20sale`);
    const hrefs = [...text.matchAll(/<a [^>]*href="(\/en\/sign-up[^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs, path).toEqual(['/en/sign-up?ref=DEMO2025&amp;campaign=spring+sale']);
  }
});

test('[AFF-07] somebody who was invited registers to the end, without a script in the way', async () => {
  const page = await openPage(global, 390);
  const address = `invited-${Date.now()}@example.com`;
  await open(page, global, '/friend-invite?ref=DEMO2025&campaign=spring%20sale');
  await page.getByRole('link', { name: said('invite.action') }).click();
  await page.waitForURL(/\/en\/sign-up\?/);
  await hydrated(page);
  const query = new URL(page.url()).searchParams;
  expect([query.get('ref'), query.get('campaign')]).toEqual(['DEMO2025', 'spring sale']);
  await card(page).getByText(FRIEND).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(await product.codeFor(address));
  await page.getByLabel('Password', { exact: true }).fill('four quiet words here');
  await page.keyboard.press('Enter');
  await page.waitForURL(/newUser=true|\/en(?:\/download)?$/, { timeout: 30_000, waitUntil: 'commit' });
});

test('[AFF-05] [AFF-09] an invitation of nobody, or one that cannot be read, works without a card', async () => {
  const paths = [
    '/sign-up?affiliate_id=ada',
    '/sign-up?affiliate_id=55555',
    '/sign-up?affiliate_id=10003',
    '/sign-up?affiliate_id=10001&group_id=99',
    '/sign-up?ref=%3Cscript%3E',
    '/friend-invite?token=bad',
    `/invite?token=${'x'.repeat(300)}`,
    '/exclusive-benefits',
  ];
  for (const path of paths) {
    const { status, text } = await sent(`/en${path}`);
    expect([status, text.includes(CARD), text.includes(said('invite.ended'))], path).toEqual([200, false, false]);
  }
  // The browser looks for the inviter once more.
  const page = await openPage(global);
  const complaints = complaintsOf(page);
  for (const path of ['/sign-up?affiliate_id=10003', '/invite?token=none']) {
    await open(page, global, path);
    expect(await card(page).count(), path).toBe(0);
    expect(await page.getByText(said('invite.ended')).count(), path).toBe(0);
  }
  expect(complaints).toEqual([]);
});

test('[AFF-09] [SHELL-03] [SHELL-05] an invitation that is over is said on each page, and the form works; the benefits have no header and no cookie notice', async () => {
  for (const path of ['/sign-up', '/friend-invite', '/exclusive-benefits']) {
    const { text } = await sent(`/en${path}?affiliate_id=10002`);
    expect([text.includes(said('invite.ended')), text.includes(CARD)], path).toEqual([true, false]);
  }
  const page = await openPage(global);
  await open(page, global, '/exclusive-benefits?affiliate_id=10002');
  await page.getByText(said('invite.ended')).waitFor();
  expect(await card(page).count()).toBe(0);
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByText(said('shell.cookies.title', { host: 'localhost' })).count()).toBe(0);
});

test('[SHELL-05] search engines stay out of all landing pages', async () => {
  for (const [path] of landings) expect((await sent(`/en${path}`)).text, path).toContain('content="noindex"');
});

test('[REGION-03] where sign-up is closed, no landing page offers it', async () => {
  for (const [path] of landings) {
    const { status, text } = await sent(`/en${path}`, 'US');
    expect(status, path).toBe(451);
    expect(text, path).not.toMatch(/<a [^>]*href="[^"]*(?:sign-up|register)/);
  }
  expect((await sent('/en/register?affiliate_id=10001', 'US')).status).toBe(451);
});

test('[COMP-08] where compliance hides the card, nobody is named', async () => {
  const page = await openPage(global, 1440, 'GB');
  await open(page, global, '/friend-invite?affiliate_id=10001');
  expect(await page.content()).not.toContain(AFFILIATE);
  await page.getByRole('link', { name: said('invite.action') }).waitFor();
});

test('[AFF-01] the country of the visitor chooses the words of the inviter', async () => {
  const wordsFor = async (from: string) =>
    /<blockquote[\s\S]*?<\/blockquote>/.exec((await sent('/en/friend-invite?affiliate_id=10001', from)).text)?.[0];
  expect(await wordsFor('BR')).toContain('recovery codes');
  expect(await wordsFor('TR')).not.toContain('recovery codes');
});
