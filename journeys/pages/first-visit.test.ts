import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, hydrated, nothingComes, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** On a first visit the page's scripts are at the end of its document. */

const SCRIPTS_AT = '<script type="importmap"';
/** A script of the page as a file. */
const SCRIPT_FILE_AT = /<script type="module"[^>]* src="/g;
const SCRIPT_FILE = /\/assets\/[\w-]+\.js$/;
/** A page that is not live this long after a submit says so. */
const LATE_MS = 10_000;

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

async function newcomer(): Promise<void> {
  context = await browser.newContext({ locale: 'en-GB' });
  page = await context.newPage();
}

/** The product behind a network that stops after the content of a document, until `goOn`; without it, for ever. */
async function stalledNetwork(goOn?: Promise<unknown>) {
  const server = http.createServer((request, answer) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const target = { host: '127.0.0.1', port: product.port, path: request.url, method: request.method, headers };
    const onward = http.request(target, async (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      const body = Buffer.concat(await reply.toArray());
      const at = body.indexOf(SCRIPTS_AT);
      if (at > 0) {
        answer.write(body.subarray(0, at));
        await (goOn ?? new Promise(() => {}));
      }
      answer.end(at > 0 ? body.subarray(at) : body);
    });
    request.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

const email = () => page.getByLabel('Email', { exact: true });

test('[SIGNUP-04] what was typed and sent before the scripts of the document have come is kept, and goes on', async () => {
  let goOn = () => {};
  const network = await stalledNetwork(
    new Promise<void>((resolve) => {
      goOn = resolve;
    }),
  );
  await newcomer();
  await page.goto(`${network.origin}/en/register`, { waitUntil: 'commit' });
  await email().pressSequentially('early@document.example');
  await page.keyboard.press('Enter');
  await page.locator('#register[data-held]').waitFor();
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  goOn();
  await page.getByLabel('Code', { exact: true }).waitFor();
  expect(await product.codeFor('early@document.example')).toMatch(/^\d{6}$/);
  network.close();
});

test('[HTTP-12] a document whose scripts never come says so, keeps what was typed, and another try goes on', async () => {
  const network = await stalledNetwork();
  await newcomer();
  await page.clock.install();
  await page.goto(`${network.origin}/en/register`, { waitUntil: 'commit' });
  await email().fill('never@document.example');
  await page.keyboard.press('Enter');
  await page.locator('#register[data-held]').waitFor();
  await page.clock.runFor(LATE_MS);
  const told = page.getByRole('alert').filter({ hasText: said('shell.notLive.text') });
  await told.waitFor();
  expect(await email().inputValue()).toBe('never@document.example');
  await page.getByRole('link', { name: said('shell.notLive.again') }).click();
  // The browser has been here: its pages name files, and the network lets those through.
  await hydrated(page);
  network.close();
});

test('the form is live without a file; late files find what the document has loaded, and the next page finds files', async () => {
  await newcomer();
  const complaints = complaintsOf(page);
  const files: string[] = [];
  page.on('request', (request) => SCRIPT_FILE.test(request.url()) && files.push(new URL(request.url()).pathname));
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  const inDocument = await page.evaluate(() => {
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    return Object.keys((JSON.parse(map) as { imports: Record<string, string> }).imports);
  });
  expect(inDocument.length).toBeGreaterThan(3);
  await nothingComes(page);
  expect(files.filter((file) => inDocument.includes(file))).toEqual([]);
  await page.getByLabel(said('form.account'), { exact: true }).fill('demo@example.com');
  await page.getByRole('button', { name: said('login.code') }).click();
  // Another screen, from a late file: two copies of React would break it.
  await page.getByLabel('Code', { exact: true }).waitFor();
  await expect.poll(() => inDocument.filter((file) => !files.includes(file))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.goto(`${product.origin()}/en/login`);
  expect(await page.locator('script[type=importmap]').count()).toBe(0);
  await hydrated(page);
  const cached = await page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => wanted.some((file) => name.endsWith(file)))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    inDocument,
  );
  expect(cached.length).toBeGreaterThan(3);
  expect(cached.every((bytes) => bytes === 0)).toBe(true);
});

test('[LANG-02] a first visit is the first page, also where redirects lead to it', async () => {
  await newcomer();
  await page.goto(`${product.origin()}/login`);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/en/login');
  expect(await page.locator('script[type=importmap]').count()).toBe(1);
  const person = firstComer();
  const { headers } = await person.open('/en/app/user/account-info');
  expect(headers.location).toMatch(/^\/en\/login\?/);
  expect((await person.open(headers.location ?? '')).text).toContain(SCRIPTS_AT);
});

/** A browser that has no cookie of the product yet. */
function firstComer() {
  const person = createPerson(product.port);
  person.cookies.clear();
  return person;
}

test('a page that is not there carries no scripts: who asks for it may ask often', async () => {
  const { status, text } = await firstComer().open('/en/none');
  expect([status, text.includes(SCRIPTS_AT)]).toEqual([404, false]);
  expect(text.match(SCRIPT_FILE_AT)).toHaveLength(1);
});

test('a browser that has been here before is sent files', async () => {
  const { text } = await createPerson(product.port).open('/en/register');
  expect(text).not.toContain(SCRIPTS_AT);
  expect(text.match(SCRIPT_FILE_AT)).toHaveLength(1);
});
