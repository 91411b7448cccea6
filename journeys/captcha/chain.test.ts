import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { magpieChallenge } from '../../packages/contract/src/captcha/captcha.ts';
import { codes } from '../../packages/contract/src/errors/codes.ts';
import { type OutsideCaptchaKind, outsideCaptchaKinds } from '../../packages/rules/src/captcha/captcha.ts';
import { expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { callsOf, captchaDialog, loginIsLive, steeringFile, widgetButton } from '../stage/captcha-page.ts';
import { type CaptchaPeers, openCaptchaPeers, type PeerHost } from '../stage/captcha-peers.ts';
import { accountField, giveBoth, openLogin, passwordField } from '../stage/login.ts';
import { ask } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
const WRONG_WORD = 'not this one';
/** CAPT-03: what an address of a script may take. */
const SCRIPT_LIMIT_MS = 5_000;
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
/** On the way to the next page, which is not looked at. */
const loggedIn = () =>
  page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 30_000, waitUntil: 'commit' });
const missing = (hosts: readonly PeerHost[]) =>
  peers.behave(Object.fromEntries(hosts.map((host) => [host, 'missing'])));
const scriptsAsked = () => peers.asked().filter((host) => !host.endsWith('check'));
/** Scripts of other companies that did not come, as the operator's port counts them. */
async function outsideScripts(): Promise<number> {
  const { text } = await ask(product.managementPort, '/metrics');
  return Number(/^gatehouse_page_failures_total\{site="GLOBAL",name="outside-script"\} (\d+)$/m.exec(text)?.[1]);
}
const dialogButton = (id: 'captcha.retry' | 'captcha.cancel') =>
  captchaDialog(page).getByRole('button', { name: said(id), exact: true });

describe('three companies, down the list', () => {
  beforeAll(async () => {
    const STEERING_FILE = steeringFile({ asks: 'always', useDowngrade: true });
    product = await openProduct({ CAPTCHA_FILE: peers.file(), STEERING_FILE });
  });
  afterAll(() => product?.close());

  const ways: readonly [blocked: PeerHost[], solved: OutsideCaptchaKind, asked: PeerHost[]][] = [
    [['geetest first'], 'geetest', both('geetest')],
    [both('geetest'), 'tencent', [...both('geetest'), 'tencent first']],
    [[...both('geetest'), 'tencent first'], 'tencent', [...both('geetest'), ...both('tencent')]],
    [
      [...both('geetest'), ...both('tencent')],
      'recaptcha',
      [...both('geetest'), ...both('tencent'), 'recaptcha first'],
    ],
  ];

  test('[CAPT-03] [CAPT-06] with addresses or whole companies blocked, the first captcha that loads is solved, and a script that came from nowhere is reported to the metrics', async () => {
    await openLogin(page, product.origin());
    for (const [blocked, kind, asked] of ways) {
      missing(blocked);
      const refused = page.waitForResponse('**/x-api/login');
      await giveBoth(page, ACCOUNT, WRONG_WORD);
      await widgetButton(page, kind, 'solve').click();
      // The proof counts, and the form is there for the next one.
      expect((await (await refused).json()).ret_code, `with ${blocked} blocked`).toBe(codes.wrongPassword);
      expect(scriptsAsked(), `with ${blocked} blocked`).toEqual(asked);
      expect(sent.at(-1)).not.toHaveProperty('magpie_verify_info');
      await loginIsLive(page);
    }
    expect(sent).toHaveLength(ways.length);
    // It reports as it is left: GeeTest's three times, Tencent's once.
    await page.goto('about:blank');
    await expect.poll(outsideScripts).toBe(4);
  });

  test('[CAPT-03] an address that does not answer gives way after its time', async () => {
    peers.behave({ 'geetest first': 'silent' });
    await page.clock.install();
    await submit();
    await expect.poll(scriptsAsked).toEqual(['geetest first']);
    await page.clock.fastForward(SCRIPT_LIMIT_MS);
    await widgetButton(page, 'geetest', 'solve').click();
    await loggedIn();
    expect(scriptsAsked()).toEqual(both('geetest'));
  });

  test('[CAPT-03] [CAPT-06] [CAPT-08] with nothing blocked the first company’s is solved; with every host of them blocked the device, now known, logs in by magpie', async () => {
    await submit();
    await widgetButton(page, 'geetest', 'solve').click();
    await loggedIn();
    expect(scriptsAsked()).toEqual(['geetest first']);
    expect(sent.at(-1)).not.toHaveProperty('magpie_verify_info');
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
    missing(outsideCaptchaKinds.flatMap(both));
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

describe('a device that gets no more challenges', () => {
  beforeAll(async () => {
    const STEERING_FILE = steeringFile({ asks: 'always', useDowngrade: true });
    const LIMITS = 'captchasByDevice=1';
    product = await openProduct({ CAPTCHA_FILE: peers.file(), STEERING_FILE, LIMITS });
  });
  afterAll(() => product?.close());

  test('is told how long to wait, and goes on at once by another captcha', async () => {
    missing(outsideCaptchaKinds.flatMap(both));
    await openLogin(page, product.origin());
    await page.evaluate(async (path) => (await fetch(`/x-api${path}?scene=31000`)).text(), magpieChallenge.path);
    await giveBoth(page, ACCOUNT, WORD);
    const alert = captchaDialog(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/Try again in \d+ minutes?\./);
    await expectAccessible(page, 'dialog');
    peers.behave({});
    await dialogButton('captcha.retry').click();
    // GeeTest begins with a call that is counted as well, so Tencent is next.
    await widgetButton(page, 'tencent', 'solve').click();
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

  test('[CAPT-02] is waited for 2 s, then the defaults hold; where it came later than the page, it counts', async () => {
    await demandOnce();
    await page.route(CONFIG, () => new Promise(() => {}), { times: 1 });
    await openLogin(page, product.origin());
    await giveBoth(page, ACCOUNT, WRONG_WORD);
    await captchaDialog(page).getByText(said('captcha.loading')).waitFor();
    const asked = performance.now();
    await widgetButton(page, 'geetest', 'solve').click();
    expect(performance.now() - asked).toBeLessThan(6_000);
    await page.getByText(said('login.wrongPassword'), { exact: false }).waitFor();
    expect(sent.at(-1)).not.toHaveProperty('magpie_verify_info');
    await loginIsLive(page);

    peers.behave({});
    await demandOnce();
    await page.route(CONFIG, (route) => route.fulfill({ json: settings({ completelyUseMagpieCatcha: true }) }));
    await giveBoth(page, ACCOUNT, WORD);
    await loggedIn();
    expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
    expect(scriptsAsked()).toEqual([]);
  });
});
