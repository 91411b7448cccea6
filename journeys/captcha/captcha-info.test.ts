import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginCaptchaInfo, signUpCaptchaInfo } from '../../packages/contract/src/captcha/captcha.ts';
import { codes } from '../../packages/contract/src/errors/codes.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { callsOf, captchaDialog, loginIsLive, steeringFile, widgetButton } from '../stage/captcha-page.ts';
import { type CaptchaPeers, openCaptchaPeers } from '../stage/captcha-peers.ts';
import { giveBoth, openLogin } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const VISIBLE_MAGPIE = '**/x-api/user/public/captcha/magpie?*visible=1*';
const answers = [
  { json: { ret_code: 700091, ret_msg: 'The words of the server' } },
  { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
];

let peers: CaptchaPeers;
let browser: OwnBrowser;
let product: Product;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [peers, browser] = await Promise.all([openCaptchaPeers(), openBrowser()]);
  product = await openProduct({
    CAPTCHA_FILE: peers.file(['geetest']),
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

test('[CAPT-07] [CAPT-06] neither a refusal nor an error page shows anything of itself: the next captcha takes over', async () => {
  const sent = callsOf(page, '/login');
  // In the dialog, and for a moment as a toast.
  const told = page.getByText(said('captcha.failed')).first();
  // magpie ends the login in a moment, and both go with it.
  await page.route(VISIBLE_MAGPIE, async (route) => {
    await captchaDialog(page).waitFor();
    await told.waitFor();
    await route.continue();
  });
  await openLogin(page, product.origin());
  for (const answer of answers) {
    await page.route(`**/x-api${loginCaptchaInfo.path}*`, (route) => route.fulfill(answer), { times: 1 });
    const refused = page.waitForResponse('**/x-api/login');
    await giveBoth(page, 'demo@example.com', 'not this one');
    await told.waitFor();
    expect(await page.getByText(/The words of the server|Bad gateway/).count()).toBe(0);
    // The proof counts, the password does not.
    expect((await (await refused).json()).ret_code).toBe(codes.wrongPassword);
    expect(sent.at(-1)).toHaveProperty('magpie_verify_info');
    await loginIsLive(page);
    await told.waitFor({ state: 'detached' });
  }
});
