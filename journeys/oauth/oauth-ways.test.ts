import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProviderPeer, type ProviderPeer } from '@gatehouse/identity/testing/provider-peer';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { messageTo } from '../stage/messages.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { brandFile, heading, newDevice, PASSWORD, password, places, press, sendTo } from '../stage/sign-up.ts';
import { type ClientApp, openClientApp } from './client-app.ts';

const place = places.global;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-oauth-'));

let product: Product;
let browser: OwnBrowser;
let app: ClientApp;
let peer: ProviderPeer;
let page: Page;

beforeAll(async () => {
  peer = await openProviderPeer();
  const OIDC_PROVIDERS_FILE = join(folder, 'providers.json');
  writeFileSync(OIDC_PROVIDERS_FILE, JSON.stringify([peer.entry]));
  const opening = openProduct({ OIDC_PROVIDERS_FILE, BRAND_FILE: brandFile([{ place, variant: 'newLink' }]) });
  [product, browser, app] = await Promise.all([opening, openBrowser(), openClientApp()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await app?.close();
  await peer?.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => page?.context().close());

async function open(more: Readonly<Record<string, string>> = {}): Promise<URL> {
  page = await newDevice(browser, place);
  return begin(more);
}

async function begin(more: Readonly<Record<string, string>> = {}): Promise<URL> {
  const { address } = await app.start(product.origin(), more);
  await page.goto(address.href);
  await hydrated(page);
  return address;
}

async function expectConsent(tab: Page, { searchParams }: URL): Promise<void> {
  await tab.waitForURL('**/en/oauth-authorized?**', { waitUntil: 'commit' });
  const { interaction, ...query } = Object.fromEntries(new URL(tab.url()).searchParams);
  expect(query).toEqual(Object.fromEntries(searchParams));
  expect(interaction).toBeDefined();
}

/** Presses the provider's button here, and one of its own there. */
async function signIn(there: string): Promise<void> {
  await page.getByRole('button', { name: said('thirdParty.button.continue', { name: 'Peer' }), exact: true }).click();
  await page.waitForURL(`${peer.issuer}/**`);
  await page.getByRole('button', { name: there, exact: true }).click();
}

test('[REDIR-11] [SIGNUP-06] a registration whose link opens another tab goes on there', async () => {
  const address = await open({ prompt: 'create' });
  await sendTo(page, 'newLink', 'link@oauth.example');
  const tab = await page.context().newPage();
  await tab.goto((await messageTo(product, 'link@oauth.example')).link);
  await heading(tab, 'verify.confirm.title');
  await press(tab, 'verify.confirm.submit');
  await press(tab, 'verify.confirmed.here');
  await password(tab).fill(PASSWORD);
  await tab.keyboard.press('Enter');
  await expectConsent(tab, address);
  expect(await tab.evaluate(() => localStorage.getItem('oauth-request'))).toBeNull();
});

test('[REDIR-11] [SIGNUP-05] who has an account already is led to the login with the request', async () => {
  await open({ prompt: 'create' });
  await sendTo(page, 'newLink', 'demo@example.com');
  const tab = await page.context().newPage();
  await tab.goto((await messageTo(product, 'demo@example.com')).link);
  await heading(tab, 'verify.confirm.title');
  await press(tab, 'verify.confirm.submit');
  await page.bringToFront();
  await page.getByRole('link', { name: said('verify.action.logIn') }).click();
  await page.waitForURL(/\/en\/oauth-login\?client_id=.*&source=commit_login/);
  await page.getByText(said('login.commit')).waitFor();
});

test('[REDIR-11] [LOGIN-06] a login through a third party, and a registration by it, come back to the consent', async () => {
  peer.knows('oona', { email: 'oona@oauth.example', email_verified: true });
  const address = await open();
  await signIn('Cancel');
  await page.locator('main a[href^="/en/oauth-login?"]').first().click();
  await page.waitForURL('**/en/oauth-login?client_id=**');
  await hydrated(page);
  await signIn('oona');
  await page.getByRole('button', { name: said('thirdParty.new.register'), exact: true }).click();
  await page.waitForURL('**/en/third-party/register?**');
  const sent = page.waitForRequest((request) => request.url().endsWith('/third-party/register'));
  await page.getByRole('button', { name: said('register.password.submit'), exact: true }).click();
  // LOGIN-04
  expect((await sent).postDataJSON()).toMatchObject({ oauth_tmp_login_id: 'demo-client' });
  await expectConsent(page, address);

  await page.context().clearCookies({ name: 'b_t_c_k' });
  const next = await begin();
  await page.getByRole('button', { name: said('thirdParty.button.continue', { name: 'Peer' }), exact: true }).click();
  await expectConsent(page, next);
});

test('[ROUTE-04] [ROUTE-05] without applications there are no such pages', async () => {
  const without = await openProduct({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9', DRAIN_MS: '0' });
  try {
    for (const path of [
      'oauth',
      'oauth-login',
      'oauth-register',
      'oauth-log-out',
      'oauth-authorized',
      'tr-authorized',
    ]) {
      const query = 'client_id=demo-client&interaction=abcdefghijklmnopqrstu';
      const answer = await fetch(`${without.origin()}/en/${path}?${query}`, { redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain(said('notFound.title'));
    }
  } finally {
    await without.close();
  }
});
