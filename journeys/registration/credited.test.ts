import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask, createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { field, finish, newDevice, newestAccount, PASSWORD, password, sendTo } from '../stage/sign-up.ts';

const SHARED = 'demo-share-4f2a91';
const PARTNER = 'partner-4f2a/visitor 42';
/** AFF-07: parameters of a link beside the codes of an inviter. */
const CAMPAIGN = {
  ...{ group_id: '7', group_type: '1', referrer: 'mail.example', content: 'banner', utmsource: 'partner' },
  ...{ source: 'letter', medium: 'affiliate', campaign: 'spring', stage: '2', language: 'pt', regist_channel: 'blog' },
  ...{ term: 'safe', uuid: PARTNER, from: 'partner' },
};

let product: Product;
let browser: OwnBrowser;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => page?.context().close());

let accounts = 0;
const newAddress = () => `credited-${++accounts}@example.com`;

/** An account opened by calls alone, for a visitor who arrived with these values. */
async function accountBy(values: Record<string, string>, more: object = {}): Promise<Record<string, unknown>> {
  const person = createPerson(product.port);
  await person.open('/en/register');
  const email = newAddress();
  const now = Date.now();
  const touch = { at: now - 1000, site: 'GLOBAL', path: '/', values };
  const touches = Object.keys(values).length > 0 ? { touches: { first: touch, last: touch, now } } : {};
  const begun = await person.call('/user/public/register/info', { register_type: 1, email, ...touches, ...more });
  const { uuid } = begun.result;
  await person.call('/user/public/register/send/verify/item', { uuid, item: 'email' });
  await person.verify(uuid, await product.codeFor(email));
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  return newestAccount(product);
}

const leyla = { medium: 'affiliate', userCode: 'LEYLA' };
const tomas = { medium: 'referral', userCode: 'DEMO2025' };
const northgate = { medium: 'broker', userCode: '90001' };
const noOne = { medium: 'normal', userCode: '' };
const typed = (user_code: string) => ({ user_code, ext_json: '{"is_manual_input":true}' });

describe('by calls alone', () => {
  test.each([
    ['an affiliate’s code in ref', { ref: 'LEYLA' }, leyla],
    ['their id', { affiliate_id: '10001' }, leyla],
    ['their code, spelled otherwise, as a broker’s', { brokerId: 'leyla' }, leyla],
    ['a broker’s code in ref', { ref: '90001' }, northgate],
    ['a friend’s code that says to be an affiliate’s', { ref: 'demo2025', medium: 'affiliate' }, tomas],
    ['an affiliate who hides', { affiliate_id: '10003' }, { medium: 'affiliate', userCode: 'HIDDEN' }],
    ['a code that has ended', { ref: 'ENDED' }, noOne],
    ['the id of one who has ended', { affiliate_id: '10002' }, noOne],
    ['an invented code', { ref: 'MADE-UP', medium: 'affiliate' }, noOne],
    ['an invented id', { affiliate_id: '55555' }, noOne],
  ])('[AFF-03] [AFF-04] [AFF-08] %s: the scene decides who is credited', async (_what, values, channel) => {
    expect(await accountBy(values)).toMatchObject({ channel, first: { values } });
  });

  test('[AFF-08] a client without touches, and codes that were typed, are credited by the same table', async () => {
    expect(await accountBy({}, { user_code: 'LEYLA', medium: 'referral' })).toMatchObject({ channel: leyla });
    expect(await accountBy({}, { user_code: '10001', medium: 'affiliate' })).toMatchObject({ channel: leyla });
    const byHand = { ...leyla, typed: true };
    expect(await accountBy({ ref: 'DEMO2025' }, typed('leyla'))).toMatchObject({ channel: byHand });
    // A mistyped code takes nothing from the inviter by whom they came.
    expect((await accountBy({ ref: 'DEMO2025' }, typed('LEYLAA'))).channel).toEqual(tomas);
  });

  test('[AFF-04] the credited medium and code are what code/info and anonymity answer', async () => {
    const person = createPerson(product.port);
    const scene = async (code: string) => (await person.call('/s1/code/info', { code })).result;
    expect(await Promise.all(['LEYLA', 'DEMO2025', '90001'].map(scene))).toMatchObject([
      { scene: 1, info: { success: true } },
      { scene: 2, info: { success: true } },
      { scene: 3, info: { success: true }, tpl: 'old' },
    ]);
    expect(await scene('MADE-UP')).toMatchObject({ scene: 0, info: { success: false } });
    expect((await person.call('/s1/code/info', { code: 'ENDED' })).ret_code).toBe(610_016);
    const { result } = await person.call('/affiliate/v5/anonymity', { affiliate_id: '10001' });
    expect(result).toEqual({ isShow: true, code: 'LEYLA' });
  });
});

async function visit(path: string): Promise<string[]> {
  // Where compliance shows the inviter's card.
  page = await newDevice(browser, { from: 'BR' });
  const complaints = complaintsOf(page);
  await page.goto(`${product.origin()}/en${path}`);
  await hydrated(page);
  return complaints;
}

