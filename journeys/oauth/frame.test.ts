import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-oauth-'));

let browser: OwnBrowser;
let product: Product;
/** The application's own page, on another site than ours; and one of a stranger. */
let application: Server;
let stranger: Server;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [application, stranger] = await Promise.all([openPages(), openPages()]);
  const OAUTH_CLIENTS_FILE = join(folder, 'clients.json');
  const usual = { home_page: 'https://framing.example', created: '2026-01-01', scopes: ['openid', 'email'] };
  const redirect_uris = [`${originOf(application)}/callback`];
  writeFileSync(
    OAUTH_CLIENTS_FILE,
    JSON.stringify([
      {
        client_id: 'framing',
        name: 'Framing',
        type: 'native',
        ...usual,
        redirect_uris,
        frame_origins: [originOf(application)],
      },
      { client_id: 'plain', name: 'Plain', type: 'native', ...usual, redirect_uris },
    ]),
  );
  [browser, product] = await Promise.all([openBrowser(), openProduct({ OAUTH_CLIENTS_FILE })]);
});
afterAll(async () => {
  await Promise.all([product?.close(), browser?.close()]);
  application?.close();
  stranger?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
});
afterEach(() => context.close());

/** A server whose every page is the same: a frame that it can be told to show. */
async function openPages(): Promise<Server> {
  const server = createServer((_asked, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Application</title><h1>Mine</h1>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const request = (client_id = 'framing') =>
  `${product.origin()}/openid/auth?${new URLSearchParams({
    ...{ client_id, response_type: 'code', redirect_uri: `${originOf(application)}/callback`, scope: 'openid email' },
    ...{ state: 'a state', code_challenge: CHALLENGE, code_challenge_method: 'S256' },
  })}`;

async function framedIn(server: Server, address: string): Promise<Frame> {
  await page.goto(originOf(server));
  const attached = page.waitForEvent('frameattached');
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, width: 420, height: 800 }));
  }, address);
  return attached;
}

const allow = (frame: Frame) => frame.getByRole('button', { name: said('oauthConsent.allow'), exact: true });

async function logIn(frame: Frame): Promise<void> {
  await frame.waitForSelector('html[data-hydrated]');
  await frame.getByRole('textbox', { name: said('form.account'), exact: true }).fill(ACCOUNT);
  await frame.getByLabel(said('login.password'), { exact: true }).fill(WORD);
  await page.keyboard.press('Enter');
}

async function allowOnce(frame: Frame): Promise<void> {
  await allow(frame).waitFor();
  await expect.poll(() => allow(frame).getAttribute('aria-disabled')).not.toBe('true');
  await allow(frame).click();
}

test('[OAUTH-04] [SESS-01] in a frame of its own page an application’s person logs in and allows it; the token is in session storage alone, lasts for the next request there, and is no session anywhere else', async () => {
  const frame = await framedIn(application, request());
  await frame.waitForURL(/\/en\/oauth-login\?/);
  await logIn(frame);
  await frame.waitForURL(/\/en\/oauth-authorized\?/);
  await allow(frame).waitFor();
  const kept = await frame.evaluate(() => [sessionStorage.length, document.cookie, JSON.stringify(localStorage)]);
  expect(kept[0]).toBeGreaterThan(0);
  const token = await frame.evaluate(() => sessionStorage.getItem('b_t_c_k') ?? '');
  expect(token.length).toBeGreaterThan(20);
  expect(`${kept[1]}${kept[2]}`).not.toContain(token);
  expect((await context.cookies()).filter(({ value }) => value === token)).toEqual([]);
  await allowOnce(frame);
  await frame.waitForURL(/\/callback\?/);
  const back = new URL(frame.url());
  expect(back.origin).toBe(originOf(application));
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: 'a state', iss: product.origin() });
  const tokens = await fetch(`http://127.0.0.1:${product.port}/openid/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', client_id: 'framing', code: back.searchParams.get('code') ?? '' },
      ...{ redirect_uri: `${originOf(application)}/callback`, code_verifier: VERIFIER },
    }),
  });
  expect(await tokens.json()).toMatchObject({ access_token: expect.any(String) });

  await frame.goto(request());
  await frame.waitForURL(/\/en\/oauth-authorized\?/);
  await allow(frame).waitFor();
  const own = await context.newPage();
  await own.goto(`${product.origin()}/en/app/user/account-info`, { waitUntil: 'commit' });
  expect(new URL(own.url()).pathname).toBe('/en/login');
});

test('[OAUTH-04] a window of its own is one press away', async () => {
  const frame = await framedIn(application, request());
  await frame.waitForURL(/\/en\/oauth-login\?/);
  const opening = context.waitForEvent('page');
  await frame.getByRole('link', { name: said('oauth.window') }).click();
  const own = await opening;
  await own.waitForURL(/\/en\/oauth-login\?/);
  expect(new URL(own.url()).searchParams.get('state')).toBe('a state');
  expect(await own.getByRole('link', { name: said('oauth.window') }).count()).toBe(0);
});

test('[OAUTH-04] no frame for an application that may have none, in a page of another origin, or for another page of ours', async () => {
  for (const [server, address] of [
    [application, request('plain')],
    [stranger, request()],
    [application, `${product.origin()}/en/login?client_id=framing`],
  ] as const) {
    const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
    const frame = await framedIn(server, address);
    await refused;
    expect(await frame.locator('form').count(), address).toBe(0);
  }
});
