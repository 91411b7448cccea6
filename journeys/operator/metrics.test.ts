import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONSENT_KEY, consentTo } from '../../packages/rules/src/consent/consent.ts';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser, TWO_COLUMNS } from '../stage/browser.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

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

async function open(path: string, granted?: Parameters<typeof consentTo>[0]): Promise<Page> {
  collected = [];
  context = await browser.newContext({ locale: 'en-GB', viewport: TWO_COLUMNS });
  context.setDefaultTimeout(30_000);
  const record = granted && JSON.stringify(consentTo(granted, new Date().toISOString()));
  await context.addInitScript(([key, kept]) => kept && localStorage.setItem(`${key}`, kept), [CONSENT_KEY, record]);
  const page = await context.newPage();
  await page.goto(product.origin() + path);
  await hydrated(page);
  // The login page keeps a request open for its QR code.
  const timeout = path.endsWith('/login') ? 3_000 : 30_000;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
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
  const page = await open('/en/login');
  const complaints = complaintsOf(page);
  await page.route('**/x-api/user/public/encrypt-key', async (route) => {
    await new Promise((later) => setTimeout(later, SLOW_MS));
    await route.continue();
  });
  const report = page.waitForRequest(`**${METRICS}`, { timeout: 30_000 });
  const asked = page.waitForRequest('**/encrypt-key');
  await page.locator('input[name="login_name"], input[type="email"], #login input').first().pressSequentially('demo');
  await asked;
  const startedAt = Date.now();
  await page.locator('input[type="password"]').fill('four quiet words');
  expect(await page.locator('input[type="password"]').inputValue()).toBe('four quiet words');
  expect(Date.now() - startedAt).toBeLessThan(SLOW_MS - 1_000);
  const request = await report;
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

test('[SHELL-16] a page that is left tells its times and failures, and no other host before an answer', async () => {
  const page = await open('/en/register');
  await fail(page);
  await page.goto(`${product.origin()}/en/help-center/s/webform`);
  await waitUntil(async () =>
    (await counted()).includes('gatehouse_page_failures_total{site="GLOBAL",name="promise"} 1'),
  );
  expect(await counted()).toMatch(/gatehouse_page_timing_seconds_count\{site="GLOBAL",name="largest-paint"\} [1-9]/);
  expect(product.output()).not.toContain('secret@example.com');
  expect(collected).toEqual([]);
});

test('[SHELL-16] with consent for analytics the brand’s logger gets the failures, and nothing else', async () => {
  const page = await open('/en/register', ['analytics']);
  await fail(page);
  await page.goto(`${product.origin()}/en/help-center/s/webform`);
  await waitUntil(() => collected.some(({ path }) => path === '/log'));
  expect(collected.filter(({ path }) => path === '/log')).toEqual([
    { path: '/log', events: [{ kind: 'failure', name: 'promise' }] },
  ]);
});

test('[SHELL-16] the analytics sink gets times, and only with consent for analytics', async () => {
  const leave = async (page: Page) => {
    await page.goto(`${product.origin()}/en/help-center/s/webform`);
    await page.waitForTimeout(500);
  };
  await leave(await open('/en/login', ['functional', 'marketing']));
  expect(collected).toEqual([]);
  await context.close();
  await leave(await open('/en/login', ['analytics']));
  await waitUntil(() => collected.length > 0);
  expect(collected.map(({ path }) => path)).toEqual(['/stats']);
  expect(collected[0]?.events.every(({ kind }) => kind === 'timing')).toBe(true);
});

test('[SESS-11] the timing of a registration is kept in the tab with consent for analytics, else nothing', async () => {
  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('signup-timing'));
  const without = await open('/en/register');
  expect(await kept(without)).toBeNull();
  await context.close();
  const page = await open('/en/register', ['analytics']);
  await waitUntil(async () => (await kept(page)) !== null);
  const begun = JSON.parse((await kept(page)) ?? '');
  expect(begun).toEqual({
    signup_time: begun.last_refresh_time,
    last_refresh_time: expect.any(Number),
    user_behavior_path: ['register'],
  });
  expect(Math.abs(begun.signup_time - Date.now())).toBeLessThan(60_000);
  await page.goto(`${product.origin()}/en/terms-service/privacyPolicy?email=a@example.com`);
  await hydrated(page);
  await waitUntil(async () => JSON.parse((await kept(page)) ?? '{}').user_behavior_path?.length === 2);
  const record = JSON.parse((await kept(page)) ?? '');
  expect(record).toEqual({
    signup_time: begun.signup_time,
    last_refresh_time: expect.any(Number),
    user_behavior_path: ['register', 'privacy'],
  });
  expect(record.last_refresh_time).toBeGreaterThan(begun.last_refresh_time);
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
