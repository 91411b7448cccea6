import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONSENT_KEY, consentTo } from '../../packages/rules/src/consent/consent.ts';
import { complaintsOf, hydrated, nothingComes, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** HTTP-13: a little more than the limit. */
const SLOW_MS = 5_200;
const METRICS = '/x-api/v2/public/metrics';
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-metrics-'));

type Event = { kind: string; name?: string; path?: string };
let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let collector: Server;
/** What the brand's own logger and analytics sink were sent. */
let collected: { path: string; events: Event[] }[];

beforeAll(async () => {
  collector = createServer(async (request, answer) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    collected.push({ path: request.url ?? '', events: JSON.parse(body).events });
    answer.end();
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const BRAND_FILE = join(folder, 'brand.json');
  writeFileSync(BRAND_FILE, JSON.stringify({ monitoring: { logger: `${origin}/log`, analytics: `${origin}/stats` } }));
  [product, browser] = await Promise.all([openProduct({ BRAND_FILE }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  collector?.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => context?.close());

type Consent = Parameters<typeof consentTo>[0];

async function newPage(granted?: Consent): Promise<Page> {
  collected = [];
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  const record = granted && JSON.stringify(consentTo(granted, new Date().toISOString()));
  await context.addInitScript(([key, kept]) => kept && localStorage.setItem(`${key}`, kept), [CONSENT_KEY, record]);
  return context.newPage();
}

async function open(path: string, granted?: Consent): Promise<Page> {
  const page = await newPage(granted);
  await page.goto(product.origin() + path);
  await hydrated(page);
  await nothingComes(page);
  return page;
}

/** Throws an error in the page, with a user's address in it. */
async function fail(page: Page): Promise<void> {
  const failed = page.waitForEvent('pageerror');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('secret@example.com'))));
  await failed;
}

const counted = async () => (await ask(product.managementPort, '/metrics')).text;
const waitUntil = async (holds: () => boolean | Promise<boolean>) => {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    if (await holds()) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('It did not come to hold in time');
};

test('[HTTP-13] [SHELL-16] a slow answer is reported and counted, and the page goes on meanwhile', async () => {
  const page = await newPage();
  const complaints = complaintsOf(page);
  // The page's clock can be put ahead, so that nobody waits.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + ((globalThis as { ahead?: number }).ahead ?? 0);
  });
  const typed = Promise.withResolvers<void>();
  await page.route('**/x-api/user/public/encrypt-key', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  const asked = page.waitForRequest('**/encrypt-key');
  await page.locator('input[name="login_name"], input[type="email"], #login input').first().pressSequentially('demo');
  await asked;
  // Whatever else is on its way would seem slow too.
  await nothingComes(page);
  await page.evaluate((ahead) => Object.assign(globalThis, { ahead }), SLOW_MS);
  await page.locator('input[type="password"]').fill('four quiet words');
  expect(await page.locator('input[type="password"]').inputValue()).toBe('four quiet words');
  typed.resolve();
  await page.waitForFunction(() =>
    performance.getEntriesByType('mark').some(({ name }) => name.includes('encrypt-key')),
  );
  const reported = page.waitForRequest(`**${METRICS}`);
  // Another tab comes in front: what waits for company goes.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await reported;
  const { events, ...rest } = request.postDataJSON() as { events: Event[] };
  expect(rest).toEqual({ site: 'GLOBAL', page: '/login', platform: 'pc' });
  expect(events.filter(({ kind }) => kind === 'slow-response')).toEqual([
    { kind: 'slow-response', method: 'GET', path: '/user/public/encrypt-key', ms: expect.any(Number) },
  ]);
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['first-byte', 'alive']));
  const headers = await request.allHeaders();
  for (const name of ['cookie', 'guid', 'usertoken']) expect(headers).not.toHaveProperty(name);
  const call = 'site="GLOBAL",method="GET",call="/user/public/encrypt-key"';
  await waitUntil(async () => (await counted()).includes(`gatehouse_page_slow_answer_seconds_count{${call}} 1`));
  expect(complaints).toEqual([]);
});

