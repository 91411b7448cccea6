import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ownStores } from '../../apps/web/platform/storage/own-storage.ts';
import { defaultBrand } from '../../packages/brand/src/default-brand.ts';
import { newMember } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { accountField, passwordField } from '../stage/login.ts';
import { clientsFile } from '../stage/oauth-client.ts';
import { ask, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PATH = '/en/dev/partner';
const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
const KEY = 'partner-request';

let product: Product;
/** Whose session tests use that are not about the login. */
let member: Person;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  member = (await newMember(product)).person;
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(() => context.close());

const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const step = (title: string) => page.getByRole('region', { name: title, exact: true });
const stored = () => page.evaluate((key) => sessionStorage.getItem(key), KEY);
const textOf = async (part: Locator) => (await part.textContent()) ?? '';

async function openSandbox(origin = product.origin()): Promise<void> {
  await page.goto(origin + PATH);
  await hydrated(page);
  await button(said('partner.register')).waitFor();
}

async function logInAndAllow(): Promise<void> {
  await page.waitForURL(/\/en\/oauth-login\?/);
  await hydrated(page);
  await accountField(page).fill(ACCOUNT);
  await passwordField(page).fill(WORD);
  await page.keyboard.press('Enter');
  await allow();
}

async function allow(): Promise<void> {
  await page.waitForURL(/\/en\/oauth-authorized\?/);
  const allowing = button(said('oauthConsent.allow'));
  await allowing.waitFor();
  await expect.poll(() => allowing.getAttribute('aria-disabled')).not.toBe('true');
  await allowing.click();
}

/** Presses the button of a call, and answers with what the page shows of it. */
async function call(
  name: 'userinfo' | 'balance' | 'refresh' | 'introspection' | 'revocation',
  outcome: string,
): Promise<string> {
  const part = step(said(`partner.call.${name}`));
  await part.getByRole('button', { name: said(`partner.call.${name}.send`), exact: true }).click();
  await part.getByText(outcome, { exact: true }).waitFor();
  return textOf(part);
}

test('[OAUTH-06] a developer registers an application, and goes from the request to tokens, calls and their end', async () => {
  await openSandbox();
  expect(await field(said('partner.redirect')).inputValue()).toBe(product.origin() + PATH);
  await expectAccessible(page);
  await field(said('partner.name')).focus();
  await page.keyboard.press('Enter');
  const asking = step(said('partner.request.title'));
  await button(said('partner.send')).waitFor();
  await expect.poll(() => asking.getByRole('heading').evaluate((title) => title === document.activeElement)).toBe(true);
  const clientId = /sandbox-[\w-]{12}/.exec(await textOf(step(said('partner.application'))))?.[0] ?? '';
  expect(await textOf(asking)).toContain(clientId);
  await asking.getByRole('checkbox', { name: 'profile' }).press('Space');
  const address = new URL(/http\S+\/openid\/auth\?\S+/.exec(await textOf(asking.locator('pre')))?.[0] ?? '');
  expect(address.searchParams.get('scope')).toBe('openid email offline_access');
  await expectAccessible(page);
  await button(said('partner.send')).press('Enter');
  await logInAndAllow();

  await page.waitForURL((url) => url.pathname === PATH);
  // What the login's page says is not this page's.
  complaints.length = 0;
  const answer = step(said('partner.answer.title'));
  await answer.getByText(said('partner.check.state.right')).waitFor();
  for (const name of ['iss', 'code'] as const) await answer.getByText(said(`partner.check.${name}.right`)).waitFor();
  expect(page.url()).toBe(product.origin() + PATH);
  expect(await textOf(answer)).toContain(address.searchParams.get('state'));
  await expectAccessible(page);
  await page.reload();
  await answer.getByText(said('partner.check.state.right')).waitFor();
  expect(await stored()).toContain(clientId);
  await button(said('partner.tokens.get')).click();

  const tokens = step(said('partner.tokens.title'));
  await tokens.getByText(said('partner.tokens.got')).waitFor();
  expect(await stored()).toBeNull();
  const shown = await textOf(tokens);
  for (const part of ['POST /openid/token', 'code_verifier=', '"refresh_token"', 'cache-control', '"nonce"'])
    expect(shown).toContain(part);
  expect(await call('userinfo', said('partner.call.userinfo.done'))).toContain(ACCOUNT);
  expect(await call('refresh', said('partner.call.refresh.done'))).toContain('grant_type=refresh_token');
  expect(await call('introspection', said('partner.call.introspection.done'))).toContain('"active": true');
  expect(complaints).toEqual([]);
  await call('revocation', said('partner.call.revocation.done'));
  expect(await call('userinfo', said('partner.call.refused'))).toContain('HTTP 401');

  const code = step(said('partner.code.title'));
  await code.getByText('Authlib (Python)').click();
  await expect.poll(() => textOf(code)).toContain(`scope="openid email offline_access"`);
  expect(await textOf(code)).toContain(JSON.stringify(clientId));
  await expectAccessible(page);
});

test('[OAUTH-06] a developer asks for balance.read, and makes the protected call with the token, before and after a refresh', async () => {
  await context.addCookies(member.forBrowser());
  await openSandbox();
  await button(said('partner.register')).click();
  await page.getByRole('checkbox', { name: 'balance.read' }).press('Space');
  const asking = step(said('partner.request.title'));
  expect(await textOf(asking.locator('pre'))).toContain('resource=demo%3Abalance');
  await button(said('partner.send')).click();
  await allow();
  await button(said('partner.tokens.get')).click();
  const tokens = step(said('partner.tokens.title'));
  await tokens.getByText(said('partner.tokens.got')).waitFor();
  await tokens.getByText(said('partner.call.userinfo.elsewhere')).waitFor();
  expect(await call('balance', said('partner.call.balance.done'))).toMatch(
    /GET \/openid\/demo\/balance.*"demo": true/s,
  );
  expect(await call('refresh', said('partner.call.refresh.done'))).toContain('resource=demo%3Abalance');
  expect(await call('balance', said('partner.call.balance.done'))).toContain('"balances"');
  await expectAccessible(page);
  // SHELL-06
  const listed = ownStores.flatMap(({ where, name }) => (where.includes('cookie') ? [name(defaultBrand.keys)] : []));
  const isListed = (name: string) =>
    listed.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name));
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => !isListed(name))).toEqual([]);
  expect(cookies).toContain('oauth_session');
  await call('revocation', said('partner.call.revocation.done'));
  expect(await call('balance', said('partner.call.refused'))).toContain('HTTP 401');
});

