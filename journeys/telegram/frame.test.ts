import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const LAUNCH = new URLSearchParams({
  tgWebAppData: 'user=%7B%22id%22%3A1%7D&auth_date=1&hash=0',
  tgWebAppPlatform: 'weba',
  tgWebAppThemeParams: JSON.stringify({ bg_color: '#17212b', text_color: '#f5f5f5', link_color: '#6ab3f3' }),
});

let browser: OwnBrowser;
let product: Product;
/** In Telegram's place: a page on another site than ours, which notes what its frames say. And one of a stranger. */
let telegram: Server;
let stranger: Server;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [telegram, stranger] = await Promise.all([openPages(), openPages()]);
  const variables = {
    TELEGRAM_BOT_TOKEN: '7000000042:a-token-of-this-journey-which-is-no-secret',
    TELEGRAM_API_ORIGIN: originOf(telegram),
    TELEGRAM_FRAME_ORIGINS: originOf(telegram),
  };
  [browser, product] = await Promise.all([openBrowser(), openProduct(variables)]);
});
afterAll(async () => {
  await Promise.all([product?.close(), browser?.close()]);
  telegram?.close();
  stranger?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
});
afterEach(() => context.close());

async function openPages(): Promise<Server> {
  const server = createServer((_asked, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Around</title><script>said=[];onmessage=(e)=>said.push([e.origin,e.data])</script>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const originOf = (server: Server) =>
  `http://${server === telegram ? 'telegram.localhost' : '127.0.0.1'}:${(server.address() as AddressInfo).port}`;
const tasks = () => `${product.origin()}/en/min-app/task#${LAUNCH}`;

async function framedIn(server: Server, address: string): Promise<Frame> {
  await page.goto(originOf(server));
  const attached = page.waitForEvent('frameattached');
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, width: 420, height: 700 }));
  }, address);
  return attached;
}

async function inTelegram(): Promise<Frame> {
  const frame = await framedIn(telegram, tasks());
  await expect.poll(eventsSaid).toContain('web_app_ready');
  return frame;
}

const allSaid = () => page.evaluate(() => (globalThis as unknown as { said: [string, string][] }).said);
const eventsSaid = async () =>
  (await allSaid()).map(([, data]) => (JSON.parse(data) as { eventType: string }).eventType);
const toFrame = (eventType: string, eventData: object) =>
  page.evaluate(
    (message) => (document.querySelector('iframe') as HTMLIFrameElement).contentWindow?.postMessage(message, '*'),
    JSON.stringify({ eventType, eventData }),
  );
const paper = (frame: Frame) => frame.evaluate(() => document.documentElement.style.getPropertyValue('--paper'));

test('[PLAT-02] [TG-11] in Telegram’s frame the tasks are a page of the mini-app, in its colours; cookies are that frame’s alone: no script reads them, and one of an ordinary page gains nothing by them', async () => {
  const frame = await inTelegram();
  await frame.getByRole('heading', { name: said('telegramTasks.title'), exact: true }).waitFor();
  expect(await frame.locator('header nav').count()).toBe(0);
  expect(await eventsSaid()).toEqual(expect.arrayContaining(['iframe_ready', 'web_app_ready', 'web_app_expand']));
  expect(new Set((await allSaid()).map(([origin]) => origin))).toEqual(new Set([product.origin()]));
  expect(await paper(frame)).toBe('#17212b');
  expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThanOrEqual(2);
  for (const { name, httpOnly, secure, sameSite } of cookies)
    expect({ name, httpOnly, secure, sameSite }).toEqual({
      ...{ name: expect.stringMatching(/_tg$/), httpOnly: true, secure: true, sameSite: 'None' },
    });
  expect(await frame.evaluate(() => document.cookie)).toBe('');
  const own = await context.newPage();
  const sent = own.waitForRequest(/\/x-api\//);
  await own.goto(`${product.origin()}/en/login`);
  await own.evaluate(() => void fetch('/x-api/user/private/info', { headers: { 'sec-fetch-dest': 'iframe' } }));
  expect((await (await sent).allHeaders()).cookie ?? '').not.toContain('_tg=');
});

test('[PLAT-02] [REDIR-10] the theme follows Telegram, and no other window; a link to a page that may not be there opens outside', async () => {
  const frame = await inTelegram();
  await toFrame('theme_changed', { theme_params: { bg_color: '#ffffff', text_color: '#000000' } });
  await expect.poll(() => paper(frame)).toBe('#ffffff');
  // A window that the parent has opened speaks with the parent's origin, but is not the parent.
  await page.evaluate(
    (message) => {
      const other = document.body.appendChild(document.createElement('iframe'));
      const script = `parent.frames[0].postMessage(${JSON.stringify(message)}, '*')`;
      (other.contentWindow as unknown as { eval: (text: string) => void }).eval(script);
    },
    JSON.stringify({ eventType: 'theme_changed', eventData: { theme_params: { bg_color: '#000000' } } }),
  );
  await toFrame('theme_changed', { theme_params: { bg_color: '#ffffff;x', text_color: '#000000' } });
  await toFrame('safe_area_changed', { top: 33 });
  await expect.poll(() => frame.evaluate(() => getComputedStyle(document.body).paddingTop)).toBe('33px');
  expect(await paper(frame)).toBe('#ffffff');

  // TG-09: what this page was launched with is not Telegram's.
  const dialog = frame.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('button').click();
  await dialog.waitFor({ state: 'hidden' });
  const link = frame.locator('footer a').first();
  const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
  await link.click();
  await expect.poll(eventsSaid).toContain('web_app_open_link');
  const opened = (await allSaid())
    .map(([, data]) => JSON.parse(data))
    .find(({ eventType }) => eventType === 'web_app_open_link');
  expect(opened).toEqual({ eventType: 'web_app_open_link', eventData: { url: href } });
  expect(new URL(frame.url()).pathname).toBe('/en/min-app/task');
});

test('[PLAT-02] no frame for a page of a stranger, or for another page of ours in Telegram', async () => {
  for (const [server, address] of [
    [stranger, tasks()],
    [telegram, `${product.origin()}/en/login`],
  ] as const) {
    const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
    const frame = await framedIn(server, address);
    await refused;
    expect(await frame.locator('h1').count(), address).toBe(0);
  }
});

test('[PLAT-02] another mini-app in Telegram cannot frame ours', async () => {
  const other = await framedIn(telegram, originOf(stranger));
  await other.waitForURL(originOf(stranger));
  const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
  await other.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, tasks());
  await refused;
});
