import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ACCOUNT_PAGE, authenticatorOf } from '../stage/factor-steps.ts';
import {
  accountField,
  codeField,
  confirmDevice,
  giveBoth,
  heading,
  openLogin,
  PASSWORD,
  passwordField,
  press,
  register,
} from '../stage/login.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const DASHBOARD = '**/en/dashboard';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function newDevice(): Promise<Page> {
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  complaints = complaintsOf(page);
  return page;
}

const newAddress = () => `${randomUUID().slice(0, 8)}@return.example`;

async function newAccount(): Promise<string> {
  const email = newAddress();
  await register(createPerson(product.port), product, email);
  return email;
}

/** A browser in which an account was opened, and logged out: it knows the account. */
async function knowingDevice(): Promise<{ page: Page; email: string; person: Person }> {
  const [person, email] = [createPerson(product.port), newAddress()];
  await register(person, product, email);
  const page = await newDevice();
  const remembered = { name: 'known_account', value: person.cookies.get('known_account') ?? '' };
  await context.addCookies([...person.forBrowser(), { ...remembered, url: product.origin(), httpOnly: true }]);
  return { page, email, person };
}

const maskOf = (email: string) => `${email[0]}***@r***.example`;
const known = async () => (await context.cookies()).filter(({ name }) => name === 'known_account').length;
/** Changes the cookie of the account that the device remembers. */
async function rewriteKnown(change: (value: string) => string): Promise<void> {
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'known_account');
  if (!kept) throw new Error('nothing is kept');
  await context.addCookies([{ ...kept, value: change(kept.value) }]);
}
const loggedOut = () => context.clearCookies({ name: /^b_t_c_k/ });

/** Layout shift of the page, as the browser counts it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('[LOGIN-02] a trusted device shows the account masked, after a reload and in another language; “Not you?” forgets it', async () => {
  const { page, email } = await knowingDevice();
  await loggedOut();
  for (const path of ['/en/login', '/en/login', '/ar-SA/login?redirect_url=%2Fen']) {
    const answer = await page.goto(product.origin() + path);
    // The server says it, and nothing but the shape.
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(maskOf(email));
    expect(html).not.toContain(email);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await hydrated(page);
    expect(await page.getByText(maskOf(email)).count()).toBe(1);
    expect(await accountField(page).count()).toBe(0);
    // It is the login page.
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: saidOn(page)('shell.logIn'), exact: true }).count()).toBe(0);
    expect(await shiftOf(page)).toBe(0);
  }
  await expectAccessible(page);

  await press(page, saidOn(page)('known.notYou'));
  await accountField(page).waitFor();
  expect(new URL(page.url()).search).toBe('?redirect_url=%2Fen');
  expect(await known()).toBe(0);
  await page.reload();
  await accountField(page).waitFor();
});

test('[LOGIN-01] [LOGIN-02] a new device confirms itself by a code; not trusted, it is asked again the next time and shows nothing; trusted, the password alone logs in there, and a wrong one is said at its field', async () => {
  const email = await newAccount();
  const page = await newDevice();
  await openLogin(page, product.origin());
  expect(await page.getByText(saidOn(page)('known.title')).count()).toBe(0);
  await giveBoth(page, email);
  await heading(page, saidOn(page)('login.device.title'));
  const trust = page.getByLabel(saidOn(page)('prove.trust'), { exact: true });
  expect(await trust.isChecked()).toBe(false);
  await confirmDevice(page, product, email);
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  expect(await known()).toBe(0);
  await loggedOut();

  await openLogin(page, product.origin());
  await giveBoth(page, email);
  await heading(page, saidOn(page)('login.device.title'));
  // Before the code, which is sent as soon as it is full.
  await codeField(page).press('Shift+Tab');
  expect(await trust.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await confirmDevice(page, product, email);
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  await loggedOut();
  await openLogin(page, product.origin());
  await heading(page, saidOn(page)('known.title'));
  await passwordField(page).fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByText(saidOn(page)('known.wrongPassword')).waitFor();
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  // The same mask as at the login.
  await page.getByRole('banner').getByText(maskOf(email)).first().waitFor();
});

test('[LOGIN-02] the cookie of an earlier version, with bullets in its mask, shows the mask of today and logs in', async () => {
  const { page, email } = await knowingDevice();
  await loggedOut();
  await rewriteKnown((value) => value.replaceAll('*', '%E2%80%A2'));
  await openLogin(page, product.origin());
  await page.getByText(maskOf(email)).waitFor();
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  await rewriteKnown((value) => {
    expect(decodeURIComponent(value)).toContain(maskOf(email));
    return value;
  });
});

test('[LOGIN-01] [LOGIN-02] what a device can no longer open is said and dropped, and the account is typed in the plain form', async () => {
  const { page, email } = await knowingDevice();
  await loggedOut();
  // As one of another server: its key does not open it.
  await rewriteKnown((value) => value.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`));
  await openLogin(page, product.origin());
  await heading(page, saidOn(page)('known.title'));
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(saidOn(page)('known.gone')).waitFor();
  // The browser's own line for the refusal.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  expect(await known()).toBe(0);
  await accountField(page).waitFor();
  expect(await accountField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await giveBoth(page, email);
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
  expect(await known()).toBe(1);
});

test('[LOGIN-02] where a passkey was made it stands first, and the password is one press away', async () => {
  const { page } = await knowingDevice();
  const { cdp, id: authenticatorId } = await authenticatorOf(page);
  const isPresent = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await page.goto(product.origin() + ACCOUNT_PAGE);
  await hydrated(page);
  await page.getByRole('button', { name: saidOn(page)('factors.add.passkey'), exact: true }).click();
  await page.getByText(saidOn(page)('factorsForm.codes.title')).waitFor();
  await loggedOut();

  // Otherwise the passkey that the browser offers in the field is taken at once.
  await isPresent(false);
  await openLogin(page, product.origin());
  await heading(page, saidOn(page)('known.title'));
  expect(await passwordField(page).count()).toBe(0);
  await press(page, saidOn(page)('known.password'));
  await passwordField(page).waitFor();
  expect(await passwordField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await isPresent(true);
  await openLogin(page, product.origin());
  await press(page, saidOn(page)('known.passkey'));
  await page.waitForURL(DASHBOARD, { waitUntil: 'commit' });
});
