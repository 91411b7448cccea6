import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { metrics } from '../../packages/contract/src/telemetry/metrics.ts';
import type { OutsideCaptchaKind } from '../../packages/rules/src/captcha/captcha.ts';
import { expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { callsOf, captchaDialog, steeringFile, widgetButton } from '../stage/captcha-page.ts';
import { type CaptchaPeers, openCaptchaPeers, type PeerHost } from '../stage/captcha-peers.ts';
import { accountField, giveBoth, openLogin, passwordField } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
const UNAVAILABLE = 'Captcha is currently unavailable, please check the network and try again';
const MAGPIE = '**/x-api/user/public/captcha/magpie*';
const CONFIG = '**/x-api/v3/config/web';
const both = (kind: OutsideCaptchaKind): PeerHost[] => [`${kind} first`, `${kind} second`];

let peers: CaptchaPeers;
let browser: OwnBrowser;
let product: Product;
let context: BrowserContext;
let page: Page;
let sent: Record<string, unknown>[];

beforeAll(async () => {
  [peers, browser] = await Promise.all([openCaptchaPeers(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  peers?.close();
});
beforeEach(async () => {
  peers.behave({});
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  sent = callsOf(page, '/login');
});
afterEach(() => context.close());

async function submit(): Promise<void> {
  await openLogin(page, product.origin());
  await giveBoth(page, ACCOUNT, WORD);
}
const loggedIn = () => page.waitForURL((url) => !url.pathname.endsWith('/login'));
const missing = (hosts: readonly PeerHost[]) =>
  peers.behave(Object.fromEntries(hosts.map((host) => [host, 'missing'])));
const scriptsAsked = () => peers.asked().filter((host) => !host.endsWith('check'));
const dialogButton = (id: 'captcha.retry' | 'captcha.cancel') =>
  captchaDialog(page).getByRole('button', { name: said(id), exact: true });

describe('three companies, down the list', () => {
  beforeAll(async () => {
    const STEERING_FILE = steeringFile({ asks: 'always', useDowngrade: true });
    product = await openProduct({ CAPTCHA_FILE: peers.file(), STEERING_FILE });
  });
  afterAll(() => product?.close());

  test.each<[string, PeerHost[], OutsideCaptchaKind, PeerHost[]]>([
    ['nothing', [], 'geetest', ['geetest first']],
    ['the first address', ['geetest first'], 'geetest', both('geetest')],
    ['the first company', both('geetest'), 'tencent', [...both('geetest'), 'tencent first']],
    [
      'the first company and an address of the second',
      [...both('geetest'), 'tencent first'],
      'tencent',
      [...both('geetest'), ...both('tencent')],
    ],
    [
      'two companies',
      [...both('geetest'), ...both('tencent')],
      'recaptcha',
      [...both('geetest'), ...both('tencent'), 'recaptcha first'],
    ],
  ])('[CAPT-03] [CAPT-06] with %s blocked, the first that loads is solved', async (_, blocked, kind, asked) => {
    missing(blocked);
    await submit();
    await widgetButton(page, kind, 'solve').click();
    await loggedIn();
    expect(scriptsAsked()).toEqual(asked);
    // One frame, of the last kind.
    expect(sent.at(-1)).not.toHaveProperty('magpie_verify_info');
  });

  test('[CAPT-03] a script that came from none of its addresses is reported to the metrics', async () => {
    missing(both('geetest'));
    const reported = page.waitForRequest(
      (request) => request.url().endsWith(metrics.path) && `${request.postData()}`.includes('outside-script'),
    );
    await submit();
    await widgetButton(page, 'tencent', 'solve').waitFor();
    expect((await reported).postDataJSON().events).toContainEqual({ kind: 'failure', name: 'outside-script' });
  });

  test('[CAPT-03] an address that does not answer gives way after its time', async () => {
    peers.behave({ 'geetest first': 'silent' });
    await submit();
    await widgetButton(page, 'geetest', 'solve').click();
    await loggedIn();
    expect(scriptsAsked()).toEqual(both('geetest'));
  });

  test('[CAPT-06] [CAPT-08] with every host of the companies blocked, a known device logs in by magpie', async () => {
    await submit();
    await widgetButton(page, 'geetest', 'solve').click();
    await loggedIn();
    const keeps = (await context.cookies()).filter(({ name }) => /^gh_(?:guid|device)$/.test(name));
    await context.clearCookies();
    await context.addCookies(keeps);
    await page.route(
      (url) => url.origin !== product.origin(),
      (route) => route.abort(),
    );
    await submit();
    await loggedIn();
    expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
  });

  test('[CAPT-06] all down: the sentence, what was typed, another try', async () => {
    missing([...both('geetest'), ...both('tencent'), ...both('recaptcha')]);
    await page.route(MAGPIE, (route) => route.abort());
    await submit();
    const alert = captchaDialog(page).getByRole('alert');
    await alert.waitFor();
    expect((await alert.textContent())?.trim()).toBe(UNAVAILABLE);
    await expectAccessible(page, 'dialog');
    await dialogButton('captcha.cancel').click();
    await captchaDialog(page).waitFor({ state: 'detached' });
    expect([await accountField(page).inputValue(), await passwordField(page).inputValue()]).toEqual([ACCOUNT, WORD]);
    await passwordField(page).press('Enter');
    await alert.waitFor();
    peers.behave({});
    await dialogButton('captcha.retry').click();
    await widgetButton(page, 'geetest', 'solve').click();
    await loggedIn();
  });
});

describe('the config of the scene', () => {
  beforeAll(async () => {
    product = await openProduct({ CAPTCHA_FILE: peers.file() });
  });
  afterAll(() => product?.close());
  /** The server asks for a visible captcha, once. */
  const demandOnce = () =>
    page.route(
      '**/x-api/login',
      (route) =>
        route.fulfill({ json: { ret_code: 700086, ret_msg: '', result: { scene: '31000', demand: 'visible' } } }),
      { times: 1 },
    );
  const settings = (value: object) => ({
    ret_code: 0,
    ret_msg: '',
    result: { data: [{ name: 'captcha_config', value: JSON.stringify({ 31000: value }) }] },
  });

  test('[CAPT-02] that came later than the page is asked for, and counts', async () => {
    await demandOnce();
    await page.route(CONFIG, (route) => route.fulfill({ json: settings({ completelyUseMagpieCatcha: true }) }));
    await submit();
    await loggedIn();
    expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
    expect(scriptsAsked()).toEqual([]);
  });

  test('[CAPT-02] is waited for 2 s, then the defaults hold', async () => {
    await demandOnce();
    await page.route(CONFIG, () => new Promise(() => {}));
    await submit();
    await captchaDialog(page).getByText(said('captcha.loading')).waitFor();
    const asked = performance.now();
    await widgetButton(page, 'geetest', 'solve').click();
    expect(performance.now() - asked).toBeLessThan(6_000);
    await loggedIn();
  });
});
