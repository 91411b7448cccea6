import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask, createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** What a host, a language and a device make of the same addresses, asked of the running product. */

const PASSWORD = 'correct horse battery';
/** LANG-15: milliseconds from one try to the next. */
const RETRY_WAITS_MS = [350, 700, 1_400, 2_800, 5_600];
/** A busy machine takes its time. */
const SOON = { timeout: 30_000 };
const PSEUDO_LANGUAGE = 'en-XA';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

let product: Product;
let browser: OwnBrowser;
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

type Frame = {
  readonly name: string;
  readonly site: { readonly id: string; readonly kind: string; readonly host: string; readonly compliance: boolean };
  readonly language: {
    readonly offered: readonly { readonly label: string; readonly lang: string; readonly value: string }[];
  };
};

const open = (host: string, path: string, headers: Record<string, string> = {}) =>
  ask(product.port, path, { host: `${host}:${product.port}`, headers });

/** The page without its address: where it redirects to, or its status. */
async function leadsTo(host: string, path: string, headers?: Record<string, string>): Promise<string | number> {
  const { status, headers: answered } = await open(host, path, headers);
  return answered.location ?? status;
}

function frameOf(text: string): Frame {
  const [, json = '{}'] = /<script type="application\/json" id="frame">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(json) as Frame;
}

describe('languages', () => {
  test.each([
    ['LANG-06', 'localhost', '/ko-KR/login', '/en/login'],
    ['LANG-06', 'localhost', '/zh-CN/login', '/en/login'],
    ['LANG-06', 'localhost', '/fr-FR/login', '/en/login'],
    ['LANG-07', 'hk.localhost', '/en/login?a=1', '/zh-HK/login?a=1'],
    ['LANG-07', 'hk.localhost', '/en-HK/login', 200],
    ['LANG-08', 'tr.localhost', '/en/tr-login', '/tr-TUR/tr-login'],
    ['LANG-08', 'tr.localhost', '/en-TR/tr-login', 200],
    ['LANG-09', 'kz.localhost', '/en/login', '/kk-KAZ/login'],
    ['LANG-09', 'kz.localhost', '/en-KAZ/login', 200],
    ['LANG-09', 'kz.localhost', '/ru-KAZ/login', 200],
    ['LANG-10', 'eu.localhost', '/sv-SE/login', '/en-EU/login'],
    ['LANG-10', 'eu.localhost', '/de-EU/login', 200],
    ['LANG-11', 'localhost', '/en-HK/login', '/en/login'],
    ['LANG-11', 'localhost', '/zh-HK/login', '/en/login'],
    ['LANG-17', 'nl.localhost', '/fr-FR/login', '/nl-NL/login'],
    ['LANG-17', 'ge.localhost', '/fr-FR/login', '/ka-GEO/login'],
    ['LANG-17', 'id.localhost', '/fr-FR/login', '/id-IDN/login'],
    ['LANG-17', 'ae.localhost', '/fr-FR/login', '/en-ARE/login'],
  ])('[%s] %s%s leads to %s', async (_id, host, path, expected) => {
    expect(await leadsTo(host, path)).toBe(expected);
  });

  test.each([
    ['a language that is served', '/en/login', 200],
    ['two letters and two', '/pt-br/login', '/pt-BR/login'],
    ['two letters and three figures', '/es-419/login', 200],
    ['three letters and two', '/fil-PH/login', 200],
    ['three letters and three', '/abc-d3f/login', '/en/login'],
    ['a language alone, but for English', '/de/login', '/en/de/login'],
    ['four letters', '/abcd-EF/login', '/en/abcd-EF/login'],
    ['one letter after the dash', '/ab-C/login', '/en/ab-C/login'],
    ['four after the dash', '/ab-CDEF/login', '/en/ab-CDEF/login'],
    ['what only begins like one', '/english/login', '/en/english/login'],
  ])('[LANG-01] %s: %s', async (_form, path, expected) => {
    expect(await leadsTo('localhost', path)).toBe(expected);
  });

  test('[LANG-02] an address without a language is redirected to the detected one, its query intact', async () => {
    const german = { 'accept-language': 'de-DE,de;q=0.9' };
    expect(await leadsTo('eu.localhost', '/login?ref=7&a=%20b', german)).toBe('/de-EU/login?ref=7&a=%20b');
    expect(await leadsTo('eu.localhost', '/login')).toBe('/en-EU/login');
  });

  test('[LANG-03] a page offers its languages by label, short code and locale code', async () => {
    const { offered } = frameOf((await open('kz.localhost', '/ru-KAZ/login')).text).language;
    expect(offered.map(({ lang, value }) => [lang, value])).toEqual([
      ['ru', 'ru-KAZ'],
      ['kk', 'kk-KAZ'],
      ['en', 'en-KAZ'],
      // Development offers a pseudo-language beside the site's own.
      ['en', PSEUDO_LANGUAGE],
    ]);
    expect(offered.every(({ label }) => label.length > 1)).toBe(true);
  });

  /** The languages of a site's pages, in order, and the status that each answers with. */
  async function languagesOf(host: string, path: string): Promise<string[]> {
    const offered = frameOf((await open(host, path)).text).language.offered.map(({ value }) => value);
    const served = offered.filter((value) => value !== PSEUDO_LANGUAGE);
    for (const value of served) expect((await open(host, `/${value}/login`)).status, value).toBe(200);
    return served;
  }

  test('[LANG-04] the global site has nineteen languages, of which one is served and not offered', async () => {
    expect(await languagesOf('localhost', '/en/login')).toEqual(
      [
        'en id-ID es-ES es-MX es-AR fil-PH kk-KZ pt-BR pt-PT ru-RU',
        'vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW pl-PL ro-RO',
      ].flatMap((line) => line.split(' ')),
    );
    expect((await open('localhost', '/es-419/login')).status).toBe(200);
  });

  test.each([
    ['hk', 'zh-HK en-HK'],
    ['nl', 'nl-NL en-NL'],
    ['tr', 'tr-TUR en-TR'],
    ['kz', 'ru-KAZ kk-KAZ en-KAZ'],
    ['eu', 'en-EU de-EU es-EU fr-EU it-EU nl-EU pl-EU pt-EU ro-EU'],
    ['ge', 'ka-GEO ru-GEO en-GEO'],
    ['id', 'id-IDN en-IDN'],
    ['ae', 'en-ARE ar-ARE'],
  ])('[LANG-05] the site at %s has %s', async (name, list) => {
    const [first = ''] = list.split(' ');
    expect(await languagesOf(`${name}.localhost`, `/${first}/login`)).toEqual(list.split(' '));
  });

  test.each(['global', 'inverse', 'inverse-error-code'])('[LANG-14] the words of %s are a file', async (namespace) => {
    const { status, text } = await open('localhost', `/translations/gatehouse/${namespace}/en.json`);
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(20);
    expect((await open('localhost', `/translations/gatehouse/${namespace}/xx-YY.json`)).status).toBe(404);
  });
});

