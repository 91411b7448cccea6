import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
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
import { createPerson, type Person } from '../stage/person.ts';
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

test('[LOGIN-02] [REDIR-01] a reload, or another language, finds the question where it was, and the code that was sent is good', async () => {
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
  const email = await newAccount();
  const page = await newDevice(email);
  expect(await kept(page)).toContain('uuid');
  await press(page, saidOn(page)('shell.back'));
  await expect.poll(() => kept(page)).toBeNull();
  await page.reload();
  await accountField(page).waitFor();
  await hydrated(page);
  await giveBoth(page, email);
  await heading(page, saidOn(page)('login.device.title'));
  await page.goto(`${product.origin()}/en/register`, { waitUntil: 'commit' });
  await openLogin(page, product.origin());
  await accountField(page).fill('somebody@else.example');
  await expect.poll(() => kept(page)).toBeNull();
  expect(await page.getByRole('heading', { name: said('login.device.title') }).count()).toBe(0);
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

test('[LOGIN-02] wrong codes count down beside the field; five end the code; back at the form what was typed is there, and the next try has a challenge of its own', async () => {
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

  await press(page, saidOn(page)('shell.back'));
  expect([await accountField(page).inputValue(), await passwordField(page).inputValue()]).toEqual([email, PASSWORD]);
  await press(page, saidOn(page)('login.submit'));
  await confirmDevice(page, product, email);
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
});

test('[LOGIN-02] the proof is good once, on the device that was asked, and for nothing else', async () => {
  const email = await newAccount();
  const [asked, thief] = [createPerson(product.port), createPerson(product.port)];
  const { uuid } = (await asked.logIn(email, PASSWORD)).result;
  const verify = async (person: Person, more = {}) => (await person.call(VERIFY, { uuid, proof, ...more })).ret_code;
  expect((await asked.call(SEND, { uuid, item: 'email' })).ret_code).toBe(0);
  const proof = { by: 'email', code: await product.nextCodeFor(email) };
  expect(await verify(thief)).toBe(700_081);
  expect((await thief.call(SEND, { uuid, item: 'email' })).ret_code).toBe(700_081);
  expect(await verify(asked, { trust_device: true })).toBe(0);
  // What was sent before would be answered with the same session; this says something else of the device.
  const again = createPerson(product.port, { device: asked.cookies });
  expect(await Promise.all([1, 2, 3].map(() => verify(again)))).toEqual([700_081, 700_081, 700_081]);
});

test('[LOGIN-02] two tabs at once have a challenge each; the first that is answered logs both in', async () => {
  const email = await newAccount();
  const first = await newDevice(email);
  const code = await codeSentTo(first, product, email);
  const second = await first.context().newPage();
  await openLogin(second, product.origin());
  await giveBoth(second, email);
  await heading(second, said('login.device.title'));
  await codeField(first).fill(code);
  await first.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  await second.reload();
  await second.waitForURL(DASHBOARD, { waitUntil: 'commit' });
});
