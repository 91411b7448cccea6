import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, newMember, openPage } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import {
  ACCOUNT_PAGE,
  type Authenticator,
  authenticatorOf,
  keepCodes,
  loggedOut,
  logInAgain,
  press,
  recoveryCodesOn,
} from '../stage/factor-steps.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let device: Authenticator;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

async function member() {
  const { person, email } = await newMember(product);
  context = await contextOf(browser, person);
  page = await context.newPage();
  complaints = complaintsOf(page);
  device = await authenticatorOf(page);
  return { person, email };
}

/** Adds a passkey on the account page. */
async function addPasskey(): Promise<void> {
  await openPage(page, product.origin() + ACCOUNT_PAGE);
  await press(page, said('factors.add.passkey'));
  expect(await recoveryCodesOn(page)).toHaveLength(10);
  // The card says so at once, with the codes still on the screen.
  await section()
    .getByText(said('factors.recovery.left', { left: 10 }))
    .waitFor();
  expect(await recoveryCodesOn(page)).toHaveLength(10);
  await keepCodes(page);
  await page.getByText(said('factorsForm.passkey.done')).waitFor();
}

const isPresent = (enabled: boolean) =>
  device.cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: device.id, enabled });
const isLoggedIn = async () => (await context.cookies()).some(({ name }) => name.startsWith('b_t_c_k'));
const left = () => page.waitForURL((url) => !url.pathname.endsWith('/login'));
const section = () => page.locator('#factors');

async function loginPage(subdomain?: string): Promise<void> {
  await loggedOut(context);
  await page.goto(`${product.origin(subdomain)}/en${subdomain ? '-EU' : ''}/login`);
  await hydrated(page);
}

test('a passkey is added, once by each device, renamed, used to log in without a password, but not on another site, and removed', async () => {
  await member();
  await addPasskey();
  await press(page, said('factors.add.passkey'));
  await page.getByText(said('factorsForm.passkey.exists')).waitFor();
  expect(await device.count()).toBe(1);
  await expectAccessible(page, '#factors');
  await section()
    .getByRole('button', { name: /^Rename the passkey/ })
    .click();
  await page.getByLabel(said('factorsForm.rename.name'), { exact: true }).fill('Key on my ring');
  await press(page, said('factorsForm.rename.save'));
  await page.getByText(said('factors.passkey.renamed')).waitFor();
  await section().getByText('Key on my ring').waitFor();
  await section()
    .getByText(new RegExp(said('factors.passkey.never')))
    .waitFor();

  await loginPage('eu');
  await press(page, said('login.passkey'));
  await page.getByText(said('login.passkey.dismissed')).waitFor();
  expect(await isLoggedIn()).toBe(false);
  expect(await device.count()).toBe(1);

  await loginPage();
  await press(page, said('login.passkey'));
  await left();
  expect(await isLoggedIn()).toBe(true);
  await openPage(page, product.origin() + ACCOUNT_PAGE);
  await section()
    .getByText(/Last used/)
    .waitFor();
  await press(page, said('factors.passkey.remove.spoken', { name: 'Key on my ring' }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('factors.passkey.remove'), exact: true })
    .click();
  await page.getByText(said('factors.passkey.removed')).waitFor();
  await loginPage();
  await press(page, said('login.passkey'));
  await page.getByText(said('login.passkey.unknown')).waitFor();
  expect(await isLoggedIn()).toBe(false);
});

test('as the second factor it follows the password; the browser offers it in the field of the account, and that logs in', async () => {
  const { email } = await member();
  await addPasskey();
  // The authenticator has no user present until the password has been sent.
  await isPresent(false);
  await logInAgain(page, product, email);
  await page.getByRole('heading', { name: said('login.factor.title') }).waitFor();
  expect(await isLoggedIn()).toBe(false);
  await isPresent(true);
  await press(page, said('prove.passkey.submit'));
  await left();
  expect(await isLoggedIn()).toBe(true);

  await loginPage();
  // The virtual device picks the one passkey that is offered at once: a click would still be under way when the page goes.
  await page.getByLabel(said('form.account'), { exact: true }).focus();
  await left();
  expect(await isLoggedIn()).toBe(true);
});

test('who dismisses the browser’s question can try again; a device that cannot tell who is there logs nobody in; a recovery code still does', async () => {
  const { email } = await member();
  const knowsPerson = (isUserVerified: boolean) =>
    device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.id, isUserVerified });
  await knowsPerson(false);
  await isPresent(false);
  await openPage(page, product.origin() + ACCOUNT_PAGE);
  await press(page, said('factors.add.passkey'));
  await page.getByText(said('factorsForm.passkey.waiting')).waitFor();
  await section()
    .getByRole('button', { name: said('shell.cancel'), exact: true })
    .click();
  await page.getByRole('button', { name: said('factors.add.passkey'), exact: true }).waitFor();
  expect(await device.count()).toBe(0);

  await knowsPerson(true);
  await isPresent(true);
  await press(page, said('factors.add.passkey'));
  const [code = ''] = await recoveryCodesOn(page);
  await keepCodes(page);
  await knowsPerson(false);
  await logInAgain(page, product, email);
  // The form has a button of the same name, which is there until this one has come.
  await page.getByRole('heading', { name: said('login.factor.title') }).waitFor();
  await press(page, said('prove.passkey.submit'));
  await page.getByText(said('prove.passkey.dismissed')).waitFor();
  expect(await isLoggedIn()).toBe(false);
  await press(page, said('prove.other'));
  await press(page, said('prove.way.recovery'));
  await page.getByLabel(said('prove.recovery.label'), { exact: true }).fill(code);
  await press(page, said('prove.submit'));
  await left();
  expect(await isLoggedIn()).toBe(true);
});
