import jsQR from 'jsqr';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMember, typeCode, unproven } from '../stage/account-page.ts';
import {
  beenHere,
  complaintsOf,
  expectAccessible,
  goOffline,
  hydrated,
  nothingComes,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { demoSwitch } from '../stage/login.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const [EMAIL, PASSWORD] = ['demo@example.com', 'correct horse battery'];
const PHONE = { viewport: { width: 390, height: 844 } };
const TOUCH_PHONE = { ...PHONE, hasTouch: true, isMobile: true };
const COMPUTER = { viewport: { width: 1280, height: 1200 } };
const OVER = 700_110;
/** The server's clock, which each signal puts forward by as long as a question for news waits there: a code is over after three. */
const CLOCK = `
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;
  process.on('SIGUSR2', () => { ahead += 25_000; });
`;

let product: Product;
let browser: OwnBrowser;
let contexts: BrowserContext[];
let complaints: (readonly string[])[];
let screen: Page;
let camera: Page;

beforeAll(async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`;
  [product, browser] = await Promise.all([
    openProduct({ TRUST_PROXY: 'loopback', GEO_HEADER: 'cf-ipcountry', NODE_OPTIONS }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(() => {
  [contexts, complaints] = [[], []];
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  expect(complaints.flat()).toEqual([]);
});

async function newDevice(options: BrowserContextOptions, person?: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  if (person) await context.addCookies(person.forBrowser());
  const page = await context.newPage();
  complaints.push(complaintsOf(page));
  return page;
}

/** Who holds the phone, logged in there. */
async function loggedIn(): Promise<Person> {
  const person = createPerson(product.port);
  expect((await person.logIn(EMAIL, PASSWORD)).ret_code).toBe(0);
  return person;
}

type Status = { status: string; number: number };

/** A computer without its pages: the code that it shows, and what it hears of it. */
async function codeOf(computer = createPerson(product.port)) {
  const { uuid, content } = (await computer.call('/v3/public/qrcode/generate')).result;
  const status = async (from = computer) => {
    const { ret_code, result } = await from.call(`/v3/public/qrcode/status?uuid=${uuid}`);
    return { ret_code, ...(result as unknown as Status | undefined) };
  };
  return { computer, content: String(content), status, number: async () => String((await status()).number) };
}

const secretIn = (content: string) => content.split('#')[1] ?? '';
const scan = (person: Person, secret: string) => person.call('/user/private/qrcode/scan', { secret });
const confirm = async (person: Person, secret: string, number: string) =>
  (await person.call('/user/private/qrcode/confirm', { secret, number: Number(number) })).ret_code;
const mailsTo = async (address: string) => (await product.mails(address)).length;

async function sessions(person: Person): Promise<readonly string[]> {
  const { result } = await person.call('/user/private/session/list');
  return (result.sessions as { session_id: string }[]).map(({ session_id }) => session_id);
}

const panel = (page: Page = screen) => page.getByRole('region', { name: said('qr.title') });
const code = (page: Page = screen) => panel(page).getByRole('img', { name: said('qr.label') });

/** Opens the login page on a computer and waits for its code. */
async function showCode(search = ''): Promise<void> {
  screen = await newDevice(COMPUTER);
  await screen.goto(`${product.origin()}/en/login${search}`);
  await code().waitFor();
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

/** The number on the computer's screen. */
async function number(): Promise<string> {
  await panel().getByText(said('qr.scanned')).waitFor();
  return (await panel().locator('strong').first().textContent()) ?? '';
}
/** The numbers to choose from on the phone. */
async function offered(): Promise<string[]> {
  await camera.getByRole('radio').first().waitFor({ state: 'attached' });
  return camera.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
}
const choose = async (chosen: string) => camera.getByRole('radio', { name: chosen, exact: true }).check();
const press = async (word: Parameters<typeof said>[0]) =>
  camera.getByRole('button', { name: said(word as 'qr.approve.deny') }).click();
const outcome = (word: Parameters<typeof said>[0]) =>
  camera.getByRole('heading', { name: said(word as 'qr.approve.over') }).waitFor();

describe('login by QR code in two browsers', () => {
  test('[LOGIN-05] [REDIR-01] scanned, number chosen, confirmed: the computer is logged in and goes where it was sent', async () => {
    const person = await loggedIn();
    await showCode(`?redirect_url=${encodeURIComponent('/en/dashboard?from=qr')}`);
    const content = await scanned();
    expect(content).toMatch(new RegExp(`^${product.origin()}/qr-login#[\\w-]{22}$`));
    camera = await newDevice(PHONE, person);
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
    await screen.waitForURL('**/en/dashboard?from=qr', { waitUntil: 'commit' });
    const { result } = (await screen
      .context()
      .request.get(`${product.origin()}/x-api/user/private/session/list`)
      .then((answer) => answer.json())) as { result: { sessions: { opened_by: string; current: boolean }[] } };
    expect(result.sessions.find(({ current }) => current)?.opened_by).toBe('qr');
    expect((await scan(person, secretIn(content))).ret_code).toBe(OVER);
  });

  test('[LOGIN-05] "this is not me": the computer is refused and can show another code; the phone is told what to do next; if the computer closes its tab, what is confirmed lets nobody in', async () => {
    const person = await loggedIn();
    await showCode();
    const first = await scanned();
    camera = await newDevice(PHONE, person);
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
    const second = await scanned();
    expect(second).not.toBe(first);
    await camera.goto(first);
    await outcome('qr.approve.over');

    await scan(person, secretIn(second));
    const shown = await number();
    const before = await sessions(person);
    await screen.close();
    await camera.waitForTimeout(1_000);
    expect(await confirm(person, secretIn(second), shown)).toBe(0);
    await camera.waitForTimeout(1_000);
    expect(await sessions(person)).toEqual(before);
  });
});

