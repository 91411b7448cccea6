import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, hydrated, nothingComes, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const REGION_CHECK = '**/x-api/user/public/region/check';
const NARROWEST = { width: 320, height: 640 };

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let dialog: Locator;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

/** @param from country by ISO 3166-1; empty: not known */
async function visit(from: string, options: BrowserContextOptions = {}): Promise<void> {
  context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: 'reduce' },
    ...(from ? { extraHTTPHeaders: { 'cf-ipcountry': from } } : {}),
    ...options,
  });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  dialog = page.getByRole('dialog');
}

async function open(site: string, path: string): Promise<void> {
  await page.goto(product.origin(site) + path);
  await hydrated(page);
}

const button = (name: string) => dialog.getByRole('button', { name, exact: true });

/** The question is not shown: checked once every answer that decides it has come. */
async function nothingIsAskedAfter(going: () => Promise<unknown>): Promise<void> {
  const answered = ['/front/sites.json', '/region/check'].map((end) =>
    page.waitForResponse((response) => response.url().endsWith(end)),
  );
  await going();
  await Promise.all(answered);
  // The dialog's code and words come after them.
  await nothingComes(page);
  expect(await dialog.count(), page.url()).toBe(0);
}

/** A cross that led to another site would be no cross: these are answered by their buttons. */
const MUST_ANSWER = ['euSiteNoEuResidenceConfirm', 'AeResidenceConfirm'];

type Case = {
  rule: string;
  name: string;
  site: string;
  path: string;
  from: string;
  /** The button that agrees, beside which closing declines. */
  agrees: 'stay' | 'leave';
  /** Host and path of the other site's register page. */
  leadsTo: [host: string, path: string];
};

const row = (
  ...[rule, name, site, path, from, agrees, leadsTo]: [
    ...[rule: string, name: string, site: string, path: string, from: string],
    ...[agrees: Case['agrees'], leadsTo: Case['leadsTo']],
  ]
): Case => ({ rule, name, site, path, from, agrees, leadsTo });

const cases: readonly Case[] = [
  row('REGION-04', 'euSiteNoEuResidenceConfirm', 'eu', '/en-EU/register', 'JP', 'stay', ['localhost', '/en/register']),
  row('REGION-05', 'mainSiteEuResidenceConfirm', '', '/en/register', 'NL', 'leave', [
    'nl.localhost',
    '/en-NL/register',
  ]),
  row('REGION-06', 'ResidenceConfirm', 'ge', '/ru-GEO/register', 'AM', 'stay', ['localhost', '/ru-RU/register']),
  row('REGION-07', 'AeResidenceConfirm', 'ae', '/en-ARE/register', 'SA', 'stay', ['localhost', '/en/register']),
];

const words = () => saidOn(page) as (id: string, values?: object) => string;