/** What the tab keeps of a registration's timing. */
const timing = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('signup-timing'))) ?? 'null');

test('[SHELL-16] [SESS-11] a page that is left tells its times and failures; before an answer no other host hears, and the tab keeps no timing', async () => {
  const page = await open('/en/register');
  await fail(page);
  expect(await timing(page)).toBeNull();
  await page.goto('about:blank');
  await waitUntil(async () =>
    (await counted()).includes('gatehouse_page_failures_total{site="GLOBAL",name="promise"} 1'),
  );
  expect(await counted()).toMatch(/gatehouse_page_timing_seconds_count\{site="GLOBAL",name="largest-paint"\} [1-9]/);
  expect(product.output()).not.toContain('secret@example.com');
  expect(collected).toEqual([]);
});

test('[SHELL-16] with consent for other purposes no other host hears of a page that is left', async () => {
  const page = await open('/en/login', ['functional', 'marketing']);
  await page.goto('about:blank');
  await page.waitForTimeout(500);
  expect(collected).toEqual([]);
});

test('[SHELL-16] [SESS-11] with consent for analytics the brand’s logger gets failures, its sink times, and the tab keeps the timing of a registration', async () => {
  const page = await open('/en/register', ['analytics']);
  await fail(page);
  await waitUntil(async () => (await timing(page)) !== null);
  const begun = await timing(page);
  expect(begun).toEqual({
    signup_time: begun.last_refresh_time,
    last_refresh_time: expect.any(Number),
    user_behavior_path: ['register'],
  });
  expect(Math.abs(begun.signup_time - Date.now())).toBeLessThan(60_000);
  await page.goto(`${product.origin()}/en/terms-service/privacyPolicy?email=a@example.com`);
  await waitUntil(async () => (await timing(page))?.user_behavior_path.length === 2);
  const record = await timing(page);
  expect(record).toEqual({
    signup_time: begun.signup_time,
    last_refresh_time: expect.any(Number),
    user_behavior_path: ['register', 'privacy'],
  });
  expect(record.last_refresh_time).toBeGreaterThan(begun.last_refresh_time);
  await waitUntil(() => collected.length > 1);
  const told = Object.fromEntries(collected.map(({ path, events }) => [path, events]));
  expect(collected.map(({ path }) => path).toSorted()).toEqual(['/log', '/stats']);
  expect(told['/log']).toEqual([{ kind: 'failure', name: 'promise' }]);
  expect(told['/stats']?.length).toBeGreaterThan(0);
  expect(told['/stats']?.every(({ kind }) => kind === 'timing')).toBe(true);
});

test('calls are counted by call, code and site, and messages by what became of them', async () => {
  const person = createPerson(product.port, { host: 'eu.localhost' });
  await person.logIn('nobody@example.com', 'four quiet words');
  await person.call('/no/such/call', {});
  await person.begin('counted@example.com');
  await product.codeFor('counted@example.com');
  const text = await counted();
  expect(text).toMatch(/gatehouse_calls_total\{call="\/login",ret_code="31002",site="EU"\} [1-9]/);
  expect(text).toMatch(/gatehouse_calls_total\{call="other",ret_code="700005",site="EU"\} [1-9]/);
  expect(text).toMatch(/gatehouse_messages_total\{kind="mail",outcome="sent"\} [1-9]/);
  expect(text).not.toContain('/no/such/call');
  expect(text).not.toContain('example.com');
});

test('every metric that the operators’ guide names is there', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../..', 'docs', 'operators.md'), 'utf8');
  const named = new Set(guide.match(/\bgatehouse_[a-z_]+/g));
  const text = await counted();
  expect([...named].filter((name) => !new RegExp(`^(?:# TYPE )?${name}[ {]`, 'm').test(text))).toEqual([]);
  expect(named.size).toBeGreaterThan(5);
});
