import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginCompliance } from '../../packages/contract/src/login/login.ts';
import { resetBegin } from '../../packages/contract/src/recovery/account-recovery.ts';
import { lockBegin, unblockBegin } from '../../packages/contract/src/recovery/ban.ts';
import {
  complaintsOf,
  expectAccessible,
  goOffline,
  hydrated,
  nothingComes,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { callsOf, captchaDialog, loginIsLive, steeringFile } from '../stage/captcha-page.ts';
import { accountField, giveBoth, openLogin, passwordField } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said, saidOn } from '../stage/said.ts';

const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
/** So much that it takes longer than a look at the page. Where magpie is left its work ends. */
const MUCH_WORK = '64000';
/** CAPT-04 */
const INDICATED_MS = 5_000;
/** A site where magpie is seen. */
const STEERING_FILE = steeringFile({ asks: 'always' }, 'ARE');

let browser: OwnBrowser;
let product: Product;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let sent: Record<string, unknown>[];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
  sent = callsOf(page, '/login');
});
afterEach(() => context.close());

/** On the way to the next page, which is not looked at. */
const loggedIn = () =>
  page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 30_000, waitUntil: 'commit' });
const indicator = () => page.getByText(said('captcha.indicator'), { exact: true });
const requestOf = (path: string) => page.waitForRequest((request) => request.url().endsWith(`/x-api${path}`));

describe('little work', () => {
  beforeAll(async () => {
    product = await openProduct({ STEERING_FILE });
  });
  afterAll(() => product?.close());

  test('[CAPT-08] nothing is asked for before the first touch; each call has a proof of its own; a double press makes one call', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openLogin(page, product.origin());
    await nothingComes(page);
    const isCaptcha = (url: string) => /captcha|\/prove-/.test(url);
    expect(asked.filter(isCaptcha)).toEqual([]);
    await accountField(page).focus();
    await expect.poll(() => asked.filter(isCaptcha).length).toBeGreaterThan(1);
    const pressedTwice = Promise.withResolvers<void>();
    await page.route(
      '**/x-api/login',
      async (route) => {
        await pressedTwice.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await giveBoth(page, ACCOUNT, 'not this one');
    await page.keyboard.press('Enter');
    pressedTwice.resolve();
    await page.getByText(said('login.wrongPassword'), { exact: false }).waitFor();
    await loginIsLive(page);
    await passwordField(page).fill(WORD);
    await page.keyboard.press('Enter');
    await loggedIn();
    const tokens = sent.map((body) => (body.magpie_verify_info as { token: string }).token);
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
  });

  test('[CAPT-08] a registration and its message have one each', async () => {
    const [begun, message] = [
      callsOf(page, '/user/public/register/info'),
      callsOf(page, '/user/public/register/send/verify/item'),
    ];
    await page.goto(`${product.origin()}/en/register`);
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill('proof@captcha.example');
    await page.keyboard.press('Enter');
    expect(await product.codeFor('proof@captcha.example')).toMatch(/^\d{6}$/);
    // The mail may be here before the browser has told of its call.
    for (const calls of [begun, message]) {
      await expect
        .poll(() => calls)
        .toEqual([expect.objectContaining({ magpie_verify_info: { token: expect.anything(), scene: '31004' } })]);
    }
  });

  test('[CAPT-06] the pages to reset, to unlock and to lock an account send a proof too', async () => {
    const pages = [
      ['/en/app/user/retrieve', 'retrieve.start.submit', resetBegin],
      ['/en/self-unblock', 'unblock.start.submit', unblockBegin],
      ['/en/app/user/auto-ban-account', 'lock.start.submit', lockBegin],
    ] as const;
    for (const [path, button, call] of pages) {
      const begun = requestOf(call.path);
      await page.goto(product.origin() + path);
      await hydrated(page);
      await page.locator('main input[name=account]').fill(ACCOUNT);
      await page.getByRole('button', { name: said(button), exact: true }).click();
      expect((await begun).postDataJSON(), path).toMatchObject({ magpie_verify_info: { scene: '31000' } });
    }
  });

  test('[HTTP-12] offline the form says so, and goes on when the network is back', async () => {
    await openLogin(page, product.origin());
    await accountField(page).fill(ACCOUNT);
    await passwordField(page).fill(WORD);
    await nothingComes(page);
    await goOffline(page);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('alert').first().waitFor();
    // The notice comes with the network's end, the end of the attempt after it; a press in between is one press too many.
    await page.getByRole('button', { name: said('login.submit'), exact: true }).waitFor();
    expect(await captchaDialog(page).count()).toBe(0);
    await context.setOffline(false);
    await passwordField(page).press('Enter');
    await loggedIn();
  });

  test('[CAPT-08] where it is seen it ends by itself, whatever is pressed meanwhile, and nothing breaks a policy', async () => {
    const calls = callsOf(page, loginCompliance.path);
    const pressed = Promise.withResolvers<void>();
    await page.route('**/x-api/user/public/captcha/magpie?*visible=1*', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await openLogin(page, product.origin('ae'), '/ar-ARE/login');
    await giveBoth(page, ACCOUNT, WORD);
    await captchaDialog(page).waitFor();
    await page.keyboard.press('Tab');
    pressed.resolve();
    await loggedIn();
    expect(calls).toEqual([
      expect.objectContaining({ magpie_verify_info: { token: expect.anything(), scene: '31000' } }),
    ]);
    expect(complaints).toEqual([]);
  });
});

describe('much work', () => {
  beforeAll(async () => {
    product = await openProduct({ CAPTCHA_WORK: MUCH_WORK, STEERING_FILE });
  });
  afterAll(() => product?.close());

  test('[CAPT-04] a submit that waits says so after a moment, for 5 s at most; leaving the form ends it', async () => {
    await page.clock.install();
    await openLogin(page, product.origin());
    await giveBoth(page, ACCOUNT, WORD);
    await indicator().waitFor();
    await expectAccessible(page);
    expect(await indicator().isVisible()).toBe(true);
    await page.clock.fastForward(INDICATED_MS);
    await indicator().waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole('button', { name: said('login.submit'), exact: true }).isEnabled()).toBe(true);
  });

  test('[CAPT-05] [CAPT-08] at 320 pixels, dark, right to left, by the keyboard alone: the dialog says what happens, nothing is cut off, and it can be left', async () => {
    const calls = callsOf(page, loginCompliance.path);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openLogin(page, product.origin('ae'), '/ar-ARE/login');
    await giveBoth(page, ACCOUNT, WORD);
    await captchaDialog(page).getByRole('status').getByText(saidOn(page)('captcha.magpie')).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await expectAccessible(page, 'dialog');
    const room = await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      return dialog && [dialog.scrollWidth - dialog.clientWidth, document.documentElement.scrollWidth];
    });
    expect(room).toEqual([0, 320]);
    await page.keyboard.press('Escape');
    await captchaDialog(page).waitFor({ state: 'detached' });
    expect(await passwordField(page).inputValue()).toBe(WORD);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('login-password');
    expect([calls, complaints]).toEqual([[], []]);
  });
});
