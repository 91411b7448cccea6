import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { callsOf } from '../stage/captcha-page.ts';
import { accountField, openLogin, passwordField } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';

const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
const SLOWER = 4;
/** Twice the usual work: browsers slow their main thread alone, and keys are derived beside it. */
const WORK = 400;
const NO_WAIT_MS = 1_000;

let product: Product;
let browser: OwnBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({ CAPTCHA_WORK: `${WORK}` }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('[CAPT-08] who types for three seconds on a processor four times slower waits for nothing', async () => {
  const page = await browser.newPage({ locale: 'en-GB' });
  const complaints = complaintsOf(page);
  const sent = callsOf(page, '/login');
  const requestOf = (path: string) => page.waitForRequest((request) => request.url().endsWith(`/x-api${path}`));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await openLogin(page, product.origin());
  const typing = performance.now();
  await accountField(page).pressSequentially(ACCOUNT, { delay: 60 });
  await passwordField(page).pressSequentially(WORD, { delay: 60 });
  await page.waitForTimeout(Math.max(0, 3_000 - (performance.now() - typing)));
  const [login, announced] = [requestOf('/login'), requestOf('/user/public/risk/default-intercept')];
  const pressed = performance.now();
  await page.keyboard.press('Enter');
  await announced;
  await login;
  const waited = performance.now() - pressed;
  process.stdout.write(`From the press to the call: ${Math.round(waited)} ms\n`);
  expect(waited).toBeLessThan(NO_WAIT_MS);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  expect(sent).toEqual([expect.objectContaining({ magpie_verify_info: { token: expect.anything(), scene: '31000' } })]);
  expect(complaints).toEqual([]);
});
