import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownStores } from '../../apps/web/platform/storage/own-storage.ts';
import { hydrated, type OwnBrowser, openBrowser, TWO_COLUMNS } from '../stage/browser.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { patternOn, saidOn } from '../stage/said.ts';
import { openScriptPeer, type ScriptPeer } from '../stage/script-peer.ts';

let peer: ScriptPeer;
let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  peer = await openScriptPeer();
  [product, browser] = await Promise.all([openProduct({ BRAND_FILE: peer.brandFile }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  peer?.close();
});
beforeEach(async () => {
  peer.forget();
  [context, page] = await visitorFrom('BR');
});
afterEach(() => context.close());

async function visitorFrom(country: string): Promise<[BrowserContext, Page]> {
  const visitor = await browser.newContext({
    viewport: TWO_COLUMNS,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'cf-ipcountry': country },
  });
  visitor.setDefaultTimeout(30_000);
  return [visitor, await visitor.newPage()];
}

async function open(path: string, host = '', tab = page): Promise<void> {
  await tab.goto(product.origin(host) + path);
  await hydrated(tab);
}

/** Long enough for a script that is 1000 ms late. */
const settle = (tab = page) => tab.waitForTimeout(1_600);
const notice = () => page.getByRole('region', { name: patternOn(page, 'shell.cookies.title', 'host') });
const press = (id: 'shell.cookies.accept' | 'shell.cookies.reject' | 'shell.cookies.choose') =>
  notice()
    .getByRole('button', { name: saidOn(page)(id) })
    .click();
const settings = () => page.getByRole('dialog', { name: saidOn(page)('consent.title') });
const scriptsAsked = () => peer.asked().filter((path) => path.endsWith('.js'));
const optional = ['/prints.js', '/banner.js', '/counter.js', '/campaign.js', '/gone.js'];

/** These are asked for in the end, and no other within the time after. */
async function expectAsked(...paths: readonly string[]): Promise<void> {
  await expect.poll(() => new Set(scriptsAsked()), { timeout: 30_000 }).toEqual(new Set(paths));
  await settle();
  expect(new Set(scriptsAsked())).toEqual(new Set(paths));
}

/** Names of everything that this browser keeps for the site. */
async function kept(tab = page): Promise<string[]> {
  const stored = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...(await tab.context().cookies()).map(({ name }) => name), ...stored])];
}
const peersOwn = async (tab = page) => (await kept(tab)).filter((name) => name.startsWith('_')).toSorted();

async function choose(purposes: readonly ('functional' | 'analytics' | 'marketing')[]): Promise<void> {
  for (const purpose of ['functional', 'analytics', 'marketing'] as const) {
    const name = saidOn(page)(`consent.${purpose}`);
    await settings().getByRole('switch', { name }).setChecked(purposes.includes(purpose));
  }
  await settings()
    .getByRole('button', { name: saidOn(page)('consent.save') })
    .click();
  await settings().waitFor({ state: 'hidden' });
}

async function openSettings(): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: saidOn(page)('shell.footer.cookieSettings') })
    .click();
  await settings().waitFor();
}

test('[SHELL-05] [SHELL-11] before an answer nothing but the necessary is asked for or kept, on any site or page', async () => {
  const necessary = ownStores
    .filter(({ purpose }) => purpose === 'necessary')
    .map(({ name }) => name({ language: 'gh_language', token: 'b_t_c_k', guid: 'gh_guid', device: 'gh_device' }));
  const isNecessary = (name: string) =>
    necessary.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name));
  for (const [path, host] of [
    ['/en/register', ''],
    ['/en/login', ''],
    ['/en-EU/register', 'eu'],
    ['/nl-NL/register', 'nl'],
    ['/tr-TUR/tr-register', 'tr'],
    ['/en-KAZ/help-center/article/cookie-policy', 'kz'],
  ] as const) {
    await open(path, host);
    await settle();
    expect((await kept()).filter((name) => !isNecessary(name) && !name.startsWith('_header'))).toEqual([]);
    expect(await notice().isVisible()).toBe(true);
  }
  expect(new Set(scriptsAsked())).toEqual(new Set(['/header.js']));
});

/** When the page began to ask the peer for a script, in milliseconds of its own clock. */
const beganAt = (path: string) =>
  page.evaluate((url) => performance.getEntriesByName(url)[0]?.startTime ?? Number.NaN, peer.origin + path);

test('[SHELL-05] [SHELL-11] accepting loads what the page may have, the banner 1000 ms late, and a broken script breaks nothing', async () => {
  await open('/en/register');
  const failures = page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map(({ name }) => name))).observe({ type: 'mark' });
      }),
  );
  await press('shell.cookies.accept');
  await expectAsked('/header.js', ...optional);
  // By the page's own clock: what the peer is asked arrives late on a busy machine.
  expect((await beganAt('/banner.js')) - (await beganAt('/prints.js'))).toBeGreaterThanOrEqual(900);
  await expect.poll(() => peer.asked()).toEqual(expect.arrayContaining(['/collect?counter', '/pixel?counter']));
  await expect.poll(() => peersOwn()).toEqual(['_banner', '_campaign', '_counter', '_header', '_prints']);
  expect(await failures).toContain('failure outside-script');
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''));
  expect(record).toMatchObject({ version: 1, choices: { functional: true, analytics: true, marketing: true } });
  expect(Math.abs(Date.now() - Date.parse(record.at))).toBeLessThan(60_000);
  expect(await page.evaluate(() => localStorage.getItem('ACCEPT-GDPR-COOKIE'))).toBe('1');
  await page.getByLabel('Email', { exact: true }).fill('still@works.example');
});

