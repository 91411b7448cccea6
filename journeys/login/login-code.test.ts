import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newMember } from '../stage/account-page.ts';
import { beenHere, complaintsOf, goOffline, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import {
  accountField,
  codeField,
  codeSentTo,
  giveBoth,
  heading,
  openLogin,
  passwordField,
  press,
  register,
} from '../stage/login.ts';
import { messageTo } from '../stage/messages.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const EMAIL = 'coded@mail.example';
const VERIFY = '/x-api/user/public/login/verify';
const BEGIN = '/x-api/user/public/login/begin';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  await register(createPerson(product.port), product, EMAIL);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

async function newPage(): Promise<void> {
  await context?.close();
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
}

async function askForCode(account: string): Promise<void> {
  await accountField(page).fill(account);
  await press(page, said('login.code'));
}

const arrived = (where: string) => page.waitForURL(where, { waitUntil: 'commit' });

test('[LOGIN-02] Back in the browser leads from the code to the form as it was, also after a reload, and then off the page; the skip link leaves the code where it is, and Back after the login leads to the page before it', async () => {
  await newPage();
  await page.goto(`${product.origin()}/en/terms-service/privacyPolicy`);
  await openLogin(page, product.origin());
  for (const reload of [false, true]) {
    await askForCode(EMAIL);
    await heading(page, said('login.mail.title'));
    if (reload) {
      await page.reload();
      await heading(page, said('login.mail.title'));
    }
    await page.goBack();
    await accountField(page).waitFor();
    if (!reload) expect(await accountField(page).inputValue()).toBe(EMAIL);
    expect(new URL(page.url()).pathname).toBe('/en/login');
  }
  // The button on the page takes the entry along.
  await askForCode(EMAIL);
  await heading(page, said('login.mail.title'));
  await press(page, said('shell.back'));
  await accountField(page).waitFor();
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ login: 'form' });
  await page.goBack();
  await arrived('**/en/terms-service/privacyPolicy');

  await openLogin(page, product.origin());
  await askForCode(EMAIL);
  await heading(page, said('login.mail.title'));
  const code = await codeSentTo(page, product, EMAIL);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
  await page.waitForURL('**/en/login#main');
  await heading(page, said('login.mail.title'));
  await page.goBack();
  await heading(page, said('login.mail.title'));
  await codeField(page).fill(code);
  await arrived('**/en/dashboard');
  // A person goes back from a page that they see: while one page takes the place of another, the browser refuses to.
  await heading(page, said('dashboard.title'));
  await page.goBack();
  await arrived('**/en/terms-service/privacyPolicy');
});

test('[LOGIN-02] [LOGIN-11] [REDIR-01] a code by mail logs in, and leads to an allowed redirect_url; a wrong one says so, keeps what was typed; a used one is worth nothing elsewhere, or once the session is over; every attempt carries a tx-id of its own, announced before', async () => {
  await newPage();
  const complaints = complaintsOf(page);
  const ids: Record<string, string[]> = {};
  page.on('request', (request) => {
    const id = request.headers()['tx-id'];
    const { pathname } = new URL(request.url());
    if (id) ids[pathname] = [...(ids[pathname] ?? []), id];
  });
  const email = `own.${EMAIL}`;
  await register(createPerson(product.port), product, email);
  await openLogin(page, product.origin(), '/en/login?redirect_url=%2Fen%2Fdownload%3Fa%3D1');
  await askForCode(email);
  await heading(page, said('login.mail.title'));
  const code = await codeSentTo(page, product, email);
  // In development, where the mail is.
  await page.getByRole('link', { name: said('dev.mailbox.link') }).waitFor();
  const wrong = code === '000000' ? '111111' : '000000';
  await codeField(page).fill(wrong);
  await page.getByText(said('prove.triesLeft', { left: 4 })).waitFor();
  expect(await codeField(page).inputValue()).toBe(wrong);
  expect(await codeField(page).getAttribute('aria-invalid')).toBe('true');
  const proof = page.waitForRequest((request) => request.url().endsWith(VERIFY));
  // Typed behind the wrong one, without emptying the field first.
  await codeField(page).press('End');
  await codeField(page).pressSequentially(code);
  const sent = await proof;
  await arrived('**/en/download?a=1');
  expect(ids[BEGIN]).toHaveLength(1);
  expect(ids['/x-api/user/public/risk/default-intercept']).toEqual(ids[BEGIN]);
  expect(ids[VERIFY]).toHaveLength(2);
  expect(new Set([...(ids[BEGIN] ?? []), ...(ids[VERIFY] ?? [])]).size).toBe(3);

  const stranger = await browser.newContext();
  expect(await replayed(sent, stranger)).toBe(700_081);
  await stranger.close();
  // To the browser that logged in it brings the same session, and not one more.
  expect(await replayed(sent)).toBe(0);
  expect(await openSessions()).toBe(1);
  await context.request.post(`${product.origin()}/x-api/logout`, { headers: OWN });
  expect(await replayed(sent)).toBe(700_081);
  expect(complaints).toEqual([]);
});

