import jsQR from 'jsqr';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMember, typeCode, unproven } from '../stage/account-page.ts';
import { beenHere, complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { demoSwitch } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const [EMAIL, PASSWORD] = ['demo@example.com', 'correct horse battery'];
const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 1200 };

let product: Product;
let browser: OwnBrowser;
let computer: BrowserContext;
let phone: BrowserContext;
let screen: Page;
let camera: Page;
let complaints: (readonly string[])[];
/** A code that is never scanned: it expires while the other tests run, and the last one checks it. */
let old: { page: Page; content: string; complaints: readonly string[]; replaced: boolean };

beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ TRUST_PROXY: 'loopback', GEO_HEADER: 'cf-ipcountry' }),
    openBrowser(),
  ]);
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: COMPUTER });
  const page = await context.newPage();
  const said = complaintsOf(page);
  await showCode('', page);
  old = { page, content: await scanned(page), complaints: said, replaced: false };
  page.on('response', (answer) => {
    if (answer.url().includes('/qrcode/generate')) old.replaced = true;
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  computer = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: COMPUTER });
  phone = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: PHONE });
  for (const context of [computer, phone]) context.setDefaultTimeout(30_000);
  [screen, camera] = [await computer.newPage(), await phone.newPage()];
  complaints = [complaintsOf(screen), complaintsOf(camera)];
});
afterEach(async () => {
  await Promise.all([computer.close(), phone.close()]);
  expect(complaints.flat()).toEqual([]);
});

/** Logs the phone in, and answers whose session it is. */
async function phoneLoggedIn(): Promise<ReturnType<typeof createPerson>> {
  const person = createPerson(product.port);
  expect((await person.logIn(EMAIL, PASSWORD)).ret_code).toBe(0);
  await phone.addCookies(person.forBrowser());
  return person;
}

const mailsTo = async (address: string) => (await product.mails(address)).length;

async function sessions(person: ReturnType<typeof createPerson>): Promise<readonly string[]> {
  const { result } = await person.call('/user/private/session/list');
  return (result.sessions as { session_id: string }[]).map(({ session_id }) => session_id);
}

const panel = (page: Page = screen) => page.getByRole('region', { name: said('qr.title') });
const code = (page: Page = screen) => panel(page).getByRole('img', { name: said('qr.label') });

/** Opens the login page and waits for its code. */
async function showCode(search = '', page: Page = screen): Promise<void> {
  await page.goto(`${product.origin()}/en/login${search}`);
  await hydrated(page);
  await code(page).waitFor();
}

/** What a camera reads: the code as it is drawn on the screen. */
async function scanned(page: Page = screen): Promise<string> {
  const png = (await code(page).screenshot({ scale: 'device' })).toString('base64');
  // One letter for each pixel: a code is dark and light.
  const { letters, width, height } = await page.evaluate(async (drawn) => {
    const picture = new Image();
    await new Promise((resolve) => {
      picture.onload = resolve;
      picture.src = `data:image/png;base64,${drawn}`;
    });
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas?.drawImage(picture, 0, 0);
    const pixels = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    let lightness = '';
    for (let at = 0; at < pixels.length; at += 4) lightness += String.fromCharCode(Math.min(pixels[at] ?? 0, 127));
    return { letters: lightness, width: picture.width, height: picture.height };
  }, png);
  const data = new Uint8ClampedArray(letters.length * 4);
  for (let at = 0; at < letters.length; at += 1) data.fill(letters.charCodeAt(at) * 2, at * 4, at * 4 + 4);
  const read = jsQR(data, width, height);
  if (!read) throw new Error('the code cannot be read');
  return read.data;
}

async function number(): Promise<string> {
  await panel().getByText(said('qr.scanned')).waitFor();
  return (await panel().locator('strong').first().textContent()) ?? '';
}
const choose = async (chosen: string) => camera.getByRole('radio', { name: chosen, exact: true }).check();
const press = async (word: Parameters<typeof said>[0]) =>
  camera.getByRole('button', { name: said(word as 'qr.approve.deny') }).click();
const outcome = (word: Parameters<typeof said>[0]) =>
  camera.getByRole('heading', { name: said(word as 'qr.approve.over') }).waitFor();