test('[OAUTH-06] a secret is shown once, is kept nowhere, and is asked for again; a wrong one is explained', async () => {
  await context.addCookies(member.forBrowser());
  await openSandbox();
  await page.getByRole('checkbox', { name: said('partner.confidential') }).press('Space');
  await button(said('partner.register')).click();
  const application = step(said('partner.application'));
  await application.getByText(said('partner.secret.once'), { exact: true }).waitFor();
  const secret = await textOf(application.locator('pre'));
  expect(secret).toMatch(/^[\w-]{43}$/);
  await page.getByRole('checkbox', { name: 'offline_access' }).press('Space');
  await button(said('partner.send')).click();
  await allow();
  const typed = page.getByLabel(said('partner.secret'), { exact: true });
  await button(said('partner.tokens.get')).click();
  await page.getByText(said('partner.secret.empty'), { exact: true }).waitFor();
  await typed.fill('another secret of thirty-two characters');
  await page.keyboard.press('Enter');
  await page.getByText(said('partner.error.invalid_client')).waitFor();
  expect(await stored()).not.toContain('secret of thirty-two');
  await typed.fill(secret);
  await page.keyboard.press('Enter');
  await page.getByText(said('partner.tokens.got')).waitFor();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]));
  expect(kept).not.toContain(secret);
  expect(await textOf(page.getByRole('main'))).not.toContain(secret);
  await page.getByText(said('partner.call.refresh.impossible')).waitFor();
});

test('[OAUTH-06] an answer that came elsewhere is pasted; one that this tab has not asked for is not believed', async () => {
  await context.addCookies(member.forBrowser());
  const elsewhere = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<title>App</title>'),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, resolve));
  onTestFinished(() => void elsewhere.close());
  const callback = `http://localhost:${(elsewhere.address() as AddressInfo).port}/callback`;
  await page.goto(`${product.origin()}${PATH}?code=a-code&state=a-state&iss=${product.origin()}`);
  await page.getByText(said('partner.stray.title')).waitFor();
  // It may be a program's, whose developer needs the address.
  expect(page.url()).toContain('code=a-code');
  await page.getByRole('radio', { name: said('partner.way.existing') }).check();
  await field(said('partner.clientId')).fill('demo-client');
  await field(said('partner.redirect')).fill(callback);
  await button(said('partner.use')).click();
  await button(said('partner.send')).waitFor();
  await button(said('partner.send')).click();
  await allow();
  await page.waitForURL(`${callback}?**`);
  const answer = new URL(page.url());
  await page.goto(product.origin() + PATH);
  const address = field(said('partner.pasted'));
  await address.fill(callback);
  await page.keyboard.press('Enter');
  await page.getByText(said('partner.pasted.unreadable')).waitFor();
  answer.searchParams.set('state', 'another');
  await address.fill(answer.href);
  await page.keyboard.press('Enter');
  await page.getByText(said('partner.check.failed')).waitFor();
  expect(await button(said('partner.tokens.get')).count()).toBe(0);
  await button(said('partner.startOver')).click();
  await button(said('partner.register')).waitFor();
  expect(await stored()).toBeNull();
});

test('[OAUTH-06] a user who declines, an address that none may have, and another name of this machine', async () => {
  await context.addCookies(member.forBrowser());
  await openSandbox(product.origin('eu'));
  await page.getByText(said('partner.redirect.elsewhere')).waitFor();
  expect(await field(said('partner.redirect')).inputValue()).toBe('http://localhost:8910/callback');
  await openSandbox();
  await field(said('partner.redirect')).fill('http://app.example/callback');
  await page.keyboard.press('Enter');
  await page.getByText(said('partner.redirect.refused')).waitFor();
  await field(said('partner.redirect')).fill(product.origin() + PATH);
  await page.keyboard.press('Enter');
  await button(said('partner.send')).click();
  await button(said('oauthConsent.deny')).click();
  await page.getByText(said('partner.error.access_denied')).waitFor();
  await page.getByText(said('partner.check.code.wrong')).waitFor();
  expect(await button(said('partner.tokens.get')).count()).toBe(0);
});

test('[OAUTH-06] [SITE-10] in production only the test network has it, and no search engine', async () => {
  const OAUTH_CLIENTS_FILE = clientsFile([]);
  const settings = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9', DRAIN_MS: '0' };
  const production = await openProduct({ ...settings, OAUTH_CLIENTS_FILE });
  const at = (host: string) => ask(production.port, PATH, { host: `${host}:${production.port}` });
  try {
    for (const host of ['localhost', 'tr.localhost']) expect((await at(host)).status, host).not.toBe(200);
    expect((await at('localhost')).status).toBe(404);
    const { status, text } = await at('testnet.localhost');
    expect([status, text.includes('<meta name="robots" content="noindex">')]).toEqual([200, true]);
  } finally {
    await production.close();
  }
});
