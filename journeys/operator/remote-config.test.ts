import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  complaintsOf,
  expectAccessible,
  hydrated,
  nothingComes,
  type OwnBrowser,
  openBrowser,
  TWO_COLUMNS,
} from '../stage/browser.ts';
import { ask, createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-steering-'));
const STEERING_FILE = join(folder, 'steering.json');
const MOST_DEVICES = 40;
const NOTICE = 'Messages to mobile phones are slow today.';
const remoteConfig = {
  everywhere: {
    signup_page_config: {
      notice: { en: NOTICE },
      experiment: {
        id: 'dark-form',
        arms: [{ weight: 1 }, { layout: 'new-ui', weight: 1 }, { layout: 'old', weight: 1 }],
      },
    },
    signup_button_text: { en: 'Open <my> account' },
    login_page_config: { notice: { en: 'We work on the service tonight.' } },
    captcha_config: { 31000: { useDowngrade: true, guidTailList: ['a', 'b'] } },
  },
  sites: {
    EU: { signup_page_config: { variant: 'newLink' } },
    KAZ: { signup_page_config: { variant: 'oldCode', layout: 'old' } },
  },
};

let product: Product;
let browser: OwnBrowser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  write(remoteConfig);
  [product, browser] = await Promise.all([openProduct({ STEERING_FILE }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

function write(content: unknown): void {
  writeFileSync(`${STEERING_FILE}.new`, JSON.stringify(content));
  renameSync(`${STEERING_FILE}.new`, STEERING_FILE);
}

async function person(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: TWO_COLUMNS });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

const layoutOf = (page: Page) => page.locator('html').getAttribute('data-layout');

/** A page as a device is given it. */
async function given(path: string, device = createPerson(product.port), host = 'localhost') {
  const { status, text } = await device.open(path, { host: `${host}:${product.port}` });
  expect([path, status]).toEqual([path, 200]);
  const layout = /<html[^>]* data-layout="([^"]+)"/.exec(text)?.[1];
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return { layout, main, frame: JSON.parse(/<script[^>]* id="?frame"?[^>]*>([^<]*)</.exec(text)?.[1] ?? 'null') };
}

const counted = async (event: string) => {
  const { text } = await ask(product.managementPort, '/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('gatehouse_experiment_total{'));
  return lines
    .filter((line) => line.includes(`event="${event}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

describe('an experiment', () => {
  test('[SHELL-09] shows devices different layouts from their first page on, and each keeps its own', async () => {
    const seen = new Map<string | undefined, Person>();
    for (let device = 0; device < MOST_DEVICES && seen.size < 3; device += 1) {
      const newDevice = createPerson(product.port);
      newDevice.cookies.clear();
      seen.set((await given('/en/register', newDevice)).layout, newDevice);
    }
    expect([...seen.keys()].toSorted()).toEqual(['new-brand', 'new-ui', 'old']);
    for (const [layout, device] of seen) {
      await given('/en/login', device);
      expect((await given('/en/register', device)).layout).toBe(layout);
      const page = await person();
      const complaints = complaintsOf(page);
      await page.context().addCookies(device.forBrowser());
      await page.goto(`${product.origin()}/en/register`);
      await hydrated(page);
      expect(await layoutOf(page)).toBe(layout);
      expect(await page.locator('form#register').locator('..').getAttribute('data-layout')).toBe(layout);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    }
  });

  test('[SHELL-09] the parameter comes before it', async () => {
    const device = createPerson(product.port);
    for (const [ui, layout] of ['old', 'new-brand', 'new-ui'].entries())
      expect((await given(`/en/register?ui=${ui}`, device)).layout).toBe(layout);
  });

  test('[SHELL-09] is counted as shown and begun, and the operator’s port tells no device', async () => {
    const [shown, began] = [await counted('shown'), await counted('began')];
    const page = await person();
    await page.goto(`${product.origin()}/en/register`);
    await hydrated(page);
    const cookies = await page.context().cookies();
    const guid = cookies.find(({ name }) => name === 'gh_guid')?.value ?? '';
    expect(guid).toHaveLength(36);
    await page.locator('input[type="email"]').fill(`remote-config-${Date.now()}@example.com`);
    await page.keyboard.press('Enter');
    await expect.poll(() => counted('began')).toBe(began + 1);
    expect(await counted('shown')).toBe(shown + 1);
    expect((await ask(product.managementPort, '/metrics')).text).not.toContain(guid.slice(0, 8));
    expect(product.output()).not.toContain(guid);
    // What the page keeps is what the server decides by.
    expect((await given('/en/register', createPerson(product.port, { guid }))).layout).toBe(await layoutOf(page));
  });
});

describe('what is steered', () => {
  test('[LOGIN-12] the button says what the operator wrote, as the text that it is; the notice stands first; pages make no call for it', async () => {
    const page = await person();
    const complaints = complaintsOf(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v3/config/')) calls.push(request.url());
    });
    await page.goto(`${product.origin()}/en/register`);
    await hydrated(page);
    expect(await page.getByRole('button', { name: 'Open <my> account' }).count()).toBe(1);
    expect(await page.locator('main').textContent()).toMatch(new RegExp(`^${NOTICE}`));
    await nothingComes(page);
    await page.goto(`${product.origin()}/en/login`);
    await hydrated(page);
    expect(await page.locator('main').textContent()).toMatch(/^We work on the service tonight\./);
    await expectAccessible(page);
    expect([calls, complaints]).toEqual([[], []]);
  });

  test('[LOGIN-12] texts do not show in another language', async () => {
    expect((await given('/en/register')).frame.access.signUp.button).toBe('Open <my> account');
    const { frame, main } = await given('/ja-JP/register');
    expect(frame.access.signUp.button).toBeUndefined();
    expect(main).toContain('id="register"');
    expect(main).not.toContain(NOTICE);
  });

  test.each([
    ['eu', '/en-EU/register', 'newLink', 'new-brand', 0],
    ['kz', '/en-KAZ/register', 'oldCode', 'old', 1],
  ])('[LOGIN-12] [SIGNUP-03] the site at %s registers its own way', async (host, path, variant, layout, passwords) => {
    const page = await given(path, createPerson(product.port), `${host}.localhost`);
    expect([page.frame.access.signUp.variant, page.layout]).toEqual([variant, layout]);
    expect(page.main).toContain('id="register"');
    expect([...page.main.matchAll(/type="password"/g)]).toHaveLength(passwords);
  });

  test('[LOGIN-12] [CAPT-02] pages that a captcha protects carry its config, others do not', async () => {
    for (const path of ['/en/login', '/en/register', '/en/app/user/retrieve']) {
      const { frame } = await given(path);
      expect(frame.access.captcha, path).toEqual({ 31000: { downgrade: true, magpieGuidTails: ['a', 'b'] } });
    }
    expect((await given('/en/download')).frame.access.captcha).toBeUndefined();
  });
});

describe('in the mini-app', () => {
  const TELEGRAM = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Telegram-iOS/11.4';
  const visit = (path: string, userAgent: string) =>
    ask(product.port, path, { headers: { 'user-agent': userAgent, 'accept-language': 'en' } });

  test('[LOGIN-09] people only log in: pages that open accounts lead to the login, and no page offers one', async () => {
    for (const path of ['/en/register', '/en/sign-up', '/en/channel-register', '/en/third-party/register']) {
      const { status, headers } = await visit(`${path}?ref=ada`, TELEGRAM);
      expect([path, status, headers.location]).toEqual([path, 302, '/en/login?ref=ada']);
    }
    for (const path of ['/en/login', '/en', '/en/nowhere']) {
      // The one that leaves Telegram opens a tab of its own.
      const offers = async (userAgent: string) =>
        /href="[^"]*\/register"(?! target="_blank")/.test((await visit(path, userAgent)).text);
      expect([path, await offers(TELEGRAM), await offers('Mozilla/5.0')]).toEqual([path, false, true]);
    }
    expect((await visit('/en/register', 'Mozilla/5.0')).status).toBe(200);
  });

  test('[LOGIN-09] [PLAT-02] a launch that only the fragment tells of counts for its tab, on every page', async () => {
    const page = await person();
    const platforms: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/x-api/')) platforms.push(request.headers().platform);
    });
    const led = () => page.waitForURL((url) => url.pathname === '/en/login' && url.searchParams.get('ref') === 'ada');
    const links = () => page.locator('a[href$="/register"]:not([target=_blank])').count();
    await page.goto(`${product.origin()}/en/register?ref=ada#tgWebAppData=query&tgWebAppPlatform=android`);
    await led();
    await hydrated(page);
    expect(await links()).toBe(0);
    // Another page of the same tab, whose address tells nothing.
    await page.goto(`${product.origin()}/en/register?ref=ada`);
    await led();
    await page.goto(`${product.origin()}/en`);
    await expect.poll(links).toBe(0);
    await hydrated(page);
    platforms.length = 0;
    await page.goto(`${product.origin()}/en/login`);
    await expect.poll(() => platforms).toContain('android_tg');
    // Another tab has not been launched.
    const other = await page.context().newPage();
    await other.goto(`${product.origin()}/en/register`);
    await hydrated(other);
    expect(new URL(other.url()).pathname).toBe('/en/register');
  });
});
