import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutsideCaptchaKind } from '../../packages/rules/src/captcha/captcha.ts';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { callsOf, captchaDialog, steeringFile, widgetButton } from '../stage/captcha-page.ts';
import { type CaptchaPeers, openCaptchaPeers } from '../stage/captcha-peers.ts';
import { accountField, giveBoth, openLogin, passwordField } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
/** So much that what magpie shows can be read. */
const CAPTCHA_WORK = '600';
const kinds: readonly [OutsideCaptchaKind, field: string][] = [
  ['geetest', 'geecaptcha_verify_info'],
  ['tencent', 'qqcatpcha_verify_info'],
  ['recaptcha', 'recaptcha_verify_info'],
];

let peers: CaptchaPeers;
let browser: OwnBrowser;
let product: Product;
let context: BrowserContext;
let page: Page;
let complaints: string[];
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
  complaints = complaintsOf(page);
  sent = callsOf(page, '/login');
});
afterEach(() => context.close());

async function submit(): Promise<void> {
  await openLogin(page, product.origin());
  await giveBoth(page, ACCOUNT, WORD);
}
const loggedIn = () => page.waitForURL((url) => !url.pathname.endsWith('/login'));

/** Captchas and what became of them, as the operator's port counts them. */
async function outcomes(): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${product.managementPort}/metrics`)).text();
  const counted = text.matchAll(/^gatehouse_captcha_outcomes_total\{site="\w+",captcha="(.+)",outcome="(.+)"\} /gm);
  return [...counted].map(([, captcha, outcome]) => `${captcha} ${outcome}`);
}

/** The form as it was, with its button live, and nothing that blames. */
async function formIsBack(): Promise<void> {
  await captchaDialog(page).waitFor({ state: 'detached' });
  expect([await accountField(page).inputValue(), await passwordField(page).inputValue()]).toEqual([ACCOUNT, WORD]);
  await expect.poll(() => page.getByRole('button', { name: said('login.submit'), exact: true }).isEnabled()).toBe(true);
}

describe.each(kinds)('%s', (kind, field) => {
  beforeAll(async () => {
    const variables = {
      CAPTCHA_FILE: peers.file([kind]),
      CAPTCHA_WORK,
      STEERING_FILE: steeringFile({ asks: 'always' }),
    };
    product = await openProduct(variables);
  });
  afterAll(() => product?.close());

  test('[CAPT-01] [CAPT-05] solved: the login goes on with its proof, and nothing breaks a policy', async () => {
    await submit();
    await captchaDialog(page).waitFor();
    await expectAccessible(page, 'dialog');
    await widgetButton(page, kind, 'solve').click();
    await loggedIn();
    expect(sent.at(-1)).toMatchObject({ [field]: { scene: '31000' } });
    expect(complaints).toEqual([]);
  });

  test('[CAPT-06] solved wrongly: the server refuses the proof, and another captcha is shown', async () => {
    await submit();
    await widgetButton(page, kind, 'solve wrongly').click();
    await widgetButton(page, kind, 'solve').click();
    await loggedIn();
    expect(sent.filter((body) => field in body)).toHaveLength(2);
  });

  test('[CAPT-06] solved wrongly twice: the kind is left, and magpie takes over', async () => {
    await submit();
    await widgetButton(page, kind, 'solve wrongly').click();
    await widgetButton(page, kind, 'solve wrongly').click();
    await loggedIn();
    expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
  });

  test('[CAPT-04] [CAPT-06] broken: it says so for 2 s, and magpie, which needs no company, takes over', async () => {
    await submit();
    await widgetButton(page, kind, 'break').click();
    await page.getByText(said('captcha.failed')).waitFor();
    await loggedIn();
    expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
    // What operators see of it.
    await expect
      .poll(() => outcomes())
      .toEqual(
        expect.arrayContaining([
          `${kind} shown`,
          `${kind} failed`,
          'magpie fell-back',
          'magpie shown',
          'magpie solved',
        ]),
      );
  });

  test('[CAPT-06] cancelled: back to the form, with all that was typed; the next press asks again', async () => {
    await submit();
    await widgetButton(page, kind, 'solve').waitFor();
    await captchaDialog(page)
      .getByRole('button', { name: said('captcha.cancel'), exact: true })
      .click();
    await formIsBack();
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    await passwordField(page).press('Enter');
    await widgetButton(page, kind, 'solve').click();
    await loggedIn();
  });

  test('[CAPT-06] while its checking server is away, a new device is asked for another kind', async () => {
    peers.behave({ [`${kind} check`]: kind === 'geetest' ? 'missing' : 'silent' });
    await submit();
    // GeeTest's widget then works offline.
    await widgetButton(page, kind, 'solve').click();
    await loggedIn();
    expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
  });
});

describe.each(['geetest', 'recaptcha'] as const)('%s, closed in the widget itself', (kind) => {
  beforeAll(async () => {
    const variables = { CAPTCHA_FILE: peers.file([kind]), STEERING_FILE: steeringFile({ asks: 'always' }) };
    product = await openProduct(variables);
  });
  afterAll(() => product?.close());

  test('[CAPT-05] is a cancellation', async () => {
    await submit();
    await widgetButton(page, kind, 'close').click();
    await formIsBack();
  });
});