describe('login by QR code in two browsers', () => {
  test('[LOGIN-05] [REDIR-01] scanned, number chosen, confirmed: the computer is logged in and goes where it was sent', async () => {
    await phoneLoggedIn();
    await showCode(`?redirect_url=${encodeURIComponent('/en/dashboard?from=qr')}`);
    const content = await scanned();
    expect(content).toMatch(new RegExp(`^${product.origin()}/qr-login#[\\w-]{22}$`));
    await camera.goto(content);
    await camera.getByRole('heading', { name: said('qr.approve.title') }).waitFor();
    await camera.getByText(said('qr.approve.number')).waitFor();
    expect(camera.url()).toBe(`${product.origin()}/en/qr-login`);
    expect(await camera.getByRole('radio').count()).toBe(3);
    await press('qr.approve.confirm');
    await camera.getByText(said('qr.approve.unchosen')).waitFor();
    await choose(await number());
    await press('qr.approve.confirm');
    await outcome('qr.approve.confirmed');
    await screen.waitForURL('**/en/dashboard?from=qr');
    const { result } = (await computer.request
      .get(`${product.origin()}/x-api/user/private/session/list`)
      .then((answer) => answer.json())) as { result: { sessions: { opened_by: string; current: boolean }[] } };
    expect(result.sessions.find(({ current }) => current)?.opened_by).toBe('qr');
    await camera.goto(content);
    await outcome('qr.approve.over');
  });

  test('[LOGIN-05] a phone that has proved nothing is asked who is there, and then the approval goes on', async () => {
    const { person, email } = await newMember(product);
    await unproven(person);
    await phone.addCookies(person.forBrowser());
    await showCode();
    await camera.goto(await scanned());
    await choose(await number());
    await press('qr.approve.confirm');
    const dialog = camera.getByRole('dialog', { name: said('stepUp.title') });
    await dialog.locator('input').first().waitFor();
    await expectAccessible(camera);
    await camera.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await camera.getByRole('radio', { checked: true }).count()).toBe(1);
    expect(new URL(screen.url()).pathname).toBe('/en/login');
    const before = await mailsTo(email);
    await press('qr.approve.confirm');
    // Each request gets another code: the first one is of no use.
    await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toBe(before + 1);
    await dialog.locator('input').first().waitFor();
    await typeCode(camera, await product.codeFor(email));
    await outcome('qr.approve.confirmed');
    await screen.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
  });

  test('[LOGIN-05] where there is no room it opens by a press, also one from before the page came to life', async () => {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await screen.setViewportSize({ width: 390, height: 844 });
    await beenHere(screen, product.origin());
    await screen.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await screen.goto(`${product.origin()}/en/login`, { waitUntil: 'commit' });
    await screen.getByRole('button', { name: said('login.qr') }).click();
    expect(await panel().count()).toBe(0);
    letIn();
    await code().waitFor();
    expect(
      await screen.evaluate(() => document.activeElement?.contains(document.querySelector('section[data-step]'))),
    ).toBe(true);
    await expect.poll(() => code().evaluate((drawn) => drawn.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  test('[LOGIN-05] [LOGIN-13] [ROUTE-13] a demo login by QR code trades with demo money afterwards', async () => {
    const person = await phoneLoggedIn();
    await showCode('?demoAccount=true');
    const switched = demoSwitch(screen);
    const [, secret] = (await scanned()).split('#');
    await person.call('/user/private/qrcode/scan', { secret });
    await person.call('/user/private/qrcode/confirm', { secret, number: Number(await number()) });
    expect((await switched).postDataJSON()).toEqual({ env: 1 });
    await screen.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
  });

  test('[LOGIN-05] from a cold start: a phone that is not logged in logs in first, and comes back to the code', async () => {
    await showCode();
    await camera.goto(await scanned());
    await camera.waitForURL('**/en/login?redirect_url=*');
    expect(camera.url()).not.toContain('#');
    await hydrated(camera);
    await camera.getByLabel(said('form.account')).fill(EMAIL);
    await camera.getByLabel(said('login.password'), { exact: true }).fill(PASSWORD);
    await camera.getByRole('button', { name: said('login.submit'), exact: true }).click();
    await camera.waitForURL('**/en/qr-login');
    await choose(await number());
    await press('qr.approve.confirm');
    await outcome('qr.approve.confirmed');
    await screen.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
  });

  test('[LOGIN-05] "this is not me": the computer is refused and can show another code; the phone is told what to do next', async () => {
    await phoneLoggedIn();
    await showCode();
    const first = await scanned();
    await camera.goto(first);
    await number();
    await press('qr.approve.deny');
    await outcome('qr.approve.denied');
    expect(await camera.getByRole('link', { name: said('qr.approve.changePassword') }).count()).toBe(1);
    await panel().getByText(said('qr.refused')).waitFor();
    await panel()
      .getByRole('button', { name: said('qr.again') })
      .click();
    await code().waitFor();
    expect(await scanned()).not.toBe(first);
    await camera.goto(first);
    await outcome('qr.approve.over');
  });

  test('[LOGIN-05] another place is warned of; a reload of the phone asks about the same code with the same numbers; a wrong one lets nobody in', async () => {
    await computer.setExtraHTTPHeaders({ 'cf-ipcountry': 'NL' });
    await phone.setExtraHTTPHeaders({ 'cf-ipcountry': 'TR' });
    await phoneLoggedIn();
    await showCode();
    await camera.goto(await scanned());
    await camera.getByText(said('qr.approve.elsewhere', { there: 'Netherlands' })).waitFor();
    const offered = () =>
      camera.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await camera.getByRole('radio').first().waitFor({ state: 'attached' });
    const before = await offered();
    await camera.reload();
    await camera.getByRole('radio').first().waitFor({ state: 'attached' });
    expect(await offered()).toEqual(before);
    const right = await number();
    await choose(before.find((one) => one !== right) ?? '');
    await press('qr.approve.confirm');
    await outcome('qr.approve.wrongNumber');
    await panel().getByText(said('qr.refused')).waitFor();
    expect(new URL(screen.url()).pathname).toBe('/en/login');
  });

  test('[LOGIN-05] a status that is asked for from another browser says nothing, and lets nobody in; a confirmation that is sent again changes nothing', async () => {
    const person = await phoneLoggedIn();
    const asked = screen.waitForRequest((request) => request.url().includes('/qrcode/status'));
    await showCode();
    const { search } = new URL((await asked).url());
    const stranger = createPerson(product.port);
    const answer = await stranger.call(`/v3/public/qrcode/status${search.replace(/&seen=\w+/, '')}`);
    expect([answer.ret_code, answer.result, stranger.cookies.has('b_t_c_k')]).toEqual([700_110, undefined, false]);
    const [, secret] = (await scanned()).split('#');
    expect((await person.call('/user/private/qrcode/scan', { secret })).ret_code).toBe(0);
    const shown = Number(await number());
    expect((await person.call('/user/private/qrcode/confirm', { secret, number: shown })).ret_code).toBe(0);
    await screen.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
    expect((await person.call('/user/private/qrcode/confirm', { secret, number: shown })).ret_code).toBe(700_110);
  });

  test('[LOGIN-05] the computer closes its tab: what is confirmed then lets nobody in', async () => {
    const person = await phoneLoggedIn();
    await showCode();
    const [, secret] = (await scanned()).split('#');
    await person.call('/user/private/qrcode/scan', { secret });
    const shown = Number(await number());
    const before = await sessions(person);
    await screen.close();
    await camera.waitForTimeout(1_000);
    expect((await person.call('/user/private/qrcode/confirm', { secret, number: shown })).ret_code).toBe(0);
    await camera.waitForTimeout(1_000);
    expect(await sessions(person)).toEqual(before);
  });

  test('[LOGIN-05] [SESS-04] the session of the phone ends meanwhile: it logs in again, and the code is still there', async () => {
    const person = await phoneLoggedIn();
    await showCode();
    await camera.goto(await scanned());
    await choose(await number());
    const other = createPerson(product.port);
    await other.logIn(EMAIL, PASSWORD);
    await other.call('/user/private/session/revoke', { all_others: true });
    expect((await person.call('/user/private/info')).ret_code).toBe(10_006);
    await press('qr.approve.confirm');
    await camera.waitForURL('**/login?redirect_url=*');
    expect(new URL(screen.url()).pathname).toBe('/en/login');
    await panel().getByText(said('qr.scanned')).waitFor();
  });

  test('[LOGIN-05] [HTTP-12] without a network it says so, and goes on by itself with the same code', async () => {
    await showCode();
    const first = await scanned();
    await computer.setOffline(true);
    await panel().getByText(said('error.offline')).waitFor({ timeout: 40_000 });
    await computer.setOffline(false);
    await code().waitFor();
    expect(await scanned()).toBe(first);
    complaints = [];
  });

  test('[LOGIN-05] on a phone the code waits behind a button, and nothing is asked before', async () => {
    const calls: string[] = [];
    camera.on('request', (request) => request.url().includes('/qrcode/') && calls.push(request.url()));
    await camera.goto(`${product.origin()}/en/login`);
    await hydrated(camera);
    const button = camera.getByRole('button', { name: said('login.qr'), exact: true });
    await button.waitFor();
    await camera.waitForTimeout(1_500);
    expect(calls).toEqual([]);
    await button.click();
    await code(camera).waitFor();
    expect(await scanned(camera)).toContain('/qr-login#');
    await camera.evaluate(() => scrollTo(0, 0));
  });

  test('[LOGIN-05] a small touch screen offers no code: nobody can scan what they hold in their hand', async () => {
    const touch = await browser.newContext({ locale: 'en-GB', viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await touch.newPage();
    await page.goto(`${product.origin()}/en/login`);
    await hydrated(page);
    await page.getByRole('button', { name: said('login.passkey'), exact: true }).waitFor();
    expect(await page.getByRole('button', { name: said('login.qr'), exact: true }).count()).toBe(0);
    await touch.close();
  });

  test('[LOGIN-05] opened without a code the page says what to do; a code that is over is replaced by itself, and the old one is of no use', async () => {
    await phoneLoggedIn();
    await camera.goto(`${product.origin()}/en/qr-login`);
    await outcome('qr.approve.nothing');
    await expect.poll(() => old.replaced, { timeout: 75_000 }).toBe(true);
    await code(old.page).waitFor();
    expect(await scanned(old.page)).not.toBe(old.content);
    await camera.goto(old.content);
    await outcome('qr.approve.over');
    expect(old.complaints).toEqual([]);
  });
});