const OWN = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** The same proof once more, from the same browser or another one. */
async function replayed(sent: Request, from: BrowserContext = context): Promise<number> {
  const answer = await from.request.post(sent.url(), { headers: OWN, data: sent.postDataJSON() });
  return ((await answer.json()) as { ret_code: number }).ret_code;
}

async function openSessions(): Promise<number> {
  const answer = await context.request.get(`${product.origin()}/x-api/user/private/session/list`, { headers: OWN });
  const { result } = (await answer.json()) as { result: { sessions: { opened_by: string }[] } };
  return result.sessions.filter(({ opened_by }) => opened_by === 'code').length;
}

test('[LOGIN-02] what cannot be sent there is said beside the field, and nothing is sent; an address without an account gets the same screen, and a mail that says so; back from the code the form is as it was left, and the password logs in', async () => {
  await newPage();
  await openLogin(page, product.origin());
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/login/begin') && sent.push(request.url()));
  for (const [account, way, words] of [
    ['', 'login.code', said('form.account.empty')],
    ['nobody', 'login.code', said('form.account.invalid')],
    ['+31 6 12345678', 'login.link', said('login.link.address')],
  ] as const) {
    await accountField(page).fill(account);
    await press(page, said(way));
    await page.getByText(words).waitFor();
    expect(await accountField(page).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(sent).toEqual([]);

  await askForCode('nobody@mail.example');
  await heading(page, said('login.mail.title'));
  await codeField(page).fill('123456');
  await page.getByText(said('prove.triesLeft', { left: 4 })).waitFor();
  expect((await messageTo(product, 'nobody@mail.example')).code).toBe('');
  await press(page, said('shell.back'));

  await accountField(page).fill('demo@example.com');
  await passwordField(page).fill('correct horse battery');
  await press(page, said('login.code'));
  await codeField(page).waitFor();
  await press(page, said('shell.back'));
  expect([await accountField(page).inputValue(), await passwordField(page).inputValue()]).toEqual([
    'demo@example.com',
    'correct horse battery',
  ]);
  await press(page, said('login.submit'));
  await arrived('**/en/dashboard');
});

test('[LOGIN-02] pressed before the scripts came, a code is sent all the same', async () => {
  await newPage();
  await beenHere(page, product.origin());
  const held: (() => void)[] = [];
  let holding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (holding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(`${product.origin()}/en/login`, { waitUntil: 'commit' });
  await accountField(page).pressSequentially(EMAIL);
  await press(page, said('login.code'));
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  holding = false;
  for (const release of held) release();
  await codeField(page).waitFor();
});

test('[LOGIN-02] a code that is over or used up asks for another one; a check that is over starts again at the form; a limit says how long it lasts, and counts down', async () => {
  const answers = (path: string, ret_code: number, result: object = {}) =>
    page.route(`**${path}`, (route) => route.fulfill({ json: { ret_code, ret_msg: 'no', result } }));
  const giveCode = async () => {
    await askForCode('demo@example.com');
    await page.getByText(said('prove.email.ask', { to: '' }).trim()).waitFor();
    await codeField(page).fill('123456');
  };
  await newPage();
  await page.clock.install();
  await openLogin(page, product.origin());
  for (const [code, result, words] of [
    [700_011, {}, 'error.700011'],
    [700_012, {}, 'error.700012'],
    [700_010, { tries_left: 0 }, 'error.700012'],
  ] as const) {
    await answers(VERIFY, code, result);
    await giveCode();
    await page.getByText(said(words)).waitFor();
    await press(page, said('shell.back'));
    await accountField(page).waitFor();
  }
  for (const [code, title] of [
    [700_081, 'prove.over.expired.title'],
    [700_082, 'prove.over.used.title'],
    [700_084, 'prove.over.elsewhere.title'],
  ] as const) {
    await answers(VERIFY, code);
    await giveCode();
    await heading(page, said(title));
    await press(page, said('prove.over.action'));
    expect(await accountField(page).inputValue()).toBe('demo@example.com');
  }

  await answers('/x-api/login', 31_018, { retry_after: 65 });
  await giveBoth(page, 'demo@example.com', 'correct horse battery');
  const notice = page.getByRole('alert').filter({ hasText: said('error.31018') });
  await notice.waitFor();
  const secondsLeft = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await notice.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const before = await secondsLeft();
  expect(before).toBeGreaterThan(50);
  await page.clock.runFor(2_100);
  await expect.poll(secondsLeft).toBeLessThan(before);
});

test('[LOGIN-02] [HTTP-12] another code that cannot be sent gives no code again, and may be asked for at once; offline it says so, keeps the code, and works when the network is back', async () => {
  await newPage();
  await openLogin(page, product.origin());
  await askForCode(EMAIL);
  const first = await codeSentTo(page, product, EMAIL);
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].filter((one) => one !== first).slice(0, 5);
  for (const [index, one] of wrong.entries()) {
    await codeField(page).fill(one);
    if (index < 4) await page.getByText(said('prove.triesLeft', { left: 4 - index })).waitFor();
  }
  const another = page.getByRole('button', { name: said('prove.resendNow') });
  await another.waitFor();
  const given: string[] = [];
  page.on('request', (request) => request.url().endsWith(VERIFY) && given.push(request.url()));
  const offline = page.getByRole('alert').getByText(said('error.offline'));
  await goOffline(page);
  await another.click();
  await offline.waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
  expect(given).toEqual([]);
  await context.setOffline(false);
  await press(page, said('prove.resend'));
  const [before = ''] = said('prove.again', { to: '|' }).split('|');
  await page.getByText(before).waitFor();

  const code = await codeSentTo(page, product, EMAIL);
  await goOffline(page);
  await codeField(page).fill(code);
  await offline.waitFor();
  expect(await codeField(page).inputValue()).toBe(code);
  // Once is enough.
  expect(await page.getByText(said('shell.offline.title'), { exact: true }).isVisible()).toBe(false);
  await context.setOffline(false);
  await press(page, said('prove.submit'));
  await arrived('**/en/dashboard');
});

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

// By the same rule as in the page, on the server: who is logged in already is sent on from the login page.
test.each([
  ['[REDIR-01] an allowed redirect_url', '', '/en/login?redirect_url=%2Fen%2Fdownload%3Fa%3D1', '/en/download?a=1'],
  ['[REDIR-02] a foreign one', '', '/en/login?redirect_url=https%3A%2F%2Fevil.example', '/en/dashboard'],
  ['[REDIR-03] a script', '', '/en/login?redirect_url=javascript%3Aalert(1)', '/'],
  ['[REDIR-04] the end of another login', '', '/en/login?redirect_url=%2Fen%2Foauth-authorized', '/en/dashboard'],
  ['[REDIR-04] one back to a login page', '', '/en/login?redirect_url=%2Fen%2Flogin', '/en/dashboard'],
  ['[REDIR-05] a mobile device, where the brand has no downloads', '', '/en/login', '/en'],
  ['[REDIR-07] the Turkish site', 'tr', '/en-TR/tr-login', '/en-TR'],
  ['[REDIR-07] an explore host', 'explore', '/en/login', '/en'],
  ['[REDIR-08] a site without a dashboard', 'nl', '/en-NL/login', '/en-NL/user/accounts/auth/personal'],
  ['[REDIR-09] a China host', 'cn', '/en/login', '/en'],
])('where a login leads: %s', async (title, host, path, place) => {
  const { person } = await newMember(product, host ? `${host}.localhost` : 'localhost');
  const headers: Record<string, string> = title.includes('mobile') ? { 'user-agent': PHONE } : {};
  const { status, headers: answered } = await person.open(path, { headers });
  expect([status, answered.location]).toEqual([302, place]);
});
