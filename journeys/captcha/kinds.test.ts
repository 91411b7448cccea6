import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proofFieldOf } from '../../packages/contract/src/captcha/captcha-kinds.ts';
import { type OutsideCaptchaKind, outsideCaptchaKinds } from '../../packages/rules/src/captcha/captcha.ts';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import {
  callsOf,
  captchaDialog,
  loginIsLive,
  steeringFile,
  type WidgetAction,
  widgetButton,
} from '../stage/captcha-page.ts';
import { type CaptchaPeers, openCaptchaPeers } from '../stage/captcha-peers.ts';
import { captchaPeers } from '../stage/captchas/captcha-kinds.ts';
import { accountField, giveBoth, openLogin, passwordField } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const ACCOUNT = 'demo@example.com';
const WORD = 'correct horse battery';
const WRONG_WORD = 'not this one';
const VISIBLE_MAGPIE = '**/x-api/user/public/captcha/magpie?*visible=1*';

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

const give = (word: string) => giveBoth(page, ACCOUNT, word);
const press = (kind: OutsideCaptchaKind, action: WidgetAction) => widgetButton(page, kind, action).click();
/** On the way to the next page, which is not looked at. */
const loggedIn = () =>
  page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 30_000, waitUntil: 'commit' });
const byMagpie = () => sent.filter((body) => 'magpie_verify_info' in body);

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
  await loginIsLive(page);
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
}

/** The login with a wrong password is answered: magpie's proof went with it, and the form is there for the next one. */
async function refusedAfterMagpie(): Promise<void> {
  await page.getByText(said('login.wrongPassword'), { exact: false }).waitFor();
  await loginIsLive(page);
  expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
}

describe.each(outsideCaptchaKinds)('%s', (kind) => {
  const field = proofFieldOf(kind);
  beforeAll(async () => {
    const STEERING_FILE = steeringFile({ asks: 'always' });
    product = await openProduct({ CAPTCHA_FILE: peers.file([kind]), STEERING_FILE });
  });
  afterAll(() => product?.close());
  beforeEach(() => openLogin(page, product.origin()));

  test('[CAPT-01] [CAPT-05] [CAPT-06] cancelled or closed it leads back to the form, solved wrongly it is asked again, solved it logs in, and nothing breaks a policy', async () => {
    await give(WORD);
    await captchaDialog(page).waitFor();
    await expectAccessible(page, 'dialog');
    await widgetButton(page, kind, 'solve').waitFor();
    await captchaDialog(page)
      .getByRole('button', { name: said('captcha.cancel'), exact: true })
      .click();
    await formIsBack();
    if (captchaPeers[kind].closes) {
      await passwordField(page).press('Enter');
      await press(kind, 'close');
      await formIsBack();
    }
    expect(sent).toEqual([]);
    await passwordField(page).press('Enter');
    await press(kind, 'solve wrongly');
    await press(kind, 'solve');
    await loggedIn();
    const withProof = expect.objectContaining({ [field]: expect.objectContaining({ scene: '31000' }) });
    expect(sent).toEqual([withProof, withProof]);
    expect(complaints).toEqual([]);
  });

  test('[CAPT-04] [CAPT-06] broken it says so; then, refused twice, or without its checking server it gives way to magpie, which needs no company', async () => {
    const told = page.getByText(said('captcha.failed'));
    await page.route(
      VISIBLE_MAGPIE,
      async (route) => {
        // It shows for 2 s, and magpie may end the login sooner.
        await told.first().waitFor();
        await route.continue();
      },
      { times: 1 },
    );
    await give(WRONG_WORD);
    await press(kind, 'break');
    await told.first().waitFor();
    await refusedAfterMagpie();

    await give(WRONG_WORD);
    await press(kind, 'solve wrongly');
    await press(kind, 'solve wrongly');
    await expect.poll(() => byMagpie().length).toBe(2);
    await refusedAfterMagpie();

    peers.behave({ [`${kind} check`]: kind === 'tencent' ? 'silent' : 'missing' });
    await give(WORD);
    // GeeTest's widget then works offline.
    await press(kind, 'solve');
    await loggedIn();
    expect(byMagpie()).toHaveLength(3);
    expect(sent.at(-1)).toMatchObject({ magpie_verify_info: { scene: '31000' } });
    // What operators see of it.
    const seen = [`${kind} shown`, `${kind} failed`, 'magpie fell-back', 'magpie shown', 'magpie solved'];
    await expect.poll(() => outcomes()).toEqual(expect.arrayContaining(seen));
  });
});
