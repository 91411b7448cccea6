import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { beenHere, complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { arrived, field, finish, heading, newDevice, openForm, password, places, sendTo } from '../stage/sign-up.ts';

const WIZARD = '**/assets/wizard-*.js';

let product: Product;
let browser: OwnBrowser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => page?.context().close());

async function visit(place = places.global): Promise<void> {
  page = await newDevice(browser, place);
  complaints = complaintsOf(page);
}

/** From the first screen to the account; what the last call carried. */
async function register(address: string): Promise<Record<string, unknown>> {
  await sendTo(page, 'newCode', address);
  await field(page, 'form.code').fill(await product.codeFor(address));
  await password(page).waitFor();
  const sent = page.waitForRequest((request) => request.url().endsWith('/user/public/register/password'));
  await finish(page, 'newCode');
  const body = bodyOf(await sent);
  return { ...body, ext: JSON.parse(String(body.ext_json ?? '{}')) };
}

const bodyOf = (request: Request) => JSON.parse(request.postData() ?? '{}') as Record<string, unknown>;

test.each([true, false])(
  '[SIGNUP-12] [LOGIN-04] on the site of the EU news are consented to by a tick (%s), never before it',
  async (wants) => {
    await visit(places.europe);
    await openForm(page, product, places.europe);
    const box = page.getByRole('checkbox', { name: said('register.euSubscription') });
    expect(await box.isChecked()).toBe(false);
    if (wants) await box.check();
    const { ext } = await register(`news.${wants}@eu.example`);
    expect(ext).toMatchObject({ eu_subscription: wants });
  },
);

test('[AFF-08] [LOGIN-04] [SIGNUP-08] [REDIR-01] a typed code counts instead of the address’s, no partner is told, and who has registered is welcomed once', async () => {
  await visit();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await openForm(page, product, places.global, '?ref=FRIEND1');
  const code = page.getByLabel(said('register.referral.label'));
  await expect.poll(() => code.inputValue()).toBe('FRIEND1');
  await code.fill('OTHER2');
  const sent = await register('typed@code.example');
  expect(sent).toMatchObject({ user_code: 'OTHER2', ext: { is_manual_input: true } });
  // The address does not say for ever that somebody is new.
  await page.getByText(said('dashboard.welcome.text')).waitFor();
  await page.waitForURL((url) => url.pathname === '/en/dashboard' && url.search === '');
  await page.reload();
  await hydrated(page);
  expect(await page.getByText(said('dashboard.welcome.text')).count()).toBe(0);
  expect(calls.filter((url) => url.includes('post-register'))).toEqual([]);
});

test('[SIGNUP-08] [ROUTE-02] a partner hears that there is an account', async () => {
  await visit();
  await page.goto(`${product.origin()}/en/channel-register?register_channel=cabital`);
  await hydrated(page);
  expect(await page.getByRole('banner').count()).toBe(0);
  await expectAccessible(page);
  const told: unknown[] = [];
  await page.route('**/cabital/post-register', async (route) => {
    const answer = await route.fetch();
    told.push(bodyOf(route.request()), await answer.json());
    await route.fulfill({ response: answer });
  });
  await register('by@partner.example');
  await expect.poll(() => told).toMatchObject([{ channel: 'cabital', status: 'registered' }, { ret_code: 0 }]);
  expect(complaints).toEqual([]);
});

test('[SIGNUP-01] [SIGNUP-07] [SIGNUP-12] what is typed in one way to sign up stays there, of a closed region’s number a dialog and the field say so, and no news are offered', async () => {
  await visit();
  await openForm(page, product, places.global);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await field(page, 'form.email').fill('kept@here.example');
  await page.getByRole('radio', { name: said('register.method.email') }).focus();
  await page.keyboard.press('ArrowRight');
  const mobile = field(page, 'register.method.mobile.label');
  await mobile.fill('07400 123456');
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: said('register.method.email') }).check();
  expect(await field(page, 'form.email').inputValue()).toBe('kept@here.example');
  await page.getByRole('radio', { name: said('register.method.mobile') }).check();
  expect(await mobile.inputValue()).toContain('7400 123456');
  await mobile.fill('+12133734253');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('button').last().click();
  await page.locator('#register-mobile[aria-invalid="true"]').waitFor();
});

test('[SIGNUP-04] sent before its script has come, the form waits, says so, and goes on', async () => {
  await visit();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await beenHere(page, product.origin());
  await page.route(WIZARD, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.origin()}/en/register`, { waitUntil: 'commit' });
  await field(page, 'form.email').fill('before@wizard.example');
  await page.keyboard.press('Enter');
  await page.locator('#register[data-held]').waitFor();
  await expectAccessible(page);
  release();
  await field(page, 'form.code').waitFor();
  expect(await page.locator('#register[data-held]').count()).toBe(0);
  expect(await product.codeFor('before@wizard.example')).toMatch(/^\d{6}$/);
  expect(complaints).toEqual([]);
});

test('[HTTP-12] where a script of the page cannot be loaded the page says so, and loading again goes on', async () => {
  await visit();
  await beenHere(page, product.origin());
  await page.route(WIZARD, (route) => route.abort());
  await page.goto(`${product.origin()}/en/register`, { waitUntil: 'commit' });
  await field(page, 'form.email').fill('lost@wizard.example');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: said('shell.notLive.text') })
    .waitFor();
  await expectAccessible(page);
  expect(await field(page, 'form.email').inputValue()).toBe('lost@wizard.example');
  await page.unroute(WIZARD);
  await page.getByRole('link', { name: said('shell.notLive.again') }).click();
  await hydrated(page);
  await sendTo(page, 'newCode', 'lost@wizard.example');
  expect(await product.codeFor('lost@wizard.example')).toMatch(/^\d{6}$/);
});

test('the wizard ends where it was left for', async () => {
  await visit();
  await openForm(page, product, places.global);
  await sendTo(page, 'newCode', 'back@first.example');
  await page.getByRole('button', { name: said('register.code.changeEmail') }).click();
  await heading(page, 'register.title');
  expect(await field(page, 'form.email').inputValue()).toBe('back@first.example');
  await field(page, 'form.email').fill('other@first.example');
  await page.keyboard.press('Enter');
  await field(page, 'form.code').fill(await product.codeFor('other@first.example'));
  await finish(page, 'newCode');
  await arrived(page);
});

test('[SIGNUP-04] [SIGNUP-05] how far a registration has come is never kept over a reload, nor in the browser’s storage', async () => {
  const email = 'kept@nowhere.example';
  await visit();
  await openForm(page, product, places.global);
  await sendTo(page, 'newCode', email);
  const answers: Promise<{ result: { recall_stage: string } }>[] = [];
  const headers: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/recall/info?uuid=')) return;
    answers.push(response.json());
    headers.push(response.headers()['cache-control']);
  });
  await page.reload();
  await field(page, 'form.code').waitFor();
  const code = await product.codeFor(email);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await field(other, 'form.code').fill(code);
  await password(other).waitFor();
  await page.reload();
  await password(page).waitFor();
  const stages = (await Promise.all(answers)).map(({ result }) => result.recall_stage);
  expect(stages).toEqual(['commit_info', 'commit_password']);
  expect(headers.every((one) => one?.includes('no-store'))).toBe(true);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toMatch(/recall|verify\/result|kept@nowhere/);
});