describe('login by QR code, the phone', () => {
  test('[LOGIN-05] one that has proved nothing is asked who is there, and then the approval goes on', async () => {
    const { person, email } = await newMember(product);
    await unproven(person);
    const { content, number, status, computer } = await codeOf();
    camera = await newDevice(PHONE, person);
    await camera.goto(content);
    await offered();
    await choose(await number());
    await press('qr.approve.confirm');
    const dialog = camera.getByRole('dialog', { name: said('stepUp.title') });
    await dialog.locator('input').first().waitFor();
    await expectAccessible(camera);
    await camera.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await camera.getByRole('radio', { checked: true }).count()).toBe(1);
    expect((await status()).status).toBe('scanned');
    const before = await mailsTo(email);
    await press('qr.approve.confirm');
    // Each request gets another code: the first one is of no use.
    await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toBe(before + 1);
    await dialog.locator('input').first().waitFor();
    await typeCode(camera, await product.codeFor(email));
    await outcome('qr.approve.confirmed');
    expect((await status()).status).toBe('confirmed');
    expect(computer.cookies.has('b_t_c_k')).toBe(true);
  });

  test('[LOGIN-05] from a cold start: one that is not logged in logs in first, and comes back to the code; a small touch screen offers none, which nobody could scan', async () => {
    const { content, number, status } = await codeOf();
    camera = await newDevice(TOUCH_PHONE);
    await camera.goto(content);
    await camera.waitForURL('**/en/login?redirect_url=*');
    expect(camera.url()).not.toContain('#');
    await hydrated(camera);
    await camera.getByRole('button', { name: said('login.passkey'), exact: true }).waitFor();
    expect(await camera.getByRole('button', { name: said('login.qr'), exact: true }).count()).toBe(0);
    await camera.getByLabel(said('form.account')).fill(EMAIL);
    await camera.getByLabel(said('login.password'), { exact: true }).fill(PASSWORD);
    await camera.getByRole('button', { name: said('login.submit'), exact: true }).click();
    await camera.waitForURL('**/en/qr-login');
    await offered();
    await choose(await number());
    await press('qr.approve.confirm');
    await outcome('qr.approve.confirmed');
    expect((await status()).status).toBe('confirmed');
  });

  test('[LOGIN-05] another place is warned of; a reload asks about the same code with the same numbers; a wrong one lets nobody in', async () => {
    const { content, number, status, computer } = await codeOf(createPerson(product.port, { country: 'NL' }));
    camera = await newDevice({ ...PHONE, extraHTTPHeaders: { 'cf-ipcountry': 'TR' } }, await loggedIn());
    await camera.goto(content);
    await camera.getByText(said('qr.approve.elsewhere', { there: 'Netherlands' })).waitFor();
    const before = await offered();
    await camera.reload();
    expect(await offered()).toEqual(before);
    const right = await number();
    await choose(before.find((one) => one !== right) ?? '');
    await press('qr.approve.confirm');
    await outcome('qr.approve.wrongNumber');
    expect((await status()).status).toBe('refused');
    expect(computer.cookies.has('b_t_c_k')).toBe(false);
  });

  test('[LOGIN-05] [SESS-04] whose session ends meanwhile logs in again, and the code is still there; opened without a code the page says what to do', async () => {
    const person = await loggedIn();
    const { content, number, status, computer } = await codeOf();
    camera = await newDevice(PHONE, person);
    await camera.goto(`${product.origin()}/en/qr-login`);
    await outcome('qr.approve.nothing');
    // Another fragment of the same page would not load it again.
    await camera.goto('about:blank');
    await camera.goto(content);
    await offered();
    await choose(await number());
    const other = await loggedIn();
    await other.call('/user/private/session/revoke', { all_others: true });
    expect((await person.call('/user/private/info')).ret_code).toBe(10_006);
    await press('qr.approve.confirm');
    await camera.waitForURL('**/login?redirect_url=*', { waitUntil: 'commit' });
    expect((await status()).status).toBe('scanned');
    expect(computer.cookies.has('b_t_c_k')).toBe(false);
  });
});

