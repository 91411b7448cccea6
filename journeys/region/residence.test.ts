import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
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
async function nothingIsAsked(site: string, path: string): Promise<void> {
  const answered = ['/front/sites.json', '/region/check'].map((end) =>
    page.waitForResponse((response) => response.url().endsWith(end)),
  );
  await open(site, path);
  await Promise.all(answered);
  await page.waitForTimeout(300);
  expect(await dialog.count()).toBe(0);
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

describe.each(cases)('[$rule] $name', ({ site, path, from, name, agrees, leadsTo: [there, otherPath] }) => {
  const text = (part: 'title' | 'stay' | 'leave') =>
    words()(`residence.${name}.${part}`, { there: `${there}:${product.port}` });
  const isElsewhere = () => page.waitForURL((url) => url.hostname === there);

  beforeEach(async () => {
    await visit(from);
    await open(site, `${path}?ref=ABC&redirect_url=%2Fdownload&junk=1`);
    await dialog.waitFor();
  });

  test('asks in words, says what comes along; by keyboard the first key answers nothing, Tab stays inside, Esc declines where it may', async () => {
    const complaints = complaintsOf(page);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    expect(await focused()).toBe('H2');
    const title = text('title');
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
    await page.keyboard.press('Escape');
    if (MUST_ANSWER.includes(name)) {
      expect(await dialog.count()).toBe(1);
    } else if (agrees === 'stay') {
      await isElsewhere();
    } else {
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(complaints).toEqual([]);
  });

  test('staying closes it, is remembered in this tab, and the form goes on', async () => {
    await button(text('stay')).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
    await nothingIsAsked(site, path);
    await page.getByLabel(saidOn(page)('form.email'), { exact: true }).fill(`${name.toLowerCase()}@stays.example`);
    await page.keyboard.press('Enter');
    await page.getByLabel(saidOn(page)('form.code'), { exact: true }).waitFor();
  });

  test('leaving takes along who sent them and where they were going, and nothing else; whoever comes back is asked again', async () => {
    await button(text('leave')).click();
    await isElsewhere();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(otherPath);
    expect(Object.fromEntries(searchParams)).toEqual({ ref: 'ABC', redirect_url: '/download' });
    await open(site, path);
    await dialog.waitFor();
  });
});

test('[REGION-07] the UAE site asks whoever is not known to live there; Esc answers nothing, and declining leads to the main site', async () => {
  const name = 'AeResidenceConfirm';
  for (const from of ['', 'SA']) {
    await visit(from);
    await open('ae', '/en-ARE/register');
    await dialog.getByRole('heading', { name: words()(`residence.${name}.title`) }).waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(1);
    await button(words()(`residence.${name}.leave`)).click();
    await page.waitForURL(`${product.origin()}/en/register`, { waitUntil: 'commit' });
    await context.close();
  }
  await visit('AE');
  await nothingIsAsked('ae', '/en-ARE/register');
});

test('[REGION-07] [REGION-05] a visitor from Germany on the UAE site is led to the site for the EU at once, and asked nothing there', async () => {
  await visit('DE');
  await open('ae', '/en-ARE/register?ref=ABC');
  const there = `eu.localhost:${product.port}`;
  await dialog.getByText(there).first().waitFor();
  await button(words()('residence.AeResidenceConfirm.leave.home', { there })).click();
  await page.waitForURL((url) => url.hostname === 'eu.localhost');
  expect(page.url()).toBe(`${product.origin('eu')}/en-EU/register?ref=ABC`);
  await nothingIsAsked('eu', '/en-EU/register');
  // REGION-06: the Georgian site leads every visitor to the main one.
  await open('ge', '/en-GEO/register');
  await dialog.getByText(`localhost:${product.port}`).first().waitFor();
  await button(saidOn(page)('residence.ResidenceConfirm.leave')).click();
  await page.waitForURL(`${product.origin()}/en/register`, { waitUntil: 'commit' });
});

describe('where nothing is asked', () => {
  test.each([
    ['REGION-04', 'eu', '/en-EU/register', ''],
    ['REGION-04', 'eu', '/en-EU/register', 'FR'],
    ['REGION-05', '', '/en/register', ''],
    ['REGION-05', '', '/en/register', 'BR'],
    ['REGION-06', 'ge', '/en-GEO/register', 'GE'],
    ['REGION-07', 'ae', '/en-ARE/register', 'AE'],
    ['REGION-10', 'nl', '/en-NL/register', 'JP'],
    ['REGION-10', 'testnet', '/en/register', 'DE'],
  ])('[%s] on %s%s from "%s"', async (_rule, site, path, from) => {
    await visit(from);
    await nothingIsAsked(site, path);
  });

  test.each([
    ['REGION-06', 'ge', '/en-GEO/register'],
    ['REGION-07', 'ae', '/en-ARE/register'],
  ])('[%s] but on %s%s an unknown country is', async (_rule, site, path) => {
    await visit('');
    await open(site, path);
    await dialog.getByText(saidOn(page)('residence.where.unknown')).waitFor();
  });

  test('pages that open no accounts load nothing for it', async () => {
    await visit('JP');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('eu', '/en-EU/login');
    await page.waitForTimeout(500);
    expect(asked.filter((url) => /sites\.json|ask-residence/.test(url))).toEqual([]);
  });

  test('[REGION-01] [REGION-02] without an answer nobody is asked and nobody is held up; with one it is kept for 10 s', async () => {
    await visit('JP');
    await page.route('**/x-api/compliance/**', (route) => route.abort());
    await page.route(REGION_CHECK, (route) => route.abort());
    await open('eu', '/en-EU/register');
    await page.getByLabel(saidOn(page)('form.email'), { exact: true }).fill('nobody@asked.example');
    await page.waitForTimeout(300);
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
