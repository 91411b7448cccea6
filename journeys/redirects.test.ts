import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, openBrowser } from './browser.ts';
import { openProduct, type Product } from './product.ts';
import { said } from './said.ts';

const CORPUS = join(
  process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../shared/corpora'),
  'redirect/payloadbox.txt',
);

/** Spellings of an address that is not ours, beside those of the corpus. */
const SPELLINGS = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://localhost@evil.example',
  'https://localhost:3000@evil.example/',
  'https://evil.example#localhost',
  'https://evil.example?localhost',
  'https://evil.example\\.localhost',
  'https://localhost.evil.example',
  'https://evil。example',
  'https://localhost%2eevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:location="https://evil.example"',
  'JaVaScRiPt:location="//evil.example"',
  'java\nscript:location="//evil.example"',
  'data:text/html,<script>location="//evil.example"</script>',
  'blob:https://evil.example/1',
  'https://[::ffff:1.2.3.4]/',
];

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  context = await browser.newContext();
  page = await context.newPage();
  await page.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => route.abort(),
  );
  await page.goto(`${product.origin()}/en/login`);
  await alive(page);
  await page.getByLabel(said('form.account'), { exact: true }).fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dashboard');
  // Hundreds of landings: where each one leads is decided before its files and calls.
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.fallback() : route.abort()));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Where the browser lands when somebody logged in opens the login page with a target. */
async function landing(target: string): Promise<string> {
  await page.goto(`${product.origin()}/en/login?redirect_url=${encodeURIComponent(target)}`, {
    waitUntil: 'domcontentloaded',
  });
  return page.url();
}

test('[REDIR-02] [REDIR-03] no spelling of a foreign address moves the browser off the allowed origins', {
  timeout: 600_000,
}, async () => {
  const corpus = existsSync(CORPUS) ? readFileSync(CORPUS, 'utf8').split('\n').filter(Boolean) : [];
  if (corpus.length === 0) console.info(`The corpus ${CORPUS} is not there: only the listed spellings are tried.`);
  const strayed: string[] = [];
  for (const target of [...SPELLINGS, ...corpus]) {
    const place = await landing(target).catch((error: Error) => error.message);
    if (new URL(place, 'x:').host !== `localhost:${product.port}`) strayed.push(`${JSON.stringify(target)} → ${place}`);
  }
  expect(strayed).toEqual([]);
});

test('[REDIR-01] targets that are allowed still work', async () => {
  for (const path of [
    '/en/download?a=1&b=%2F#c',
    '/en/help-center/s/webform',
    '/en/terms-service/privacyPolicy?x=//y',
  ]) {
    expect(await landing(path)).toBe(product.origin() + path);
    expect(await landing(product.origin() + path)).toBe(product.origin() + path);
  }
  expect(await landing(`${product.origin('hk')}/zh-HK/download`)).toBe(`${product.origin('hk')}/zh-HK/download`);
});