describe('login by QR code, the computer', () => {
  test('[LOGIN-05] where there is no room it opens by a press, also one from before the page came to life; nothing is asked before', async () => {
    screen = await newDevice(PHONE);
    const calls: string[] = [];
    screen.on('request', (request) => request.url().includes('/qrcode/') && calls.push(request.url()));
    await screen.goto(`${product.origin()}/en/login`);
    await hydrated(screen);
    const button = screen.getByRole('button', { name: said('login.qr'), exact: true });
    await button.waitFor();
    await nothingComes(screen);
    expect(calls).toEqual([]);
    await button.click();
    await code().waitFor();
    expect(await scanned()).toContain('/qr-login#');

    const held = Promise.withResolvers<void>();
    await beenHere(screen, product.origin());
    await screen.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await screen.goto(`${product.origin()}/en/login`, { waitUntil: 'commit' });
    await button.click();
    expect(await panel().count()).toBe(0);
    held.resolve();
    await code().waitFor();
    expect(
      await screen.evaluate(() => document.activeElement?.contains(document.querySelector('section[data-step]'))),
    ).toBe(true);
    await expect.poll(() => code().evaluate((drawn) => drawn.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  test('[LOGIN-05] [LOGIN-13] [ROUTE-13] a demo login by QR code trades with demo money afterwards', async () => {
    const person = await loggedIn();
    await showCode('?demoAccount=true');
    const switched = demoSwitch(screen);
    const secret = secretIn(await scanned());
    await scan(person, secret);
    await confirm(person, secret, await number());
    expect((await switched).postDataJSON()).toEqual({ env: 1 });
    await screen.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
  });

  test('[LOGIN-05] a status that is asked for from another browser says nothing, and lets nobody in; a confirmation that is sent again changes nothing', async () => {
    const [person, stranger] = [await loggedIn(), createPerson(product.port)];
    const { content, number, status, computer } = await codeOf();
    expect([await status(stranger), stranger.cookies.has('b_t_c_k')]).toEqual([{ ret_code: OVER }, false]);
    expect((await scan(person, secretIn(content))).ret_code).toBe(0);
    const shown = await number();
    expect(await confirm(person, secretIn(content), shown)).toBe(0);
    expect([await status(stranger), stranger.cookies.has('b_t_c_k')]).toEqual([{ ret_code: OVER }, false]);
    expect([(await status()).status, computer.cookies.has('b_t_c_k')]).toEqual(['confirmed', true]);
    expect(await confirm(person, secretIn(content), shown)).toBe(OVER);
  });

  test('[LOGIN-05] [HTTP-12] without a network it says so, and goes on by itself with the same code; a code that is over is replaced by itself, and the old one is of no use', async () => {
    await showCode();
    const first = await scanned();
    await goOffline(screen);
    product.signal('SIGUSR2');
    await panel().getByText(said('error.offline')).waitFor();
    await screen.context().setOffline(false);
    await code().waitFor();
    expect(await scanned()).toBe(first);
    complaints = [complaintsOf(screen)];

    const replaced = screen.waitForResponse('**/qrcode/generate');
    product.signal('SIGUSR2');
    product.signal('SIGUSR2');
    await replaced;
    await code().waitFor();
    await expect.poll(() => scanned()).not.toBe(first);
    expect((await scan(await loggedIn(), secretIn(first))).ret_code).toBe(OVER);
  });
});