describe('content hosts', () => {
  /** Where a page of the host leads to for blog, learn and announcements. */
  async function contentOf(host: string, path: string): Promise<string[]> {
    const { text } = await open(host, path);
    const hosts = [...text.matchAll(/href="http:\/\/([^"/:]*):\d+\/"/g)].map(([, name = '']) => name);
    return [...new Set(hosts.filter((name) => /blog|learn|announcements/.test(name)))];
  }

  test.each([
    ['SITE-03', 'kz.localhost', '/ru-KAZ', ['blog.kz.localhost', 'learn.kz.localhost', 'announcements.kz.localhost']],
    ['SITE-04', 'testnet.localhost', '/en', ['testnet-newblog', 'testnet-learn', 'testnet-announcements']],
    ['SITE-05', 'ae.localhost', '/en-ARE', ['blog.localhost', 'learn.localhost', 'announcements.localhost']],
    ['SITE-06', 'nl.localhost', '/nl-NL', ['blog.localhost', 'learn.nl.localhost', 'announcements.nl.localhost']],
    ['SITE-06', 'hk.localhost', '/zh-HK', ['blog.localhost', 'learn.localhost', 'announcements.hk.localhost']],
    ['SITE-07', 'br.localhost', '/en', ['blog.br.localhost', 'learn.br.localhost', 'announcements.br.localhost']],
    ['SITE-07', 'elsewhere.example', '/en', ['blog.localhost', 'learn.localhost', 'announcements.localhost']],
  ])('[%s] of %s', async (_id, host, path, expected) => {
    const names = expected.map((name) => (name.includes('.') ? name : `${name}.localhost`));
    expect(await contentOf(host, path)).toEqual(names);
  });

  test('[SITE-02] a content host of the test network has its environment, its keys and its session', async () => {
    const { text } = await open('testnet-learn.localhost', '/en');
    expect(frameOf(text).site).toMatchObject({ id: 'TESTNET', kind: 'testnet' });
    const keyOf = async (host: string) =>
      (await createPerson(product.port, { host }).call('/user/public/encrypt-key')).result.kid;
    const [content, network, main] = await Promise.all(
      ['testnet-learn.localhost', 'testnet.localhost', 'localhost'].map(keyOf),
    );
    expect(content).toBe(network);
    expect(content).not.toBe(main);
    const person = createPerson(product.port, { host: 'testnet-newblog.localhost' });
    expect((await person.logIn('demo@example.com', PASSWORD)).ret_code).toBe(0);
    expect([...person.cookies.keys()]).toContain('b_t_c_k_testnet');
  });

  test('[SITE-02] a content host of a region keeps the language and the entity of its site', async () => {
    expect(await leadsTo('learn.nl.localhost', '/')).toBe('/nl-NL');
    const { text } = await open('learn.nl.localhost', '/nl-NL');
    expect(frameOf(text).site.id).toBe('NLD');
    expect(text).toContain('Gatehouse Nederland');
    expect(frameOf((await open('blog.localhost', '/en')).text).site.kind).toBe('global');
  });
});

