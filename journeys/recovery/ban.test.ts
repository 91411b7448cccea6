import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../stage/account-page.ts';
import { addApp } from '../stage/account-recovery-steps.ts';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { authenticatorOf } from '../stage/factor-steps.ts';
import { giveBoth } from '../stage/login.ts';
import { messageTo } from '../stage/messages.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said, saidOn } from '../stage/said.ts';

const PASSWORD = 'correct horse battery';
const SUB_PASSWORD = 'nine slow yellow kites';
const DAY_MS = 86_400_000;
const LOCK = '/en/app/user/auto-ban-account';
const UNBLOCK = '/en/self-unblock';

const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-ban-'));
let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let made = 0;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({ DATA_DIR: dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

/** Writes to the store of the running product: how time is moved, and what an operator does. */
function change(email: string, set: Record<string, string | number | null>): void {
  const db = new Sqlite(join(dataDir, 'identity.sqlite'));
  const columns = Object.keys(set).map((column) => `${column} = @${column}`);
  db.prepare(`update account set ${columns.join(', ')} where email_key = @email`).run({ ...set, email });
  db.close();
}

/** A user with an account and a session. New devices need no code: this is about locks. */
async function member(site = ''): Promise<{ email: string; person: Person }> {
  const email = `ban-${++made}@journey.example`;
  const person = createPerson(product.port, { host: site ? `${site}.localhost` : 'localhost' });
  const uuid = await person.begin(email);
  await person.verify(uuid, await product.codeFor(email));
  await person.setPassword(uuid, PASSWORD);
  change(email, { device_check: 0 });
  return { email, person };
}

async function open(path: string, site?: string): Promise<void> {
  await page.goto(product.origin(site) + path);
  await hydrated(page);
}

/** From right to left, in the dark and on a narrow screen, where nothing may leave the edges. */
async function openNarrow(path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(path);
  await expectNoOverflow();
}
const expectNoOverflow = async () =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

const title = (text: string) => page.getByRole('heading', { level: 1, name: text });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const cancel = () => page.getByRole('link', { name: saidOn(page)('shell.cancel'), exact: true });

/** Says whose account it is, and enters the code that comes. */
async function verify(email: string): Promise<void> {
  const before = (await product.mails()).length;
  await page.getByLabel(saidOn(page)('form.account'), { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await enterCode(email, before);
}

const mailAfter = (count: number) =>
  expect.poll(async () => (await product.mails()).length, { timeout: 30_000 }).toBeGreaterThan(count);

async function enterCode(email: string, mailsBefore: number): Promise<void> {
  await mailAfter(mailsBefore);
  const { code } = await messageTo(product, email);
  await page.locator('input[autocomplete="one-time-code"]').fill(code);
  await page.keyboard.press('Enter');
}

async function logIn(email: string, path = '/en/login', site?: string): Promise<void> {
  await open(path, site);
  await page.locator('input[name=account]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('[BAN-01] [BAN-03] [SHELL-10] locked without a session, by whoever does not go back: every session ends, a login is told until when, in UTC', async () => {
  const { email, person } = await member();
  await open(LOCK);
  await cancel().click();
  await page.waitForURL('**/en/login', { waitUntil: 'commit' });
  await open(LOCK);
  await verify(email);
  await title(saidOn(page)('lock.confirm.title', { name: 'b***@j***.example' })).waitFor();
  expect((await person.call('/user/private/info')).ret_code).toBe(0);
  await press(saidOn(page)('lock.confirm.submit'));
  await title(saidOn(page)('lock.done.title')).waitFor();
  expect((await person.call('/user/private/info')).ret_code).toBe(10_006);

  await logIn(email);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(saidOn(page)('modal.account-locked.title')).waitFor();
  const told = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  const until = Date.parse(told.replace(' UTC', 'Z').replace(' ', 'T'));
  expect(Math.abs(until - Date.now() - DAY_MS)).toBeLessThan(60_000);
  expect((await dialog.boundingBox())?.width).toBe(480);
  await expectAccessible(page);
  const kept = (await context.cookies()).find(({ name }) => name === 'self_unbind_token');
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await page.evaluate(() => document.cookie)).not.toContain('self_unbind_token');
  await press(saidOn(page)('modal.dismiss'));
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/en/login');
});

test('[BAN-02] [REDIR-04] over 24 hours a login leads to the page that unlocks, and then to the dashboard', async () => {
  const { email } = await member();
  change(email, { banned_at: Date.now() - DAY_MS - 5000, ban_kind: 'self' });
  await logIn(email);
  await page.waitForURL(`**${UNBLOCK}?fromScene=login`);
  await hydrated(page);
  await page.getByText(saidOn(page)('unblock.start.open')).waitFor();
  expect(await page.locator('input[name=account]').count()).toBe(0);
  const before = (await product.mails()).length;
  await press(saidOn(page)('unblock.start.submit'));
  await enterCode(email, before);
  await title(saidOn(page)('unblock.ready.title')).waitFor();
  await press(saidOn(page)('unblock.ready.submit'));
  await title(saidOn(page)('unblock.done.title')).waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('self_unbind_token');
  await page
    .getByRole('main')
    .getByRole('link', { name: saidOn(page)('unblock.logIn'), exact: true })
    .click();
  await page.waitForURL('**/en/login', { waitUntil: 'commit' });
  await hydrated(page);
  await giveBoth(page, email, PASSWORD);
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
});

test('[BAN-02] on the Turkish site, and the other one, the toast of the code shows instead, and its page leads to support', async () => {
  const { email } = await member();
  change(email, { banned_at: Date.now() - DAY_MS - 5000, ban_kind: 'self' });
  await logIn(email, '/en-TR/tr-login', 'tr');
  await page.getByText(saidOn(page)('error.31003')).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/en-TR/tr-login');
  expect(await page.getByRole('dialog').count()).toBe(0);
  for (const [site, language] of [
    ['tr', 'en-TR'],
    ['hk', 'en-HK'],
  ]) {
    const { text } = await createPerson(product.port, { host: `${site}.localhost` }).open(
      `/${language}/self-unblock?fromScene=login`,
    );
    expect(text, site).toContain(said('unblock.byUs.title'));
  }
});

test('[BAN-04] within 24 hours the page counts down, and offers to unlock by itself when they are over', async () => {
  const { email } = await member();
  const banned_at = Date.now() - DAY_MS + 60 * 60_000;
  change(email, { banned_at, ban_kind: 'self' });
  await page.clock.install();
  await open(UNBLOCK);
  await verify(email);
  await title(saidOn(page)('unblock.wait.title')).waitFor();
  const utc = new Date(Math.ceil((banned_at + DAY_MS) / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  await page.getByText(saidOn(page)('unblock.utc', { time: utc })).waitFor();
  await page.getByText(saidOn(page)('unblock.left.hours', { hours: 1, minutes: 0 })).waitFor();
  // The hour is over for the store and for the page's clock alike.
  change(email, { banned_at: Date.now() - DAY_MS - 1_000 });
  await page.clock.fastForward(60 * 60_000);
  await title(saidOn(page)('unblock.ready.title')).waitFor();
  await press(saidOn(page)('unblock.ready.submit'));
  await title(saidOn(page)('unblock.done.title')).waitFor();
});

test('[BAN-03] [BAN-05] without a proof nothing is told, not after a login either: a name without an account gets the same screens, and no code fits', async () => {
  await openNarrow('/ar-SA/self-unblock?fromScene=login');
  const before = (await product.mails()).length;
  await page.getByLabel(saidOn(page)('form.account'), { exact: true }).fill('nobody@journey.example');
  await page.keyboard.press('Enter');
  await mailAfter(before);
  await page.locator('input[autocomplete="one-time-code"]').fill('123456');
  await page.keyboard.press('Enter');
  await page.locator('input[aria-invalid=true]').waitFor();
  await expectNoOverflow();
});

test('[BAN-02] [BAN-04] what an operator locked is not for the owner to lift, and a login shows the toast', async () => {
  const { email } = await member();
  change(email, { banned_at: Date.now() - DAY_MS - 5000, ban_kind: 'operator' });
  await logIn(email);
  await page.getByText(saidOn(page)('error.31003')).first().waitFor();
  await open(`${UNBLOCK}?fromScene=login`);
  await title(saidOn(page)('unblock.byUs.title')).waitFor();
  change(email, { banned_at: null, ban_kind: '' });
  await page.reload();
  await title(saidOn(page)('unblock.free.title')).waitFor();
});

/** The dialog of BAN-03, after which the page is as it was. */
async function toldUntilWhen(): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(saidOn(page)('modal.account-locked.title')).waitFor();
  expect(await dialog.textContent()).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  await press(saidOn(page)('modal.dismiss'));
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByText('31003').count()).toBe(0);
}

test('[BAN-01] [BAN-03] a login to a sub-account of a locked account is told until when', async () => {
  const { email, person } = await member();
  const { result } = await person.call('/user/private/sub-account/create', {
    name: 'desk',
    ...(await person.locked(PASSWORD)),
  });
  const [sub] = (result as unknown as { sub_accounts: { login_name: string }[] }).sub_accounts;
  change(email, { banned_at: Date.now(), ban_kind: 'self' });
  await open('/en/app/user/sub-account-login');
  await page.getByLabel(saidOn(page)('subLogin.name'), { exact: true }).fill(sub?.login_name ?? '');
  await page.getByLabel(saidOn(page)('subLogin.password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await toldUntilWhen();
});

test('[BAN-01] [BAN-03] a registration whose account another device has made, and which is locked by then, is told until when', async () => {
  const email = 'ban-wizard@journey.example';
  await open('/en/register');
  const before = (await product.mails()).length;
  await page.getByLabel(saidOn(page)('form.email'), { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await enterCode(email, before);
  const password = page.getByLabel(saidOn(page)('form.password'), { exact: true });
  await password.waitFor();
  const elsewhere = createPerson(product.port);
  const sent = (await product.mails()).length;
  const uuid = await elsewhere.begin(email);
  await mailAfter(sent);
  await elsewhere.verify(uuid, await product.codeFor(email));
  expect((await elsewhere.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  change(email, { banned_at: Date.now(), ban_kind: 'self' });
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await toldUntilWhen();
});

test('[BAN-03] [SHELL-10] whoever is logged in locks without typing a name, or goes back to the account, and is out, in every tab', async () => {
  const { email, person } = await member();
  await context.addCookies(person.forBrowser());
  const other = await context.newPage();
  await other.goto(`${product.origin()}/en/dashboard`);
  await hydrated(other);
  await openNarrow('/ar-SA/app/user/auto-ban-account');
  expect(await page.locator('input[name=account]').count()).toBe(0);
  expect(await cancel().getAttribute('href')).toBe('/ar-SA/app/user/account-info');
  const before = (await product.mails()).length;
  await press(saidOn(page)('lock.start.submit'));
  await enterCode(email, before);
  await page.getByText(saidOn(page)('lock.confirm.sessions', { sessions: 1 })).waitFor();
  await press(saidOn(page)('lock.confirm.submit'));
  await title(saidOn(page)('lock.done.title')).waitFor();
  await other.waitForURL('**/en/login**', { waitUntil: 'commit' });
  const { status, headers } = await person.open('/en/dashboard');
  expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/en\/login/)]);
});

test('[ERR-04] a terminated account is told so, in a toast, after the right password alone', async () => {
  const { email } = await member();
  change(email, { status: 2 });
  await open('/en/login');
  await page.locator('input[name=account]').fill(email);
  await page.locator('input[name=password]').fill('wrong password');
  await page.keyboard.press('Enter');
  await page.locator('input[aria-invalid=true]').waitFor();
  expect(await page.getByText(saidOn(page)('error.40029')).count()).toBe(0);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const toast = page.locator('[popover=manual] p');
  await toast.waitFor();
  expect(await toast.allTextContents()).toEqual(['This account has been terminated.']);
  expect(await page.getByRole('main').getByText(saidOn(page)('error.40029')).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('input[name=account]').inputValue()).toBe(email);
});

test('[SIGNUP-10] an account that is still being created: a login is told so, and works when it is there', async () => {
  const { email, person } = await member();
  change(email, { status: 3 });
  expect((await person.logIn(email, PASSWORD)).ret_code).toBe(700_070);
  change(email, { status: 1 });
  expect((await person.logIn(email, PASSWORD)).ret_code).toBe(0);
});

/** By a call. */
const addSubAccount = async ({ call, locked }: Person) =>
  (await call('/user/private/sub-account/create', { name: 'desk', ...(await locked(SUB_PASSWORD)) })).ret_code;

test('[SIGNUP-11] on the Turkish site such an account has a code of its own', async () => {
  const { email, person } = await member('tr');
  change(email, { status: 4 });
  expect(await addSubAccount(person)).toBe(700_072);
  change(email, { kyc_person_level: 1 });
  expect(await addSubAccount(person)).toBe(0);
});

test('[SIGNUP-11] an account whose identity is asked for secures itself as any other does, but is bound to no other person and adds nothing, which its page says each time', async () => {
  const [{ email, person }, other] = [await member(), await member()];
  change(email, { status: 4 });
  const bind_uid = `${(await other.person.call('/user/private/info')).result?.id}`;
  const bind = () => person.call('/user/private/one_people_bind/set', { bind_uid });
  expect((await bind()).ret_code).toBe(700_071);
  await context.addCookies(person.forBrowser());
  expect((await addApp(person)).codes).toHaveLength(10);
  const device = await authenticatorOf(page);
  await openPage(page, `${product.origin()}/en/app/user/account-info`);
  await press(saidOn(page)('factors.add.passkey'));
  await page.getByText(saidOn(page)('factorsForm.passkey.done')).waitFor();
  expect(await device.count()).toBe(1);
  const phishing = await person.call('/user/private/account/anti-phishing', { anti_phishing_code: 'blue heron' });
  const named = await person.call('/user/private/account/name/begin', { method: 'email' });
  expect([phishing.ret_code, named.ret_code]).toEqual([0, 0]);
  await refusedToAdd();
  change(email, { kyc_person_level: 1 });
  expect([(await bind()).ret_code, await addSubAccount(person)]).toEqual([0, 0]);
});

/** Sends the form of a sub-account twice: each time a dialog asks for the identity first. */
async function refusedToAdd(): Promise<void> {
  await press(saidOn(page)('subAccounts.add'));
  await page.getByLabel(saidOn(page)('subAccounts.form.name'), { exact: true }).fill('desk');
  const password = page.getByLabel(saidOn(page)('subAccounts.form.password.label'), { exact: true });
  await password.fill(SUB_PASSWORD);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').filter({ hasText: saidOn(page)('modal.verify-identity.title') });
  await dialog.waitFor();
  await press(saidOn(page)('modal.verify-identity.dismiss'));
  await dialog.waitFor({ state: 'hidden' });
  await password.press('Enter');
  await dialog.waitFor();
}
