import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mmdb } from '@gatehouse/web/server/visitor/mmdb-fixture';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { proofFor } from '../stage/captcha.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PASSWORD = 'correct horse battery';
const STRANGER = '192.0.2.7';
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-place-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The place that the API answers for a request with these headers. */
async function whereIs(product: Product, headers: Record<string, string>) {
  const { text } = await ask(product.port, '/x-api/user/public/region/check', { headers });
  return (JSON.parse(text) as { result: { code: string; is_visible: boolean } }).result;
}

async function register(product: Product, headers: Record<string, string>): Promise<number> {
  const path = '/user/public/register/info';
  const proof = await proofFor(path, (asked) => ask(product.port, `/x-api${asked}`, { headers }), 'localhost');
  const body = JSON.stringify({ register_type: 1, email: `${Math.random()}@example.com`, ...proof });
  const all = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers };
  const { text } = await ask(product.port, `/x-api${path}`, { method: 'POST', headers: all, body });
  return (JSON.parse(text) as { ret_code: number }).ret_code;
}

describe('as it starts in development', () => {
  let product: Product;
  let browser: OwnBrowser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });

  test('[REGION-03] sign-up is closed by the proxy’s word, and by nothing that the browser says', async () => {
    expect(await whereIs(product, { 'cf-ipcountry': 'de' })).toMatchObject({ code: 'DE', is_visible: true });
    expect(await whereIs(product, { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' })).toMatchObject({
      ...{ code: 'CA', is_visible: false },
    });
    expect(await register(product, { 'cf-ipcountry': 'US' })).toBe(700_061);
    const own = { 'x-gatehouse-country': 'DE', 'x-gatehouse-subdivision': 'BE', 'accept-language': 'de' };
    expect(await register(product, { 'cf-ipcountry': 'US', ...own })).toBe(700_061);
    expect(await whereIs(product, own)).toMatchObject({ code: '', is_visible: true });
    for (const country of ['XX', 'T1', 'D'.repeat(10_000)]) {
      expect(await whereIs(product, { 'cf-ipcountry': country })).toMatchObject({ code: '', is_visible: true });
    }
    expect(product.output()).not.toMatch(/\b(?:DE|US|CA-[A-Z]+)\b/);
  });

  test.each([
    ['hk', 'demo@example.com', 400_602],
    ['hk', 'nl@example.com', 400_602],
    ['hk', 'hk@example.com', 0],
    [undefined, 'hk@example.com', 400_601],
    ['eu', 'hk@example.com', 400_601],
    [undefined, 'nl@example.com', 0],
    ['testnet', 'hk@example.com', 0],
  ])('[REGION-09] on %s, %s logs in with %i', async (site, email, code) => {
    const person = createPerson(product.port, { host: site ? `${site}.localhost` : 'localhost' });
    expect((await person.logIn(email, PASSWORD)).ret_code).toBe(code);
    expect([...person.cookies.keys()].some((name) => name.startsWith('b_t_c_k'))).toBe(code === 0);
  });

  test('[REGION-09] [ERR-08] the page says so in a dialog, which leads to the account’s own site', async () => {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    await page.goto(`${product.origin()}/en/login`);
    await hydrated(page);
    await page.getByLabel(said('form.account'), { exact: true }).fill('hk@example.com');
    await page.getByLabel(said('form.password'), { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(said('error.400601')).waitFor();
    expect(page.url()).toBe(`${product.origin()}/en/login`);
    await page.getByRole('button', { name: said('modal.own-site', { host: `hk.localhost:${product.port}` }) }).click();
    await page.waitForURL(`${product.origin('hk')}/*/login`, { waitUntil: 'commit' });
    await page.getByLabel(said('form.account'), { exact: true }).waitFor();
    await page.close();
  });
});

describe('with a file of places', () => {
  const file = join(folder, 'places.mmdb');
  const write = (country: string) => {
    writeFileSync(`${file}.new`, mmdb([['192.0.2.0/24', { country }]]));
    renameSync(`${file}.new`, file);
  };

  test('[REGION-03] the proxy’s word comes first, then the address; the file is read again when it changes', async () => {
    write('SG');
    const product = await openProduct({ GEO_FILE: file });
    const from = { 'x-forwarded-for': STRANGER };
    expect(await whereIs(product, from)).toMatchObject({ code: 'SG', is_visible: false });
    expect(await whereIs(product, { ...from, 'cf-ipcountry': 'FR' })).toMatchObject({ code: 'FR' });
    expect(await whereIs(product, { ...from, 'cf-ipcountry': 'T1' })).toMatchObject({ code: '' });
    expect(await whereIs(product, {})).toMatchObject({ code: '' });
    write('NL');
    await vi.waitFor(async () => expect(await whereIs(product, from)).toMatchObject({ code: 'NL' }), {
      ...{ timeout: 30_000, interval: 500 },
    });
    await product.close();
  });

  test('[REGION-03] whoever is no trusted proxy is believed in nothing', async () => {
    write('SG');
    const product = await openProduct({ GEO_FILE: file, TRUST_PROXY: '10.0.0.0/8' });
    const claims = [
      ['cf-ipcountry', 'DE'] as const,
      ['cf-ipcountry', 'US'] as const,
      ['x-forwarded-for', STRANGER] as const,
    ];
    for (const [name, value] of claims) {
      expect(await whereIs(product, { [name]: value })).toMatchObject({ code: '', is_visible: true });
    }
    await product.close();
  });
});
