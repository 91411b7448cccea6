import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { register } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { field, openForm, password, places } from '../stage/sign-up.ts';

const DEMO = 'demo@example.com';
const PASSWORD = 'correct horse battery';
const INTERCEPT = '/user/public/risk/default-intercept';

type Told = {
  ext_info: object | null;
  event: string;
  tx: string | null;
  scene: string | null;
  announced: boolean | null;
};

let peer: Server;
let told: Told[];
let action: string;
let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let sent: Request[];
const sentAt = new Map<Request, number>();

beforeAll(async () => {
  peer = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      told.push(JSON.parse(body) as Told);
      if (action === '') response.destroy();
      else response.end(JSON.stringify({ action }));
    });
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const RISK_URL = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/risk`;
  [product, browser] = await Promise.all([openProduct({ RISK_URL }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  peer?.close();
});
beforeEach(async () => {
  [told, sent, action] = [[], [], 'pass'];
  context = await browser.newContext();
  page = await context.newPage();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/x-api/')) return;
    sent.push(request);
    sentAt.set(request, performance.now());
  });
});
afterEach(() => context.close());

const pathOf = (request: Request) => new URL(request.url()).pathname.replace('/x-api', '');
const txOf = (request: Request) => request.headers()['tx-id'];
const attempts = () => sent.filter((request) => pathOf(request) === '/login');
const announcements = () => sent.filter((request) => pathOf(request) === INTERCEPT);

/** LOGIN-11: `ext_info` says where the action is made, and how; nothing of who makes it. */
const seenOn = (name: string) => ({ page: name, ms_on_page: expect.any(Number), automated: true });

async function open(path = '/en/login', site?: string): Promise<void> {
  await page.goto(product.origin(site) + path);
  await hydrated(page);
}

async function enter(password: string): Promise<void> {
  await page.locator('input[name=account]').fill(DEMO);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}

test('[LOGIN-01] [LOGIN-11] every attempt is announced before it is made, each with a tx-id of its own', async () => {
  await open();
  await enter('wrong password');
  await page.locator('input[aria-invalid=true]').waitFor();
  await enter(PASSWORD);
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  const ids = attempts().map(txOf);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(announcements().map(txOf)).toEqual(ids);
  for (const [index, attempt] of attempts().entries()) {
    const announced = announcements()[index];
    expect(announced?.postDataJSON()).toEqual({ sence: '31000', ext_info: seenOn('login') });
    expect(announced && sent.indexOf(announced)).toBeLessThan(sent.indexOf(attempt));
  }
  // The wrong password was no login; the right one is known by its announcement.
  expect(told.map(({ event }) => event)).toEqual(['intercept', 'intercept', 'login']);
  expect(told.map(({ ext_info }) => ext_info)).toEqual([seenOn('login'), seenOn('login'), null]);
  expect(told[2]).toMatchObject({ announced: true, tx: told[1]?.tx });
  expect(JSON.stringify(told)).not.toContain(ids[1]);
});

test('[LOGIN-10] [LOGIN-11] the Turkish login is announced by a scene code of its own', async () => {
  await open('/en-TR/tr-login', 'tr');
  await enter('wrong password');
  await page.locator('input[aria-invalid=true]').waitFor();
  expect(announcements().map((request) => request.postDataJSON().sence)).toEqual(['31013']);
});

test.each([places.global, places.turkey])(
  '[LOGIN-10] [LOGIN-11] a registration is announced before it begins: $id',
  async (place) => {
    await openForm(page, product, place);
    await field(page, 'form.email').fill(`risk-${place.id.toLowerCase()}-${Date.now()}@example.com`);
    const begun = page.waitForRequest((request) => /\/register\/(info|email)$/.test(request.url()));
    if (await password(page).isVisible()) await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const begin = await begun;
    expect(announcements().map((request) => request.postDataJSON())).toEqual([
      { sence: '31004', ext_info: seenOn('register') },
    ]);
    expect(announcements().map(txOf)).toEqual([txOf(begin)]);
    expect(sent.indexOf(announcements()[0] as Request)).toBeLessThan(sent.indexOf(begin));
  },
);

test('[LOGIN-11] an announcement that fails, is refused or is slow holds nobody up', async () => {
  const handlers: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 500, body: '{}' }),
    async (route) => void setTimeout(() => route.abort().catch(() => undefined), 20_000).unref(),
  ];
  await open();
  for (const [index, handle] of handlers.entries()) {
    await page.route(`**/x-api${INTERCEPT}`, handle);
    const attempted = page.waitForResponse('**/x-api/login');
    await enter(index < 2 ? 'wrong password' : PASSWORD);
    await attempted;
    const [announcement, attempt] = [announcements()[index], attempts()[index]] as [Request, Request];
    expect((sentAt.get(attempt) ?? 0) - (sentAt.get(announcement) ?? 0)).toBeLessThan(4000);
    expect(txOf(attempt)).toMatch(/^[\w-]{36}$/);
    if (index < 2) await page.locator('input[aria-invalid=true]').waitFor();
  }
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
});

test('[LOGIN-11] what the outside helper finds unusual needs one more proof; what it stops is told so; while it is silent people log in', async () => {
  action = 'verify';
  await open();
  await enter(PASSWORD);
  const code = page.locator('input[autocomplete="one-time-code"]');
  await code.waitFor();
  await code.fill(await product.codeFor(DEMO));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });

  await context.clearCookies();
  action = 'block';
  await open();
  await enter(PASSWORD);
  await page.getByText(said('error.700085')).first().waitFor();

  action = '';
  await enter(PASSWORD);
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
});

test('[LOGIN-11] a registration that the helper stops does not begin, in the page and by calls', async () => {
  action = 'block';
  await openForm(page, product, places.global);
  await field(page, 'form.email').fill(`stopped-${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  await page.getByText(said('error.700085')).first().waitFor();
  expect(announcements()).toHaveLength(1);
  expect(sent.map(pathOf)).not.toContain('/user/public/register/info');

  // The API refuses a login that ignores the verdict, or never asks for one.
  const person = createPerson(product.port);
  const begun = await person.call('/user/public/register/info', { register_type: 1, email: 'unasked@example.com' });
  expect(begun.ret_code).toBe(700_085);

  action = 'pass';
  await page.keyboard.press('Enter');
  await field(page, 'form.code').waitFor();
});

test('[LOGIN-11] a login to a sub-account is announced, and obeys the verdict: stopped, or one more proof', async () => {
  const email = `main-${Date.now()}@example.com`;
  const main = createPerson(product.port);
  await register(main, product, email);
  const { result } = await main.call('/user/private/sub-account/create', {
    name: 'desk',
    ...(await main.locked(PASSWORD)),
  });
  const [sub] = (result as unknown as { sub_accounts: { login_name: string }[] }).sub_accounts;
  action = 'block';
  await open('/en/app/user/sub-account-login');
  await page.getByLabel(said('subLogin.name'), { exact: true }).fill(sub?.login_name ?? '');
  await page.getByLabel(said('subLogin.password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(said('error.700085')).first().waitFor();
  const attempts = () => sent.filter((request) => pathOf(request).includes('/sub-account/'));
  expect(attempts()).toHaveLength(0);
  expect(announcements()[0]?.postDataJSON()).toEqual({ sence: '31000', ext_info: seenOn('sub-account-login') });

  action = 'verify';
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: said('subLogin.risk.title') }).waitFor();
  expect(attempts().map(txOf)).toEqual([txOf(announcements()[1] as Request)]);
  expect(told.findLast(({ event }) => event === 'login')).toMatchObject({ announced: true });
});
