import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import {
  accountField,
  codeField,
  codeSentTo,
  confirmDevice,
  giveBoth,
  heading,
  openLogin,
  PASSWORD,
  passwordField,
  press,
  register,
} from '../stage/login.ts';
import { createPerson, isOfDevice } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const SEND = '/user/public/challenge/send';
const VERIFY = '/user/public/login/verify';
const DASHBOARD = '**/en/dashboard';

let product: Product;
let browser: OwnBrowser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function newBrowser(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  contexts.push(context);
  return context.newPage();
}

async function newAccount(): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@second.example`;
  await register(createPerson(product.port), product, email);
  return email;
}

/** As far as the question for the code of a new device. */
async function newDevice(email: string, query = ''): Promise<Page> {
  const page = await newBrowser();
  await openLogin(page, product.origin(), `/en/login${query}`);
  await giveBoth(page, email);
  await heading(page, saidOn(page)('login.device.title'));
  return page;
}

/** The device stays, the session goes. */
async function loggedOut(page: Page): Promise<void> {
  const context = page.context();
  const kept = (await context.cookies()).filter(({ name }) => isOfDevice(name));
  await context.clearCookies();
  await context.addCookies(kept);
}

test('[LOGIN-02] a reload, or another language, finds the question where it was, and the code that was sent is good', async () => {
  const email = await newAccount();
  const page = await newDevice(email, '?redirect_url=%2Fen%2Fdownload');
  const code = await codeSentTo(page, product, email);
  const mails = async () => (await product.mails(email)).length;
  const before = await mails();
  await page.reload();
  await heading(page, saidOn(page)('login.device.title'));
  await codeField(page).waitFor();
  await page.getByRole('button', { name: saidOn(page)('shell.language.current', { language: 'English' }) }).click();
  await page.locator('[popover] a[hreflang^="es"]').first().click();
  await page.waitForURL(/\/es-\w+\/login/);
  await heading(page, saidOn(page)('login.device.title'));
  await codeField(page).waitFor();
  expect(await mails()).toBe(before);
  await codeField(page).fill(code);
  await page.waitForURL('**/download', { waitUntil: 'commit' });
});

test('[LOGIN-02] who leaves the question, or comes to the page anew, finds the form', async () => {
  const kept = (one: Page) => one.evaluate(() => sessionStorage.getItem('login'));
  const page = await newDevice(await newAccount());
  expect(await kept(page)).toContain('uuid');
  await press(page, saidOn(page)('shell.back'));
  await expect.poll(() => kept(page)).toBeNull();
  await page.reload();
  await accountField(page).waitFor();
  const other = await newDevice(await newAccount());
  await other.goto(`${product.origin()}/en/register`);
  await openLogin(other, product.origin());
  await accountField(other).fill('somebody@else.example');
  await expect.poll(() => kept(other)).toBeNull();
  expect(await other.getByRole('heading', { name: said('login.device.title') }).count()).toBe(0);
});

test('[LOGIN-02] [REDIR-01] a new device confirms itself by a code, and is known from then on', async () => {
  const email = await newAccount();
  const page = await newDevice(email, '?redirect_url=%2Fen%2Fdownload');
  const complaints = complaintsOf(page);
  await confirmDevice(page, product, email);
  await page.waitForURL('**/en/download', { waitUntil: 'commit' });
  await loggedOut(page);
  await openLogin(page, product.origin());
  await giveBoth(page, email);
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

test('[LOGIN-02] a code that comes before the answer that it was sent, and is typed by then, logs in', async () => {
  const email = await newAccount();
  const page = await newBrowser();
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let handOver = () => {};
  const handedOver = new Promise<void>((resolve) => {
    handOver = resolve;
  });
  await page.route(`**${SEND}`, async (route) => {
    const response = await route.fetch();
    handOver();
    await typed;
    await route.fulfill({ response });
  });
  await openLogin(page, product.origin());
  await giveBoth(page, email);
  await heading(page, saidOn(page)('login.device.title'));
  // Until then the newest code in the mailbox is that of the registration.
  await handedOver;
  await codeField(page).fill(await product.codeFor(email));
  await page.keyboard.press('Enter');
  answer();
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
});

test('[LOGIN-02] a device that is not to be trusted is asked again the next time', async () => {
  const email = await newAccount();
  const page = await newDevice(email);
  await page.getByLabel(saidOn(page)('prove.trust')).uncheck();
  await confirmDevice(page, product, email);
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  await loggedOut(page);
  await openLogin(page, product.origin());
  await giveBoth(page, email);
  await heading(page, saidOn(page)('login.device.title'));
});

test('[LOGIN-02] wrong codes count down beside the field; five end the code, and another can be asked for', async () => {
  const email = await newAccount();
  const page = await newDevice(email);
  const code = await codeSentTo(page, product, email);
  const wrong = [0, 1, 2, 3, 4].map((digit) => `${digit}`.repeat(6)).map((one) => (one === code ? '999999' : one));
  for (const [place, words] of [
    ...[4, 3, 2, 1].map((left) => saidOn(page)('prove.triesLeft', { left })),
    saidOn(page)('error.700012'),
  ].entries()) {
    await codeField(page).fill(wrong[place] ?? '');
    await page.getByText(words).waitFor();
  }
  await codeField(page).fill(code);
  await page.getByText(saidOn(page)('error.700012')).waitFor();
});

test('[LOGIN-02] back at the form what was typed is there, and the next try has a challenge of its own', async () => {
  const email = await newAccount();
  const page = await newDevice(email);
  await press(page, saidOn(page)('shell.back'));
  expect([await accountField(page).inputValue(), await passwordField(page).inputValue()]).toEqual([email, PASSWORD]);
  await press(page, saidOn(page)('login.submit'));
  await confirmDevice(page, product, email);
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
});

test('[LOGIN-02] the proof is good once, on the device that was asked, and for nothing else', async () => {
  const email = await newAccount();
  const page = await newDevice(email);
  const code = await codeSentTo(page, product, email);
  const asked = page.waitForRequest((request) => request.url().endsWith(VERIFY));
  await page.route(`**${VERIFY}`, (route) => route.abort());
  await codeField(page).fill(code);
  const { uuid, proof } = (await asked).postDataJSON() as { uuid: string; proof: object };
  const thief = createPerson(product.port);
  expect((await thief.call(VERIFY, { uuid, proof })).ret_code).toBe(700_081);
  expect((await thief.call('/user/public/challenge/send', { uuid, item: 'email' })).ret_code).toBe(700_081);
  await page.unroute(`**${VERIFY}`);
  await press(page, saidOn(page)('prove.submit'));
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  const owner = createPerson(product.port, { device: await cookiesOf(page) });
  const answers = await Promise.all([1, 2, 3].map(() => owner.call(VERIFY, { uuid, proof })));
  expect(answers.map(({ ret_code }) => ret_code)).toEqual([700_081, 700_081, 700_081]);
});

async function cookiesOf(page: Page): Promise<Map<string, string>> {
  return new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
}

test('[LOGIN-02] two tabs at once have a challenge each; the first that is answered logs both in', async () => {
  const email = await newAccount();
  const first = await newDevice(email);
  const code = await codeSentTo(first, product, email);
  const second = await first.context().newPage();
  await openLogin(second, product.origin());
  await giveBoth(second, email);
  await heading(second, said('login.device.title'));
  await codeField(first).fill(code);
  await first.waitForURL(DASHBOARD);
  await second.reload();
  await second.waitForURL(DASHBOARD, { waitUntil: 'commit' });
});