test('[SHELL-05] rejecting loads nothing, here, on the next pages and on the second visit', async () => {
  await open('/en/register');
  await press('shell.cookies.reject');
  await notice().waitFor({ state: 'hidden' });
  for (const path of ['/en/register', '/en/login', '/en/register']) {
    await open(path);
    await settle();
    expect(await notice().isVisible()).toBe(false);
  }
  expect(scriptsAsked().filter((path) => path !== '/header.js')).toEqual([]);
  expect((await peersOwn()).filter((name) => !name.startsWith('_header'))).toEqual([]);
});

test('[SHELL-05] [SHELL-11] one purpose: its scripts and no others; nothing starts switched on; the record is shown', async () => {
  await open('/en/register');
  await press('shell.cookies.choose');
  await settings().waitFor();
  expect(await settings().getByRole('switch', { checked: true }).count()).toBe(0);
  await settings().getByText(saidOn(page)('consent.notAnswered')).waitFor();
  await choose(['functional']);
  await expectAsked('/header.js', '/prints.js', '/banner.js');
  expect(scriptsAsked()).toEqual(['/header.js', '/prints.js', '/banner.js']);
  await openSettings();
  expect(await settings().getByRole('switch', { checked: true }).getAttribute('name')).toBe('functional');
  await settings()
    .getByText(/^You answered on /)
    .waitFor();
  await page.keyboard.press('Escape');
  await open('/en/terms-service/cookiePolicy');
  await page
    .getByRole('main')
    .getByText(/^You answered on /)
    .waitFor();
  await page.getByText(saidOn(page)('consent.allowed', { purposes: saidOn(page)('consent.functional') })).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: saidOn(page)('legal.cookies.change.action') })
    .click();
  await settings().waitFor();
});

test('[SHELL-05] [SHELL-11] consent is withdrawn from the footer: what it left is gone, and nothing loads on the next pages', async () => {
  await open('/en/register');
  await press('shell.cookies.accept');
  await expectAsked('/header.js', ...optional);
  await openSettings();
  const reloaded = page.waitForEvent('load');
  await settings()
    .getByRole('button', { name: saidOn(page)('consent.rejectAll') })
    .click();
  await reloaded;
  await hydrated(page);
  await expect.poll(() => peersOwn()).toEqual(['_header', '_header_late']);
  peer.forget();
  await settle();
  await open('/en/login');
  await open('/en/register');
  await settle();
  expect(new Set(peer.asked().filter((path) => !path.includes('header')))).toEqual(new Set());
  expect((await peersOwn()).filter((name) => !name.startsWith('_header'))).toEqual([]);
  expect(await kept()).not.toContain('ACCEPT-GDPR-COOKIE');
});

test.each([
  ['eu', '/en-EU/register', 'DE'],
  ['nl', '/en-NL/register', 'BR'],
  ['', '/en/register', 'DE'],
  ['', '/en/register', 'XX'],
])(
  '[SHELL-11] on %s%s, for somebody in %s, nothing counts who signs up without analytics',
  async (host, path, country) => {
    await context.close();
    [context, page] = await visitorFrom(country);
    const choices = { functional: true, analytics: false, marketing: true };
    await context.addInitScript((record) => localStorage.setItem('consent', JSON.stringify(record)), {
      version: 1,
      at: new Date().toISOString(),
      choices,
    });
    await open(path, host);
    await expectAsked('/header.js', '/prints.js', '/banner.js', '/gone.js');
  },
);

test('[SHELL-11] on the EU site nothing counts who signs up, though everything was accepted', async () => {
  await open('/en-EU/login', 'eu');
  await press('shell.cookies.accept');
  await settle();
  for (const path of ['/en-EU/register', '/en-EU/sign-up']) {
    peer.forget();
    await open(path, 'eu');
    await expectAsked('/header.js', '/prints.js', '/banner.js', '/gone.js');
  }
});

test('[SHELL-11] in Brave no fingerprint is taken', async () => {
  await page.addInitScript(() => Object.assign(navigator, { brave: { isBrave: async () => true } }));
  await open('/en/login');
  await press('shell.cookies.accept');
  await expectAsked('/header.js', '/banner.js', '/gone.js');
});

test('[SHELL-05] other open tabs follow: they load what was allowed, and end what was taken back', async () => {
  await open('/en/login');
  const other = await context.newPage();
  await open('/en/register', '', other);
  await page.bringToFront();
  await press('shell.cookies.accept');
  await expect.poll(() => peersOwn(other)).toContain('_counter');
  expect(await other.getByRole('region', { name: patternOn(other, 'shell.cookies.title', 'host') }).isVisible()).toBe(
    false,
  );
  const reloaded = other.waitForEvent('load');
  await openSettings();
  await choose([]);
  await reloaded;
  await hydrated(other);
  await expect.poll(async () => (await peersOwn(other)).filter((name) => !name.startsWith('_header'))).toEqual([]);
});

test('[SHELL-05] an answer to another version of the question counts no longer: it is asked again', async () => {
  await open('/en/register');
  await press('shell.cookies.accept');
  await settle();
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('consent') ?? '');
    localStorage.setItem('consent', JSON.stringify({ ...record, version: 0 }));
  });
  peer.forget();
  await open('/en/register');
  await settle();
  expect(await notice().isVisible()).toBe(true);
  expect(scriptsAsked()).toEqual(['/header.js']);
});
