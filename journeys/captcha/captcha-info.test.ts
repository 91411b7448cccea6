import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginCaptchaInfo, signUpCaptchaInfo } from '../../packages/contract/src/captcha/captcha.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { captchaDialog, steeringFile, widgetButton } from '../stage/captcha-page.ts';
import { type CaptchaPeers, openCaptchaPeers } from '../stage/captcha-peers.ts';
import { giveBoth, openLogin } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

/** So much that what magpie shows can be read. */
const CAPTCHA_WORK = '600';

let peers: CaptchaPeers;
let browser: OwnBrowser;
let product: Product;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [peers, browser] = await Promise.all([openCaptchaPeers(), openBrowser()]);
  product = await openProduct({
    CAPTCHA_FILE: peers.file(['geetest']),
    CAPTCHA_WORK,
    STEERING_FILE: steeringFile({ asks: 'always' }),
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  peers?.close();
});
beforeEach(async () => {
  peers.behave({});
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
});
afterEach(() => context.close());

const infoOf = (call: { readonly path: string }) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === `/x-api${call.path}`);

async function expectedQuery() {
  const guid = (await context.cookies()).find(({ name }) => name === 'gh_guid')?.value ?? '';
  return { type: 'CAPTCHA_TYPE_BEHAVIOR_GEETEST', login_name: createHash('sha256').update(guid).digest('hex') };
}

test('[CAPT-07] login and sign-up ask each by its call with the same query: the hashed device, never its id', async () => {
  const [login, signUp] = [infoOf(loginCaptchaInfo), infoOf(signUpCaptchaInfo)];
  await openLogin(page, product.origin());
  await giveBoth(page, 'demo@example.com', 'correct horse battery');
  const query = Object.fromEntries(new URL((await login).url()).searchParams);
  expect(query).toEqual(await expectedQuery());
  await widgetButton(page, 'geetest', 'solve').waitFor();
  await page.goto(`${product.origin()}/en/register`);
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill('info@captcha.example');
  await page.keyboard.press('Enter');
  expect(Object.fromEntries(new URL((await signUp).url()).searchParams)).toEqual(query);
  await widgetButton(page, 'geetest', 'solve').click();
  // Beginning and sending are a call each, and a proof serves one.
  await widgetButton(page, 'geetest', 'solve').click();
  expect(await product.codeFor('info@captcha.example')).toMatch(/^\d{6}$/);
});

test.each([
  ['a refusal', { json: { ret_code: 700091, ret_msg: 'The words of the server' } }],
  ['an error page', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
] as const)('[CAPT-07] [CAPT-06] %s shows nothing of itself: the next captcha takes over', async (_, answer) => {
  await page.route(`**/x-api${loginCaptchaInfo.path}*`, (route) => route.fulfill(answer));
  await openLogin(page, product.origin());
  await giveBoth(page, 'demo@example.com', 'correct horse battery');
  await captchaDialog(page).waitFor();
  // In the dialog, and for a moment as a toast.
  await page.getByText(said('captcha.failed')).first().waitFor();
  expect(await page.getByText('The words of the server').count()).toBe(0);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
});
