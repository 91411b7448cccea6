import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultBrand } from '../../packages/brand/src/default-brand.ts';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { focusOf, tabTo } from '../stage/keys.ts';
import { ask } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PATH = '/dev/explorer';
const WIDE = { width: 1440, height: 900 };
const NARROW = [768, 320];

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  context = await browser.newContext({ viewport: WIDE });
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

async function open(query = '', origin = product.origin()): Promise<void> {
  await page.goto(`${origin}${PATH}${query}`);
  await hydrated(page);
}

const answer = (id: string) => page.locator(`#answer-${id}`);
const plain = async (of: Locator) => ((await of.textContent()) ?? '').replace(/\s+/g, ' ');
const textOf = (id: string) => plain(answer(id).locator('summary'));

/** The page as a test leaves it: axe finds nothing in light and dark, and nothing overflows. */
async function expectSound(): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width}`).toBeLessThanOrEqual(0);
  }
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
}

describe('[COMP-09] the jurisdiction explorer', () => {
  test('by keyboard alone: choose, see what changed, open the reasons', async () => {
    await open();
    await tabTo(page, 'Page');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('/register');
    await tabTo(page, 'Country');
    await page.keyboard.type('Germ');
    await page.keyboard.press('Enter');
    expect(await textOf('dialogs')).toContain('a notice to residents of the EEA was None');
    expect(await plain(page.locator('main'))).toMatch(/\d+ of \d+ answers changed/);
    await tabTo(page, /^Sees/);
    await page.keyboard.press('Enter');
    expect((await focusOf(page)).visible).toBe(true);
    expect(await answer('dialogs').getAttribute('open')).toBe('');
    await expect.poll(() => plain(answer('dialogs'))).toMatch(/mainSiteEuResidenceConfirm.*REGION-05/);
    await page.keyboard.press('Enter');
    await expect.poll(() => answer('dialogs').getAttribute('open')).toBeNull();
  });

  test('the address is the state: a reload, another browser and the way back give the same', async () => {
    await open();
    await page.getByLabel('Host', { exact: true }).fill('kz.localhost');
    await page.getByLabel('Country', { exact: true }).selectOption('KZ');
    const shared = page.url();
    expect(shared).toContain('?host=kz.localhost&country=KZ');
    await page.reload();
    await hydrated(page);
    expect(await textOf('redirects')).toContain('/kk-KAZ/login');
    const elsewhere = await (await browser.newContext({ viewport: WIDE })).newPage();
    await elsewhere.goto(shared);
    await hydrated(elsewhere);
    expect(await plain(elsewhere.locator('main'))).toBe(await plain(page.locator('main')));
    await elsewhere.context().close();
    await page.getByLabel('Country', { exact: true }).selectOption('CN');
    expect(await textOf('sign-up')).toContain('banned');
    await page.goBack();
    expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('KZ');
    expect(await textOf('sign-up')).toContain('Open');
  });

  test('presets are links to whole questions', async () => {
    await open();
    await page.getByRole('link', { name: 'Ontario sign-up' }).click();
    expect(await textOf('dialogs')).toContain('sign-up is closed here');
    await page.getByRole('link', { name: 'Netherlands user on GLOBAL' }).click();
    expect(await textOf('site-jump')).toContain('Yes, to NLD, without a choice');
    expect(await page.getByRole('link', { name: 'Netherlands user on GLOBAL' }).getAttribute('aria-current')).toBe(
      'true',
    );
    await page.getByRole('link', { name: 'Start again' }).click();
    expect(new URL(page.url()).search).toBe('');
  });

  test('[REGION-08] beside what the product does stands what the specification’s words alone would do', async () => {
    await open('?host=eu.localhost&page=/dashboard&kycLevel=1&kycCountry=DE&account=1042');
    expect(await textOf('site-jump')).toContain('No');
    expect(await textOf('site-jump-words')).toContain('Yes, to GLOBAL');
    expect(await plain(answer('site-jump-words'))).toContain('decision 12');
    await open('?host=localhost&page=/dashboard&kycLevel=1&kycCountry=NL&account=1042');
    for (const id of ['site-jump', 'site-jump-words'])
      expect(await textOf(id)).toContain('Yes, to NLD, without a choice');
    expect(await plain(answer('site-jump-words'))).not.toContain('decision 12');
  });

  test('broken, huge and hostile values fall back with a note', async () => {
    await open(`?country=%3Cb%3E&host=${'a'.repeat(5_000)}&view=nothing&who=me&device=%00`);
    const notes = await plain(page.locator('main'));
    for (const said of ['Country:', 'Host: 5000 characters', 'no view “nothing”', 'no field “who”', 'Device:']) {
      expect(notes).toContain(said);
    }
    expect(await textOf('site')).toContain('GLOBAL');
  });

  test('[COMP-05] the matrix: one element over all sites and countries, walked by arrow keys', async () => {
    await open('?view=matrix&subject=redeemAmount&rows=each');
    await tabTo(page, /^hide, GLOBAL, Unknown country/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect((await focusOf(page)).name).toBe('30: show (30), EU, Austria');
    expect((await focusOf(page)).visible).toBe(true);
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/host=eu\.localhost.*country=AT/);
    await page.getByRole('heading', { name: 'EU, Austria' }).waitFor();
    await page.keyboard.press('Control+End');
    expect((await focusOf(page)).name).toMatch(/TESTNET/);
    expect((await focusOf(page)).visible).toBe(true);
    const head = await page.locator('thead th').first().boundingBox();
    const scroll = await page.locator('table').locator('..').boundingBox();
    expect(Math.abs((head?.y ?? 0) - (scroll?.y ?? 0))).toBeLessThan(3);
  });

  test('[REGION-03] the matrix opens on sign-up, and its map says what the grid says and who serves a country; axe finds nothing, and nothing overflows', async () => {
    await open('?view=matrix');
    expect(await page.getByLabel('Show').inputValue()).toBe('sign-up');
    await page.locator('path[data-country="CN"]').hover();
    await page.getByText('China: banned').waitFor();
    await page.locator('path[data-country="DE"]').click();
    await page.mouse.move(0, 0);
    await page.getByRole('heading', { name: 'GLOBAL, Germany' }).waitFor();
    const { name, licence } =
      defaultBrand.sites.find(({ residence }) => residence?.residents === 'EEA' && residence.asks === 'others')
        ?.entity ?? {};
    expect(await plain(page.getByRole('figure'))).toContain(`Germany: openEU, ${name}, ${licence}`);
    await expectSound();
  });

  test('[COMP-02] [COMP-09] compare: a pasted config is checked item by item, then shows what changes for whom; axe finds nothing, and nothing overflows', async () => {
    await open('?view=compare');
    await page.getByRole('region', { name: 'thirdPartyLogin' }).getByText('Germany').waitFor();
    await page.getByText('An example: the running config').waitFor();
    const box = page.getByLabel('Compliance config, JSON');
    await box.fill('{"version":"2","items":[{"element":"redeemAmount","action":"maybe","priority":0}]}');
    await page.getByText('item 1 (redeemAmount), action: must be "show" or "hide"').waitFor();
    await page.getByRole('button', { name: 'Copy the running config' }).click();
    await page.getByText('Nothing changes').waitFor();
    const running = JSON.parse(await box.inputValue());
    const items = [...running.items, { element: 'blogLink', action: 'hide', priority: 900, siteId: 'EU', rc: 'DE' }];
    await box.fill(JSON.stringify({ ...running, items }));
    await page.getByText('1 element changes, in one way.').waitFor();
    const row = page.getByRole('region', { name: 'blogLink' });
    expect(await plain(row)).toMatch(/show → becomes .*hide ?EU · Germany · everyone/);
    const shared = page.url();
    expect(shared).toContain('#config=');
    await page.goto('about:blank');
    await page.goto(shared);
    await page.getByText('1 element changes, in one way.').waitFor();
    await page.getByLabel('After').selectOption('testnet');
    await page.getByRole('region', { name: 'redeemAmount' }).waitFor();
    await expectSound();
  });

  test('the target box says what the redirect engine does, and why; axe finds nothing, and nothing overflows', async () => {
    await open('?view=target');
    await page.getByLabel(/redirect_url/).fill('https://evil.example/');
    expect(await textOf('target')).toContain('Not followed');
    expect(await textOf('target-login')).toContain('/en/dashboard');
    await page.getByRole('button', { name: 'javascript:alert(1)', exact: true }).click();
    expect(await textOf('target')).toContain('Becomes the root');
    await answer('target').locator('summary').click();
    await expect.poll(() => plain(answer('target')), { timeout: 30_000 }).toContain('REDIR-03');
    await expectSound();
  });

  test('with all answers open axe finds nothing, and nothing overflows; on a phone the situation is behind a button, and opens in place', async () => {
    await open('?country=DE&page=/register');
    await page.getByRole('button', { name: 'Open all' }).click();
    await expectSound();
    await page.setViewportSize({ width: 320, height: 800 });
    const toggle = page.getByRole('button', { name: /^Situation/ });
    expect(await plain(toggle)).toContain('Germany');
    expect(await page.getByLabel('Host', { exact: true }).isVisible()).toBe(false);
    await toggle.click();
    await page.getByLabel('Host', { exact: true }).fill('eu.localhost');
    expect(await textOf('site')).toContain('EU');
  });
});

test('[SITE-10] in production only the operator’s port has the explorer, and nothing else of the product', async () => {
  const production = await openProduct({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    for (const path of [PATH, `${PATH}?view=matrix`, `/en${PATH}`, `${PATH}/config`]) {
      expect([302, 404], path).toContain((await ask(production.port, path)).status);
    }
    expect((await ask(production.port, `/en${PATH}`)).status).toBe(404);
    const { status, headers } = await ask(production.managementPort, PATH);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const path of ['/', '/en/login', '/en', '/dev/mailbox', '/dev/gallery', '/x-api/login']) {
      expect((await ask(production.managementPort, path)).status, path).toBe(404);
    }
    await page.setViewportSize(WIDE);
    await open('?host=eu.localhost&country=DE', `http://localhost:${production.managementPort}`);
    await page.getByLabel('Country', { exact: true }).selectOption('GB');
    expect(await textOf('element-redeemAmount')).toContain('hide');
  } finally {
    await production.close();
  }
});