/** Whom the tab knows to be credited; null until the page has found out. */
const payee = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('payee') ?? '[]')[1] ?? null);

/** From the form to the account; what the browser said of the inviter. */
async function register(): Promise<Record<string, unknown>> {
  const address = newAddress();
  await sendTo(page, 'newCode', address);
  await field(page, 'form.code').fill(await product.codeFor(address));
  await password(page).waitFor();
  const sent = page.waitForRequest((request) => request.url().endsWith('/user/public/register/password'));
  await finish(page, 'newCode');
  const { medium, user_code } = JSON.parse((await sent).postData() ?? '{}') as Record<string, unknown>;
  return { medium, user_code };
}

describe('on the pages', () => {
  test('[AFF-05] [AFF-08] whoever shares an invitation by token is credited, from the letter to the account', async () => {
    const complaints = await visit(`/invite?token=${SHARED}&utmsource=chat`);
    await page.getByRole('link', { name: said('invite.action') }).click();
    await page.waitForURL(/\/en\/sign-up\?/);
    await hydrated(page);
    await expect.poll(payee).toEqual(tomas);
    expect(await register()).toEqual({ medium: 'referral', user_code: 'DEMO2025' });
    const account = await newestAccount(product);
    expect(account).toMatchObject({ channel: tomas, last: { values: { ref: 'DEMO2025', utmsource: 'chat' } } });
    expect(JSON.stringify(account)).not.toContain(SHARED);
    expect(complaints).toEqual([]);
  });

  test('[AFF-05] a token on a page that shows no card is credited too, and from a page whose address says nothing', async () => {
    await visit(`/help?token=${SHARED}`);
    await expect.poll(payee).toEqual(tomas);
    await page.goto(`${product.origin()}/en/register`);
    await hydrated(page);
    expect(await register()).toEqual({ medium: 'referral', user_code: 'DEMO2025' });
    expect(await newestAccount(product)).toMatchObject({ channel: tomas, first: { path: '/help' } });
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      SHARED,
    );
  });

  test('[AFF-03] [AFF-04] [AFF-08] the page of a broker’s code tells the API whose code it is', async () => {
    await visit('/sign-up?ref=90001');
    await expect.poll(payee).toMatchObject({ medium: 'broker' });
    expect(await register()).toEqual({ medium: 'broker', user_code: '90001' });
    expect((await newestAccount(product)).channel).toEqual(northgate);
  });

  test('[AFF-04] [AFF-05] [AFF-09] a page says that no one has this invitation, and nothing else', async () => {
    const complaints = await visit('/friend-invite?token=bad');
    const isSaid = async () => {
      // A toast is there twice: to be seen, and to be read out.
      await page.getByText(said('invite.unknown')).first().waitFor();
      expect(await page.getByText('610017').count()).toBe(0);
    };
    await isSaid();
    for (const path of ['/exclusive-benefits?ref=%3Cscript%3E', '/register?ref=MADE-UP', '/register?token=bad']) {
      await page.goto(`${product.origin()}/en${path}`);
      await isSaid();
    }
    expect(complaints).toEqual([]);
  });

  test('[AFF-04] [AFF-08] [AFF-09] an invented code credits no one, and the form works', async () => {
    const complaints = await visit('/sign-up?ref=MADE-UP&medium=affiliate');
    await page.getByText(said('invite.unknown')).waitFor();
    expect(await page.getByText('610017').count()).toBe(0);
    expect(complaints).toEqual([]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('payee'))).toContain('null');
    expect(await register()).toEqual({ medium: 'normal', user_code: undefined });
    expect((await newestAccount(product)).channel).toEqual(noOne);
  });

  test('[AFF-04] the template of the inviter chooses the layout of each landing page; ui comes before it', async () => {
    // The server renders it: nothing moves when the page comes to life.
    const layoutOf = async (path: string) => {
      const { text } = await ask(product.port, `/en${path}`, { headers: { 'cf-ipcountry': 'BR' } });
      return /data-layout="([\w-]+)"/.exec(text)?.[1];
    };
    const own = await layoutOf('/sign-up?ref=LEYLA');
    expect(own).toMatch(/^new-/);
    for (const path of ['/sign-up', '/invite', '/exclusive-benefits']) {
      expect(await layoutOf(`${path}?brokerId=90001`)).toBe('old');
    }
    expect(await layoutOf('/sign-up?brokerId=90001&ui=1')).toBe('new-brand');
  });

  test('[AFF-07] [SIGNUP-05] every value of a link is kept until the account; a partner’s uuid ends no registration, and goes on a reload', async () => {
    const complaints = await visit(`/register?${new URLSearchParams(CAMPAIGN)}`);
    const address = newAddress();
    await sendTo(page, 'newCode', address);
    await page.reload();
    await hydrated(page);
    expect(new URL(page.url()).searchParams.get('uuid')).toBe(PARTNER);
    await field(page, 'form.code').fill(await product.codeFor(address));
    await finish(page, 'newCode');
    expect(await newestAccount(product)).toMatchObject({ last: { values: CAMPAIGN } });
    expect(complaints).toEqual([]);
  });
});