test('[SITE-01] [SITE-02] the host alone says which site it is', async () => {
  const expected = {
    ...{
      localhost: 'GLOBAL',
      'eu.localhost': 'EU',
      'kz.localhost': 'KAZ',
      'tr.localhost': 'TUR',
      'hk.localhost': 'HKG',
    },
    ...{ 'ae.localhost': 'ARE', 'nl.localhost': 'NLD', 'ge.localhost': 'GEO', 'id.localhost': 'IDN' },
    ...{ 'testnet.localhost': 'TESTNET', 'elsewhere.example': 'GLOBAL' },
  };
  const found: Record<string, string> = {};
  for (const host of Object.keys(expected)) {
    const path = String((await open(host, '/login')).headers.location);
    found[host] = frameOf((await open(host, path)).text).site.id;
  }
  expect(found).toEqual(expected);
});

test('[SITE-09] whoever is logged in comes to the home page on a China host and on an explore host', async () => {
  for (const host of ['cn.localhost', 'explore.localhost']) {
    const person = createPerson(product.port, { host });
    expect((await person.logIn('demo@example.com', PASSWORD)).ret_code).toBe(0);
    expect((await person.open('/en/login')).headers.location, host).toBe('/en');
  }
});

test.each([
  ['localhost', '/en/login', 'login'],
  ['tr.localhost', '/tr-TUR/tr-login', 'login'],
  ['tr.localhost', '/tr-TUR/login', 'login'],
])('[ROUTE-01] %s%s is the page to log in on', async (host, path, name) => {
  const { status, text } = await open(host, path);
  expect([status, frameOf(text).name]).toEqual([200, name]);
});

