import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { focusOf, tabTo } from '../stage/keys.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PASSWORD = 'four quiet words here';
const endFirefox = (page: Page) =>
  saidOn(page)('account.sessions.ofOther', {
    device: saidOn(page)('account.sessions.device', { browser: 'Firefox', system: 'Windows' }),
  });
const endedOne = (page: Page) => saidOn(page)('account.sessions.signedOut', { count: 1 });
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

const places = [
  { name: 'global', host: '', lang: 'en', reads: 'en-GB', from: 'BR', language: 'English', other: 'Polski' },
  { name: 'ARE', host: 'ae', lang: 'ar-ARE', reads: 'ar-AE', from: 'AE', language: 'العربية', other: 'English' },
] as const;

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

describe.each(places)('on $name, with the keyboard alone', ({ name, host, lang, reads, from, language, other }) => {
  const email = `keys@${name.toLowerCase()}.example`;
  const site = () => `${product.origin(host)}/${lang}`;

  beforeEach(async () => {
    context = await browser.newContext({
      ...{ viewport: { width: 1024, height: 768 }, locale: reads, reducedMotion: 'reduce' },
      extraHTTPHeaders: { 'cf-ipcountry': from },
    });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    complaints = complaintsOf(page);
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  async function open(path: string): Promise<void> {
    await page.goto(site() + path);
    await hydrated(page);
  }

  test('[SIGNUP-04] [LOGIN-01] [SESS-06] register, log out by the account menu, log in', async () => {
    await open('/register');
    await tabTo(page, saidOn(page)('form.email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByLabel(saidOn(page)('form.code'), { exact: true }).waitFor();
    expect((await focusOf(page)).name).toBe(saidOn(page)('form.code'));
    await page.keyboard.type(await product.codeFor(email));
    await page.getByLabel(saidOn(page)('form.password'), { exact: true }).waitFor();
    expect((await focusOf(page)).name).toBe(saidOn(page)('form.password'));
    await page.keyboard.type(PASSWORD);
    await tabTo(page, saidOn(page)('shell.password.show'));
    await page.keyboard.press('Space');
    expect(await page.getByLabel(saidOn(page)('form.password'), { exact: true }).getAttribute('type')).toBe('text');
    await tabTo(page, saidOn(page)('register.password.submit'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard/);
    await hydrated(page);
    await logOutByMenu();
    await page.waitForURL(`${site()}/login`);
    await hydrated(page);
    // The device remembers the account.
    await tabTo(page, saidOn(page)('form.password'));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard/, { waitUntil: 'commit' });
  });

  async function logOutByMenu(): Promise<void> {
    await tabTo(page, new RegExp(`^${saidOn(page)('shell.account.menu')}`));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    expect((await focusOf(page)).inPopover).toBe(true);
    await page.keyboard.press('Escape');
    expect((await focusOf(page)).name).toMatch(new RegExp(`^${saidOn(page)('shell.account.menu')}`));
    await page.keyboard.press('ArrowUp');
    expect((await focusOf(page)).name).toBe(saidOn(page)('shell.logOut'));
    await page.keyboard.press('Enter');
  }

  test('[LANG-12] [LANG-13] the order is the one that is read, starts with a way past the header, nothing is a trap, and the language menu knows arrows, letters, Escape, Enter', async () => {
    await open('/login?source=commit_login');
    const stops = await tabTo(page, saidOn(page)('shell.footer.help'));
    expect(stops).toEqual([
      saidOn(page)('shell.skipToContent'),
      saidOn(page)('shell.home', { brand: 'Gatehouse' }),
      saidOn(page)('shell.language.current', { language }),
      saidOn(page)('shell.theme'),
      saidOn(page)('shell.createAccount'),
      ...[
        saidOn(page)('form.account'),
        saidOn(page)('form.password'),
        saidOn(page)('shell.password.show'),
        saidOn(page)('login.forgot'),
      ],
      ...[
        saidOn(page)('login.submit'),
        saidOn(page)('login.passkey'),
        saidOn(page)('login.code'),
        saidOn(page)('login.link'),
      ],
      ...['Google', 'Apple', 'Telegram'].map((name) => saidOn(page)('thirdParty.button.continue', { name })),
      ...[saidOn(page)('login.register'), saidOn(page)('login.subAccount')],
      ...[saidOn(page)('shell.footer.country'), saidOn(page)('shell.footer.help')],
    ]);
    const back = await tabTo(page, saidOn(page)('shell.skipToContent'), 'Shift+Tab');
    expect(back).toEqual(stops.slice(0, -1).reverse());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await focusOf(page)).name).toBe(saidOn(page)('form.account'));
    await tabTo(page, saidOn(page)('shell.language.current', { language }), 'Shift+Tab');
    await chooseByMenu();
    await page.waitForURL((url) => !url.pathname.startsWith(`/${lang}/`));
    expect(new URL(page.url()).search).toBe('?source=commit_login');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
  });

  /** The other language, from the button of the menu. */
  async function chooseByMenu(): Promise<void> {
    await page.keyboard.press('ArrowDown');
    expect(await focusOf(page)).toMatchObject({ name: language, inPopover: true, visible: true });
    await page.keyboard.press('Home');
    const first = (await focusOf(page)).name;
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    expect((await focusOf(page)).name).toBe(first);
    await page.keyboard.press('Escape');
    expect(await focusOf(page)).toMatchObject({
      name: saidOn(page)('shell.language.current', { language }),
      inPopover: false,
    });
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect((await focusOf(page)).inPopover).toBe(true);
    await page.keyboard.press('Home');
    while ((await focusOf(page)).name !== other) await page.keyboard.press(other[0] ?? '');
    await page.keyboard.press('Enter');
  }

  test('a dialog takes the focus, keeps it, and gives it back', async () => {
    const person = createPerson(product.port, { host: host ? `${host}.localhost` : 'localhost' });
    const elsewhere = createPerson(product.port, { userAgent: FIREFOX });
    // A demo account: no device is new to it.
    const demo = ['verified@example.com', 'correct horse battery'] as const;
    await Promise.all([person.logIn(...demo), elsewhere.logIn(...demo)]);
    await context.addCookies(person.forBrowser());
    await open('/app/user/account-info');
    await tabTo(page, endFirefox(page));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (let step = 0; step < 7; step += 1) {
      const focus = await focusOf(page);
      // Past the last button the browser's own bar has its turn; the page behind never has.
      expect(focus.inDialog || focus.name === '', focus.name).toBe(true);
      await page.keyboard.press(step % 2 ? 'Shift+Tab' : 'Tab');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await focusOf(page)).name).toBe(endFirefox(page));
    expect((await elsewhere.call('/user/private/info')).ret_code).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, saidOn(page)('account.sessions.signOut'));
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: endedOne(page) })
      .waitFor();
    expect((await focusOf(page)).name).toBe(endedOne(page));
    expect((await elsewhere.call('/user/private/info')).ret_code).toBe(10_006);
  });
});

test('a dialog that opens again right after it was closed stays open', async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(`${product.origin()}/dev/gallery`);
  await hydrated(page);
  await page.getByRole('button', { name: 'dialog', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  // The browser tells of a close in a task of its own; the next press may come before it.
  const isOpen = await page.evaluate(async () => {
    const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'dialog');
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    dialog?.querySelector('button')?.click();
    await Promise.resolve();
    opener?.click();
    await new Promise((later) => setTimeout(later, 100));
    return dialog?.open;
  });
  expect(isOpen).toBe(true);
  await context.close();
});
