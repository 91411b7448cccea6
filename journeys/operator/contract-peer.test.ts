import { encryptKey } from '@gatehouse/contract/login/login';
import { banStatus } from '@gatehouse/contract/recovery/ban';
import { regionCheck, registerPermission } from '@gatehouse/contract/region/region';
import { userInfo } from '@gatehouse/contract/session/session';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser, TWO_COLUMNS } from '../stage/browser.ts';
import { type ContractPeer, openContractPeer } from '../stage/contract-peer.ts';
import { giveBoth, openLogin } from '../stage/login.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { field, finish, openForm, PASSWORD, places, sendTo } from '../stage/sign-up.ts';

const DAY_MS = 86_400_000;
const BRAZIL = { code: 'BR', eea: false, open: true };
/** Calls of a page that this API does not have; the page continues without them. */
const MISSING = 'status of 404';
/** The page that says that the API does not answer. */
const BROKEN = 'status of 503';
/** A call that compliance has a say in, where the API does not say who asks. */
const UNDECIDED = 'status of 502';

let peer: ContractPeer;
let product: Product;
let browser: OwnBrowser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  peer = await openContractPeer();
  [product, browser] = await Promise.all([openProduct({ API_ORIGIN: peer.origin }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await peer?.close();
});
afterEach(async () => {
  await page?.context().close();
  peer.isIn(BRAZIL);
  expect(complaints.filter((one) => ![MISSING, BROKEN].some((known) => one.includes(known)))).toEqual([]);
});

/** Neither the proxy nor a file says where the visitor is: the API alone does. */
async function visit(): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: TWO_COLUMNS });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
}

const at = (path: string) => page.waitForURL((url) => url.pathname === path);
const toast = () => page.locator('[popover=manual] p');

test('[SIGNUP-04] [LOGIN-01] [SESS-06] [SESS-10] an account is opened by an emailed code, logs out, and logs in', async () => {
  const email = 'ada@contract.example';
  await visit();
  await openForm(page, product, places.global);
  await sendTo(page, 'newCode', email);
  await field(page, 'form.code').fill('000000');
  await page.locator('input[autocomplete="one-time-code"][aria-invalid=true]').waitFor();
  await field(page, 'form.code').fill(peer.codeFor(email));
  await finish(page, 'newCode');
  await at('/en/dashboard');
  await page.getByText(said('dashboard.welcome'), { exact: true }).waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: said('shell.account.menu') }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: said('shell.logOut') })
    .click();
  await at('/en/login');
  await hydrated(page);
  await giveBoth(page, email, `${PASSWORD}!`);
  await page.getByText(said('error.31002')).waitFor();
  await giveBoth(page, email);
  await at('/en/dashboard');
  await page.getByText('ad***@contract.example').first().waitFor();
});

test('[BAN-01] [BAN-02] [BAN-03] [BAN-04] [BAN-05] a banned account reads until when it is locked; a toast where the ban check does not know of it, or is missing; after 24 h the page to unlock it opens', async () => {
  await visit();
  await openLogin(page, product.origin());
  const logIn = async (email: string, since: number | 'unknown') => {
    peer.add(email, PASSWORD);
    peer.ban(email, since);
    await giveBoth(page, email);
  };
  const toasted = async () => {
    await toast().filter({ hasText: '31003' }).waitFor();
    await toast().locator('..').getByRole('button').click();
    await toast().waitFor({ state: 'detached' });
  };
  const since = Math.floor(Date.now() / 1000) * 1000 - 3_600_000;
  await logIn('hour@contract.example', since);
  const until = new Date(since + DAY_MS).toISOString().slice(0, 19).replace('T', ' ');
  await page.getByRole('dialog').getByText(until).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await logIn('nobody@contract.example', 'unknown');
  await toasted();
  peer.lacks(banStatus);
  onTestFinished(() => peer.lacks(banStatus, false));
  await logIn('lacking@contract.example', Date.now());
  await toasted();
  peer.lacks(banStatus, false);

  await logIn('days@contract.example', Date.now() - 2 * DAY_MS);
  await page.waitForURL('**/en/self-unblock?fromScene=login');
  await hydrated(page);
  await page.getByText(said('unblock.start.open')).waitFor();
});

describe('where the API says that the visitor is', () => {
  test('[REGION-03] [REGION-11] in a closed country the page says so before the form is filled in', async () => {
    peer.isIn({ code: 'US', eea: false, open: false });
    await visit();
    await page.goto(`${product.origin()}/en/register`);
    await at('/en/unavailable');
    await page.getByRole('heading', { level: 1, name: said('unavailable.title') }).waitFor();
  });

  test('[REGION-01] [REGION-05] in the EEA the dialog about residence leads to the regional site', async () => {
    peer.isIn({ code: 'NL', eea: true, open: true });
    await visit();
    await openForm(page, product, places.global);
    const dialog = page.getByRole('dialog');
    const { host } = new URL(product.origin('nl'));
    await dialog.getByText(said('residence.mainSiteEuResidenceConfirm.title')).waitFor();
    await dialog
      .getByRole('button', { name: said('residence.mainSiteEuResidenceConfirm.leave', { there: host }) })
      .click();
    await page.waitForURL(`${product.origin('nl')}/en-NL/register`, { waitUntil: 'commit' });
  });

  test('[REGION-01] [REGION-11] without both calls nothing is asked, and the form works', async () => {
    peer.lacks(regionCheck);
    peer.lacks(registerPermission);
    peer.isIn({ code: 'NL', eea: false, open: false });
    await visit();
    const asked = page.waitForResponse(`**/x-api${regionCheck.path}`);
    await openForm(page, product, places.global);
    await asked;
    await sendTo(page, 'newCode', 'nowhere@contract.example');
    expect(await page.getByRole('dialog').count()).toBe(0);
    peer.lacks(regionCheck, false);
    peer.lacks(registerPermission, false);
  });
});

describe('calls that are ours and that an API has to have', () => {
  test('[LOGIN-03] [HTTP-12] without the key a password is not sent, and the form says that it cannot go on', async () => {
    peer.add('keyless@contract.example', PASSWORD);
    peer.lacks(encryptKey);
    onTestFinished(() => peer.lacks(encryptKey, false));
    await visit();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await openLogin(page, product.origin());
    await giveBoth(page, 'keyless@contract.example');
    // Without the key the login by QR code cannot go on either, and says the same in its own card.
    const form = page.locator('#login');
    await form.getByText(said('form.unreachable', { host: new URL(product.origin()).host })).waitFor();
    expect(sent).not.toContain('/x-api/login');
  });

  test('[SESS-03] [SESS-08] without the user info a session is not taken for one', async () => {
    peer.add('infoless@contract.example', PASSWORD);
    await visit();
    await openLogin(page, product.origin());
    peer.lacks(userInfo);
    onTestFinished(() => peer.lacks(userInfo, false));
    await giveBoth(page, 'infoless@contract.example');
    await at('/en/dashboard');
    await page.locator('[data-page="broken"]').waitFor();
    expect(await page.getByRole('button', { name: said('shell.account.menu') }).count()).toBe(0);
    // The login page may begin a QR code between its login and the next page: whether this user may is not known.
    complaints = complaints.filter((one) => !one.includes(UNDECIDED));
  });
});