describe('devices', () => {
  test('[PLAT-01] the exchange’s own app is known by its user agent: its pages have no header of ours', async () => {
    const inApp = await open('localhost', '/en/login', { 'user-agent': `${IPHONE} GatehouseApp/4.2` });
    expect(inApp.text).not.toContain(said('shell.home', { brand: 'Gatehouse' }));
    expect(inApp.text).toContain('"appScheme":"gatehouse"');
    const outside = await open('localhost', '/en/login', { 'user-agent': IPHONE });
    expect(outside.text).toContain(said('shell.home', { brand: 'Gatehouse' }));
  });

  test.each([
    ['by the user agent', '/en/register', { 'user-agent': `${IPHONE} Telegram-iOS/11.0` }],
    ['by the launch parameters', '/en/register?tgWebAppPlatform=ios&tgWebAppVersion=8.0', { 'user-agent': IPHONE }],
  ])('[PLAT-02] the server knows a mini-app %s: it leads to the login', async (_name, path, headers) => {
    expect(await leadsTo('localhost', path, headers)).toBe(path.replace('register', 'login'));
    const plain = await open('localhost', '/en/register?notgWebAppPlatform=ios', { 'user-agent': IPHONE });
    expect(plain.status).toBe(200);
  });

  /** The label in the headers of the page's calls, in a login's payload and in what the page reports. */
  async function labelsOf(hash: string, options: { userAgent?: string; bridge?: boolean }): Promise<Set<string>> {
    const context = await browser.newContext({ locale: 'en-GB', ...options });
    if (options.bridge) await context.addInitScript('globalThis.TelegramWebviewProxy = { postEvent() {} };');
    const page = await context.newPage();
    const labels = new Set<string>();
    context.on('request', (request) => {
      const { platform } = request.headers();
      if (platform) labels.add(`header ${platform}`);
      const body = request.url().includes('/x-api/') ? (request.postData() ?? '') : '';
      if (request.url().endsWith('/x-api/login')) labels.add(`login ${JSON.parse(JSON.parse(body).ext_json).platform}`);
      if (request.url().endsWith('/v2/public/metrics')) labels.add(`metrics ${JSON.parse(body).platform}`);
    });
    await page.goto(`${product.origin()}/en/login${hash}`);
    // LOGIN-09: a launch that only the fragment names reaches the server by one more load.
    if (hash) await page.waitForURL(/\?.*tgWebAppPlatform=/);
    await hydrated(page);
    await page.locator('input[name=account]').fill('nobody@platform.example');
    await page.locator('input[type=password]').fill('a wrong password');
    // SITE-08: this site's own API, as no call for a regional one would be waited for.
    const answered = page.waitForResponse((response) => response.url().endsWith('/x-api/login'));
    await page.keyboard.press('Enter');
    await answered;
    const reported = context.waitForEvent('request', (request) => request.url().endsWith('/v2/public/metrics'));
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await reported;
    await context.close();
    return labels;
  }

  test.each([
    ['pc', '', {}],
    ['h5', '', { userAgent: IPHONE }],
    ['ios_tg', '', { userAgent: `${IPHONE} Telegram-iOS/11.0` }],
    ['android_tg', '#tgWebAppData=x&tgWebAppPlatform=android', {}],
    ['pc_tg', '', { bridge: true }],
  ])(
    '[PLAT-02] [PLAT-03] [PLAT-04] [SITE-08] the label %s is in headers, in a login by the global site’s API, and in reports',
    async (label, hash, options) => {
      const labels = await labelsOf(hash, options);
      expect([...labels].sort()).toEqual([`header ${label}`, `login ${label}`, `metrics ${label}`]);
    },
  );

  test('[SITE-08] [LOGIN-01] the site for the EU logs in by an API of its own', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${product.origin('eu')}/en-EU/login`);
    await hydrated(page);
    await page.locator('input[name=account]').fill('nobody@platform.example');
    await page.locator('input[type=password]').fill('a wrong password');
    const asked = page.waitForRequest((request) =>
      /\/x-api(?:\/login|\/user\/public\/login_compliance)$/.test(request.url()),
    );
    await page.keyboard.press('Enter');
    expect(new URL((await asked).url()).pathname).toBe('/x-api/user/public/login_compliance');
    await context.close();
  });

  test('[SHELL-07] below 450 px the seal is as much smaller as the window, and text is not', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${product.origin()}/en/login`);
    const sizes = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.evaluate(() => {
        const seal = document.querySelector('svg.seal-large')?.parentElement;
        return [seal?.getBoundingClientRect().width ?? 0, getComputedStyle(document.body).fontSize];
      });
    };
    const [full] = await sizes(450);
    expect(full).toBeGreaterThan(400);
    for (const width of [320, 360, 449, 600]) {
      const [size, text] = await sizes(width);
      expect(Number(size) / Number(full), `${width} px`).toBeCloseTo(Math.min(1, width / 450), 2);
      expect(text).toBe('16px');
    }
    await context.close();
  });

  /** The page's timers run twenty times as fast. @returns what they were asked to wait, in milliseconds */
  async function hasten(page: Page): Promise<() => Promise<number[]>> {
    await page.addInitScript(() => {
      const { setTimeout: wait } = globalThis;
      const asked: number[] = [];
      const hasty = (then: () => void, ms = 0) => {
        asked.push(ms);
        return wait(then, ms / 20);
      };
      Object.assign(globalThis, { setTimeout: hasty, asked });
    });
    return () => page.evaluate(() => (globalThis as unknown as { asked: number[] }).asked);
  }

  test('[LANG-14] [LANG-15] words that do not come after every try are reported, and English shows', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const waits = await hasten(page);
    const tries: string[] = [];
    await page.route('**/translations/**', (route) => {
      tries.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    const reports: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/v2/public/metrics')) reports.push(request.postData() ?? '');
    });
    await page.goto(`${product.origin('id')}/id-IDN/self-unblock`);
    await hydrated(page);
    await page.locator('input[name=account]').fill('nobody@platform.example');
    await page.keyboard.press('Enter');
    await page.locator('input[autocomplete="one-time-code"]').waitFor();
    const [shown] = await page.locator('main').allInnerTexts();
    expect(shown).toMatch(/code/i);
    expect(shown, 'a raw key').not.toMatch(/\b[a-z]+\.[a-z]+\.[a-zA-Z]+\b(?!\.example)/);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('failure translation').length), SOON)
      .toBe(2);
    const files = ['inverse', 'inverse-error-code'].map((name) => `/translations/gatehouse/${name}/id-IDN.json`);
    expect(tries).toEqual(files.flatMap((file) => Array.from({ length: RETRY_WAITS_MS.length + 1 }, () => file)));
    expect((await waits()).filter((ms) => RETRY_WAITS_MS.includes(ms))).toEqual([...RETRY_WAITS_MS, ...RETRY_WAITS_MS]);
    const reported = context.waitForEvent('request', (request) => request.url().endsWith('/v2/public/metrics'));
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await reported;
    expect(reports.join('\n')).toContain('"name":"translation"');
    await context.close();
  });
});
