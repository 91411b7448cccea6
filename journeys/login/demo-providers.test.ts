import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { newDevice, places } from '../stage/sign-up.ts';

let product: Product;
let browser: OwnBrowser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(() => page?.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const button = (text: string | RegExp) => page.getByRole('button', { name: text });
const through = (name: string) => said('thirdParty.button.continue', { name });

test('[LOGIN-06] [SIGNUP-12] in development two demo providers work: who is new registers with one, and cancels at the other', async () => {
  page = await newDevice(browser, places.europe);
  const complaints = complaintsOf(page);
  await page.goto(`${product.origin('eu')}/${places.europe.lang}/login`);
  await hydrated(page);
  const mark = await button(through('Google')).locator('use').first().getAttribute('href');
  expect((await ask(product.port, (mark ?? '').replace('#mark', ''))).text).toContain('#34a853');
  await button(through('Apple')).click();
  await button('Cancel').click();
  await page.waitForURL('**/third-party/callback*');
  await page.goto(`${product.origin('eu')}/${places.europe.lang}/login`);
  await hydrated(page);
  await button(through('Google')).click();
  await button(/Mina Okafor/).waitFor();
  await expectAccessible(page);
  await button(/Mina Okafor/).click();
  await button(said('thirdParty.new.register')).click();
  await page.waitForURL('**/third-party/register');
  await button(said('register.password.submit')).click();
  await page.waitForURL(/newUser=true|\/personal/, { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

test('[LOGIN-06] [SITE-10] production has none of them', async () => {
  // With what a first start has made: making it again takes seconds.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gatehouse-production-'));
  cpSync(process.env.STARTED_DATA ?? '', DATA_DIR, { recursive: true });
  const production = await openProduct({
    ...{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9', DEMO_COUNTRY: 'BR', DATA_DIR },
  });
  try {
    for (const path of ['/dev/google/.well-known/openid-configuration', '/dev/apple/auth', '/dev/google/interaction/x'])
      expect([302, 404], path).toContain((await ask(production.port, path)).status);
    const { text } = await ask(production.port, '/x-api/user/public/third-party/providers');
    expect(JSON.parse(text).result.providers).toEqual([]);
  } finally {
    await production.close();
    rmSync(DATA_DIR, { recursive: true });
  }
});
