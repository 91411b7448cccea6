import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PASSWORD = 'four quiet words here';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await newContext();
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function newContext(): Promise<BrowserContext> {
  const fresh = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  fresh.setDefaultTimeout(30_000);
  return fresh;
}

const field = (id: 'form.email' | 'form.code' | 'form.password', at = page) => at.getByLabel(said(id), { exact: true });
const button = (id: Parameters<typeof said>[0], at = page) =>
  at.getByRole('main').getByRole('button', { name: said(id as 'register.submit'), exact: true });

async function open(query = '', at = page): Promise<void> {
  await at.goto(`${product.origin()}/en/register${query}`);
  await hydrated(at);
}

/** As far as the code step; the registration's id is in the address from then on. */
async function begin(email: string): Promise<string> {
  await open();
  await field('form.email').fill(email);
  await page.keyboard.press('Enter');
  await field('form.code').waitFor();
  // The browser tells of the new address apart from the screen.
  await page.waitForURL(/[?&]trx=/);
  return new URL(page.url()).searchParams.get('trx') ?? '';
}

/** The address counts as verified on this person's device alone. */
async function verified(email: string): Promise<{ uuid: string; person: Person }> {
  const person = createPerson(product.port);
  const uuid = await person.begin(email);
  expect((await person.verify(uuid, await product.codeFor(email))).ret_code).toBe(0);
  return { uuid, person };
}

test('[SIGNUP-05] a reload in the middle goes on at the code, and at the password', async () => {
  const email = 'reload@middle.example';
  const uuid = await begin(email);
  expect(uuid).toMatch(/^[\da-f-]{36}$/);
  await page.reload();
  await field('form.code').waitFor();
  await page.getByText(email).first().waitFor();
  await field('form.code').fill(await product.codeFor(email));
  await field('form.password').waitFor();
  await page.reload();
  await page.getByText(said('register.recalled')).waitFor();
  await field('form.password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dashboard?newUser=true', { waitUntil: 'commit' });
  expect((await product.mails(email)).length).toBe(1);
});

test('[SIGNUP-05] after a reload of the code step, Back leads to the form and Forward to the code again', async () => {
  const email = 'back@reload.example';
  await begin(email);
  await page.reload();
  await page.getByText(said('register.recalled')).waitFor();
  await page.goBack();
  await field('form.email').waitFor();
  expect(await field('form.email').inputValue()).toBe(email);
  expect(page.url()).toBe(`${product.origin()}/en/register`);
  await page.goForward();
  await field('form.code').waitFor();
  await page.getByRole('button', { name: said('register.code.changeEmail') }).click();
  await field('form.email').waitFor();
  await expect.poll(() => page.url()).toBe(`${product.origin()}/en/register`);
  await page.goBack();
  await page.waitForURL('about:blank', { waitUntil: 'commit' });
});

test('under a code stands how long it is still valid; the official address keeps its height from step to step', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  const host = () => page.getByRole('complementary').getByText(new URL(product.origin()).host, { exact: true });
  await open();
  const before = await host().boundingBox();
  await field('form.email').fill('minutes@left.example');
  await page.keyboard.press('Enter');
  await page.getByText(said('prove.minutes', { minutes: 10 })).waitFor();
  expect(await host().boundingBox()).toEqual(before);
  const mailbox = page.getByRole('link', { name: said('dev.mailbox.link') });
  expect(await mailbox.getAttribute('href')).toBe('/dev/mailbox');
  await page.clock.fastForward('03:30');
  await page.getByText(said('prove.minutes', { minutes: 7 })).waitFor();
  await page.clock.fastForward('07:00');
  await page.getByText(said('prove.email.help'), { exact: true }).waitFor();
});

test('[SIGNUP-05] [SIGNUP-06] the device that verified goes on at the password, by either address; another one needs a code of its own', async () => {
  for (const path of ['register', 'email-code-verify']) {
    const email = `other.${path}@browser.example`;
    const { uuid, person } = await verified(email);
    expect((await createPerson(product.port).setPassword(uuid, PASSWORD)).ret_code).toBe(700_021);
    await context.clearCookies();
    await context.addCookies(person.forBrowser());
    await page.goto(`${product.origin()}/en/${path}?trx=${uuid}`);
    await field('form.password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/dashboard?newUser=true', { waitUntil: 'commit' });
    // The password is right; the device is a new one.
    expect((await createPerson(product.port).logIn(email, PASSWORD)).ret_code).toBe(20_100);
  }
});

test('[SIGNUP-05] [SIGNUP-06] a device that has not verified is asked for a code of its own, by either address', async () => {
  const { uuid } = await verified('elsewhere@browser.example');
  for (const path of ['register', 'email-code-verify']) {
    await page.goto(`${product.origin()}/en/${path}?trx=${uuid}`);
    await field('form.code').waitFor();
  }
});

test('[SIGNUP-04] where the code of the password’s screen comes late, the field comes with its button, and Enter counts', async () => {
  const { uuid, person } = await verified('late@screen.example');
  await context.addCookies(person.forBrowser());
  const recalled = page.waitForResponse(/\/recall\/info\?/);
  await page.route('**/assets/later-screens-*.js', async (route) => {
    await recalled;
    await route.continue();
  });
  await page.goto(`${product.origin()}/en/register?trx=${uuid}`);
  await field('form.password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dashboard?newUser=true', { timeout: 10_000, waitUntil: 'commit' });
});

