import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownStores } from '../../apps/web/platform/storage/own-storage.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
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
const noticeOn = (tab: Page) => tab.getByRole('region', { name: patternOn(tab, 'shell.cookies.title', 'host') });
const notice = () => noticeOn(page);
const press = (id: 'shell.cookies.accept' | 'shell.cookies.reject' | 'shell.cookies.choose') =>
  notice()
    .getByRole('button', { name: saidOn(page)(id) })
    .click();
const settings = () => page.getByRole('dialog', { name: saidOn(page)('consent.title') });
const scriptsAsked = () => peer.asked().filter((path) => path.endsWith('.js'));
const optional = ['/prints.js', '/banner.js', '/counter.js', '/campaign.js', '/gone.js'];

/** These are asked for in the end, and no other: the banner comes last of all, and where it does not come, nothing else may. */
async function expectAsked(...paths: readonly string[]): Promise<void> {
  await expect.poll(() => new Set(scriptsAsked()), { timeout: 30_000 }).toEqual(new Set(paths));
  if (!paths.includes('/banner.js')) await settle();
  expect(new Set(await scriptsOn(page))).toEqual(new Set(paths));
  expect(new Set(scriptsAsked())).toEqual(new Set(paths));
}

/** Scripts of others that a page has begun to load. */
const scriptsOn = (tab: Page) =>
  tab
    .locator('script[data-outside]')
    .evaluateAll((scripts: HTMLScriptElement[]) => scripts.map(({ src }) => new URL(src).pathname));

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

/** SHELL-11: how much later than the others the banner's script is asked for. */
const BANNER_MS = 1_000;
/** How coarse the page's clock is. */
const CLOCK_MS = 1;

test('[SHELL-05] [SHELL-11] before an answer nothing but the necessary is asked for or kept, on any site or page', async () => {
  const necessary = ownStores
    .filter(({ purpose }) => purpose === 'necessary')
    .map(({ name }) => name({ language: 'gh_language', token: 'b_t_c_k', guid: 'gh_guid', device: 'gh_device' }));
  const isNecessary = (name: string) =>
    necessary.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name));
  const tabs: Page[] = [];
  for (const [path, host] of [
    ['/en/register', ''],
    ['/en/login', ''],
    ['/en-EU/register', 'eu'],
    ['/nl-NL/register', 'nl'],
    ['/tr-TUR/tr-register', 'tr'],
    ['/en-KAZ/help-center/article/cookie-policy', 'kz'],
  ] as const) {
    const tab = await context.newPage();
    await open(path, host, tab);
    tabs.push(tab);
  }
  await settle();
  for (const tab of tabs) {
    const names = (await kept(tab)).filter((name) => !isNecessary(name) && !name.startsWith('_header'));
    expect(names, tab.url()).toEqual([]);
    expect(await noticeOn(tab).isVisible(), tab.url()).toBe(true);
  }
  expect(new Set(scriptsAsked())).toEqual(new Set(['/header.js']));
});

/** When the page began to ask the peer for a script, in milliseconds of its own clock. The page knows it once the script has come. */
async function beganAt(path: string): Promise<number> {
  const known = await page.waitForFunction(
    (url) => performance.getEntriesByName(url)[0]?.startTime,
    peer.origin + path,
  );
  return (await known.jsonValue()) ?? Number.NaN;
}

test('[SHELL-05] [SHELL-11] accepting loads what the page may have, the banner 1000 ms late; a broken script breaks nothing; a new version asks again', async () => {
  await open('/en/register');
  const failures = page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map(({ name }) => name))).observe({ type: 'mark' });
      }),
  );
  const pressedAt = page.evaluate(
    () => new Promise<number>((resolve) => addEventListener('click', ({ timeStamp }) => resolve(timeStamp), true)),
  );
  await press('shell.cookies.accept');
  await expectAsked('/header.js', ...optional);
  // By the page's own clock, and since the press: on a busy machine each request begins later than the page has asked for it.
  const [pressed, prints, banner] = [await pressedAt, await beganAt('/prints.js'), await beganAt('/banner.js')];
  expect(banner - pressed).toBeGreaterThanOrEqual(BANNER_MS - CLOCK_MS);
  expect(prints).toBeLessThan(banner);
  await expect.poll(() => peer.asked()).toEqual(expect.arrayContaining(['/collect?counter', '/pixel?counter']));
  await expect.poll(() => peersOwn()).toEqual(['_banner', '_campaign', '_counter', '_header', '_prints']);
  expect(await failures).toContain('failure outside-script');
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''));
  expect(record).toMatchObject({ version: 1, choices: { functional: true, analytics: true, marketing: true } });
  expect(Math.abs(Date.now() - Date.parse(record.at))).toBeLessThan(60_000);
  expect(await page.evaluate(() => localStorage.getItem('ACCEPT-GDPR-COOKIE'))).toBe('1');
  await page.getByLabel('Email', { exact: true }).fill('still@works.example');

  // It answers this version of the question, and no other.
  await page.evaluate((old) => localStorage.setItem('consent', JSON.stringify(old)), { ...record, version: 0 });
  peer.forget();
  await open('/en/register');
  await expectAsked('/header.js');
  expect(await notice().isVisible()).toBe(true);
});

test('[SHELL-05] rejecting loads nothing, here, on the next page and on the second visit', async () => {
  await open('/en/register');
  await press('shell.cookies.reject');
  await notice().waitFor({ state: 'hidden' });
  for (const path of ['/en/login', '/en/register']) {
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

test('[SHELL-05] [SHELL-11] other open tabs follow: they load what was allowed; once it is withdrawn, what it left is gone and nothing loads', async () => {
  await open('/en/register');
  const other = await context.newPage();
  await open('/en/register', '', other);
  await page.bringToFront();
  await press('shell.cookies.accept');
  for (const tab of [page, other]) {
    await expect.poll(async () => new Set(await scriptsOn(tab))).toEqual(new Set(['/header.js', ...optional]));
    expect(await noticeOn(tab).isVisible()).toBe(false);
  }
  await expect.poll(() => peersOwn(other)).toContain('_counter');
  await openSettings();
  const reloaded = Promise.all([page, other].map((tab) => tab.waitForEvent('load')));
  await settings()
    .getByRole('button', { name: saidOn(page)('consent.rejectAll') })
    .click();
  await reloaded;
  for (const tab of [page, other]) {
    await hydrated(tab);
    await expect.poll(() => peersOwn(tab)).toEqual(['_header', '_header_late']);
  }
  peer.forget();
  await open('/en/register');
  await settle();
  expect(peer.asked().filter((path) => !path.includes('header'))).toEqual([]);
  for (const tab of [page, other]) {
    expect(await scriptsOn(tab)).toEqual(['/header.js']);
    expect((await peersOwn(tab)).filter((name) => !name.startsWith('_header'))).toEqual([]);
    expect(await kept(tab)).not.toContain('ACCEPT-GDPR-COOKIE');
  }
});

test.each([
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
  await open('/en-EU/register', 'eu');
  await press('shell.cookies.accept');
  await expectAsked('/header.js', '/prints.js', '/banner.js', '/gone.js');
  peer.forget();
  await open('/en-EU/sign-up', 'eu');
  await expectAsked('/header.js', '/prints.js', '/banner.js', '/gone.js');
});

test('[SHELL-11] in Brave no fingerprint is taken', async () => {
  await page.addInitScript(() => Object.assign(navigator, { brave: { isBrave: async () => true } }));
  await open('/en/login');
  await press('shell.cookies.accept');
  await expectAsked('/header.js', '/banner.js', '/gone.js');
});