/** In words, with what comes along; whatever is typed answers nothing, and Tab stays inside. */
async function expectAsked(title: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe('H2');
  expect(await dialog.getByRole('heading').textContent()).toBe(title);
  const all = (await dialog.textContent()) ?? '';
  for (const thing of ['language', 'referral', 'destination'] as const) {
    expect(all).toContain(saidOn(page)(`residence.along.${thing}`));
  }
  expect(all).not.toMatch(/ResidenceConfirm|[{}]/);
  await page.setViewportSize(NARROWEST);
  await page.emulateMedia({ colorScheme: 'dark' });
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(NARROWEST.width);
  expect(await focused()).toBe('H2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('name@example.com ');
  expect(await dialog.count()).toBe(1);
}

test.each(cases)(
  '[$rule] $name asks in words, and Esc declines where it may; leaving takes along the referral and the destination alone, whoever comes back is asked again, and staying is remembered in this tab',
  async ({ site, path, from, name, agrees, leadsTo: [there, otherPath] }) => {
    const text = (part: 'title' | 'stay' | 'leave') =>
      words()(`residence.${name}.${part}`, { there: `${there}:${product.port}` });
    const arrive = async () => {
      await open(site, `${path}?ref=ABC&redirect_url=%2Fdownload&junk=1`);
      await dialog.waitFor();
    };
    await visit(from);
    const complaints = complaintsOf(page);
    await arrive();
    await expectAsked(text('title'));
    await page.keyboard.press('Escape');
    if (MUST_ANSWER.includes(name)) {
      expect(await dialog.count()).toBe(1);
    } else if (agrees === 'leave') {
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(path);
      await page.evaluate(() => sessionStorage.clear());
      await arrive();
    }
    if (MUST_ANSWER.includes(name) || agrees === 'leave') await button(text('leave')).click();
    await page.waitForURL((url) => url.hostname === there, { waitUntil: 'commit' });
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(otherPath);
    expect(Object.fromEntries(searchParams)).toEqual({ ref: 'ABC', redirect_url: '/download' });
    await arrive();
    await button(text('stay')).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
    await nothingIsAskedAfter(() => open(site, path));
    await page.getByLabel(saidOn(page)('form.email'), { exact: true }).fill(`${name.toLowerCase()}@stays.example`);
    await page.keyboard.press('Enter');
    await page.getByLabel(saidOn(page)('form.code'), { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('[REGION-06] [REGION-07] the Georgian and the UAE site ask whoever is not known to live there, and say so; on the latter Esc answers nothing, and declining leads to the main site', async () => {
  const name = 'AeResidenceConfirm';
  await visit('');
  await open('ge', '/en-GEO/register');
  await dialog.getByText(saidOn(page)('residence.where.unknown')).waitFor();
  await open('ae', '/en-ARE/register');
  await dialog.getByRole('heading', { name: words()(`residence.${name}.title`) }).waitFor();
  expect(await dialog.textContent()).toContain(saidOn(page)('residence.where.unknown'));
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(1);
  await button(words()(`residence.${name}.leave`)).click();
  await page.waitForURL(`${product.origin()}/en/register`, { waitUntil: 'commit' });
});

test('[REGION-07] [REGION-05] a visitor from Germany on the UAE site is led to the site for the EU at once, and asked nothing there', async () => {
  await visit('DE');
  await open('ae', '/en-ARE/register?ref=ABC');
  const there = `eu.localhost:${product.port}`;
  await dialog.getByText(there).first().waitFor();
  await nothingIsAskedAfter(async () => {
    await button(words()('residence.AeResidenceConfirm.leave.home', { there })).click();
    await page.waitForURL(`${product.origin('eu')}/en-EU/register?ref=ABC`, { waitUntil: 'commit' });
    await hydrated(page);
  });
  // REGION-06: the Georgian site leads every visitor to the main one.
  await open('ge', '/en-GEO/register');
  await dialog.getByText(`localhost:${product.port}`).first().waitFor();
  await button(saidOn(page)('residence.ResidenceConfirm.leave')).click();
  await page.waitForURL(`${product.origin()}/en/register`, { waitUntil: 'commit' });
});

describe('where nothing is asked', () => {
  test('[REGION-04] [REGION-05] [REGION-06] [REGION-07] [REGION-10] neither those who live where the site is for, nor who may live there, are asked', async () => {
    await visit('');
    for (const [site, path, from] of [
      ['eu', '/en-EU/register', ''],
      ['eu', '/en-EU/register', 'FR'],
      ['', '/en/register', ''],
      ['', '/en/register', 'BR'],
      ['ge', '/en-GEO/register', 'GE'],
      ['ae', '/en-ARE/register', 'AE'],
      ['nl', '/en-NL/register', 'JP'],
      ['testnet', '/en/register', 'DE'],
    ] as const) {
      await context.setExtraHTTPHeaders(from ? { 'cf-ipcountry': from } : {});
      await nothingIsAskedAfter(() => open(site, path));
      // REGION-01: what was found out about one visitor is not kept for the next.
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('pages that open no accounts load nothing for it', async () => {
    await visit('JP');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('eu', '/en-EU/login');
    await nothingComes(page);
    expect(asked.filter((url) => /sites\.json|ask-residence/.test(url))).toEqual([]);
  });

  test('[REGION-01] [REGION-02] without an answer nobody is asked and nobody is held up; with one it is kept for 10 s', async () => {
    await visit('JP');
    await page.route('**/x-api/compliance/**', (route) => route.abort());
    await page.route(REGION_CHECK, (route) => route.abort());
    await open('eu', '/en-EU/register');
    await page.getByLabel(saidOn(page)('form.email'), { exact: true }).fill('nobody@asked.example');
    await nothingComes(page);
    expect(await dialog.count()).toBe(0);
    await page.unrouteAll();
    const before = Date.now();
    await open('eu', '/en-EU/register');
    await dialog.waitFor();
    const after = Date.now();
    const kept = await page.evaluate(() => JSON.parse(localStorage.REGULATION_RESTRICT_OPERATE));
    expect(kept).toEqual({ value: false, expiry: expect.any(Number) });
    expect(kept.expiry).toBeGreaterThanOrEqual(before + 10_000);
    expect(kept.expiry).toBeLessThanOrEqual(after + 10_000);
  });
});