test('[REDIR-12] [SIGNUP-06] a registration that is finished leads to the login page, or says that it is used', async () => {
  const { uuid, person } = await verified('finished@once.example');
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  await open(`?trx=${uuid}`);
  await page.waitForURL(`${product.origin()}/en/login?source=commit_login`);
  await page.getByText(said('login.commit')).waitFor();
  await page.goto(`${product.origin()}/en/email-code-verify?trx=${uuid}`);
  await page.getByRole('heading', { name: said('verify.used.title') }).waitFor();
  const way = page.getByRole('link', { name: said('verify.action.logIn') });
  expect(await way.getAttribute('href')).toBe('/en/login?source=commit_login');
});

test('[SIGNUP-06] an unknown registration says so, and there is a way on', async () => {
  for (const [uuid, title] of [
    ['00000000-0000-7000-8000-000000000000', 'register.expired'],
    ['"><script>', 'verify.unknown.title'],
  ] as const) {
    await open(`?trx=${encodeURIComponent(uuid)}`);
    await page.getByRole('heading', { name: said(title), exact: true }).waitFor();
    await button('register.expired.action').click();
    await field('form.email').waitFor();
    expect(new URL(page.url()).search, uuid).toBe('');
  }
  const answers = ['"><script>', 'nonsense', '%00'].map((uuid) =>
    createPerson(product.port).call(`/user/public/register/recall/info?${new URLSearchParams({ uuid })}`),
  );
  const [shown, ...others] = (await Promise.all(answers)).map(({ status, ret_code }) => [status, ret_code]);
  expect(shown).toEqual([400, expect.any(Number)]);
  expect(others).toEqual([shown, shown]);
  // Chromium notes the 400 that a malformed id gets.
  complaints = complaints.filter((complaint) => !complaint.includes('400'));
});

test('[SIGNUP-04] five wrong codes are counted down, then even the right one is refused until a new one comes', async () => {
  const email = 'wrong@code.example';
  await begin(email);
  const right = await product.codeFor(email);
  const wrong = (left: number) => `${right.slice(0, 5)}${(Number(right[5]) + 1 + left) % 10}`;
  for (const left of [4, 3, 2, 1]) {
    await field('form.code').fill(wrong(left));
    await page.getByText(said('prove.triesLeft.sent', { left })).waitFor();
    expect(await field('form.code').evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await field('form.code').fill(wrong(0));
  await page.getByText(said('error.700012')).waitFor();
  await field('form.code').fill(right);
  await page.waitForTimeout(300);
  await page.getByText(said('error.700012')).waitFor();
  expect(await field('form.password').count()).toBe(0);
  await button('prove.resendNow').click();
  await page.getByText(said('prove.again', { to: email })).waitFor();
  expect(await field('form.code').inputValue()).toBe('');
  await page.keyboard.type(await product.codeFor(email));
  await field('form.password').waitFor();
});

test('[SIGNUP-04] a double click, and Enter held down, send one mail and begin one registration', async () => {
  const email = 'double@click.example';
  await open();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/register/') && calls.push(request.url()));
  await field('form.email').fill(email);
  await button('register.submit').dblclick();
  await field('form.code').waitFor();
  await product.codeFor(email);
  expect(calls.filter((url) => url.endsWith('/register/info')).length).toBe(1);
  expect((await product.mails(email)).length).toBe(1);
});

test('[SIGNUP-04] the last step sent from two tabs and twenty callers at once makes one account', async () => {
  const email = 'two@tabs.example';
  const { uuid, person } = await verified(email);
  await context.addCookies(person.forBrowser());
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(`?trx=${uuid}`, tab);
    await field('form.password', tab).fill(PASSWORD);
  }
  await Promise.all([page, second].map((tab) => button('register.password.submit', tab).click()));
  await Promise.all(
    [page, second].map((tab) => tab.waitForURL('**/en/dashboard?newUser=true', { waitUntil: 'commit' })),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.setPassword(uuid, PASSWORD)));
  const ids = answers.filter(({ ret_code }) => ret_code === 0).map(({ result }) => result.id);
  expect(new Set(ids).size).toBe(1);
  expect(answers.map(({ ret_code }) => ret_code).filter((code) => ![0, 700_090].includes(code))).toEqual([]);
  expect((await person.setPassword(uuid, 'another password of mine')).ret_code).toBe(700_022);
});

test('[SIGNUP-04] two registrations of one address: the first to finish has the account, the other is told to log in', async () => {
  const email = 'first@wins.example';
  const person = createPerson(product.port);
  const first = await person.begin(email);
  await person.verify(first, await product.codeFor(email));
  await open();
  await field('form.email').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  // The code's screen comes while it is being sent.
  await page.getByText(said('prove.email.ask', { to: '' }).trim()).waitFor();
  expect((await person.setPassword(first, PASSWORD)).ret_code).toBe(0);
  // As it was typed, but for the host.
  const code = await product.codeFor('FIRST@wins.example');
  await field('form.code').fill(code);
  await page.waitForTimeout(500);
  if (await field('form.password').count()) {
    await field('form.password').fill('another password of mine');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: said('verify.used.title') }).waitFor();
  }
  expect((await createPerson(product.port).logIn(email, PASSWORD)).ret_code).toBe(20_100);
  expect((await createPerson(product.port).logIn(email, 'another password of mine')).ret_code).toBe(31_002);
});
