import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, openPage } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { newDevice } from '../stage/sign-up.ts';
import { newGuest } from '../stage/telegram.ts';
import { bind, logInOn, newAccount, press } from '../stage/telegram-steps.ts';

const ACCOUNT = '/en/app/user/account-info';
/** Bound by no other journey. */
const NOA = 7100000004;
const MEI_LING = 7100000007;

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

const statusOf = async (person: Person) => (await person.call('/user/private/telegram-bind-status')).result;
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** The account page of a person, as far as Telegram's page. */
async function linkOf(person: Person): Promise<Page> {
  context = await contextOf(browser, person, { extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  const page = await context.newPage();
  await openPage(page, product.origin() + ACCOUNT);
  await page.getByRole('region', { name: said('account.section.telegram') }).scrollIntoViewIfNeeded();
  await press(page, said('telegram.card.add'));
  await page.waitForURL('**/dev/telegram/auth?*');
  return page;
}

async function answerAs(page: Page, name: RegExp, button: 'Log in' | 'Cancel'): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('[TG-08] in a browser a Telegram account of another account is not linked: the dialog says so, and leads on or to bind again', async () => {
  const [{ person: mine }, { person: theirs }] = [await newAccount(product), await newAccount(product)];
  expect(await bind(product, theirs, NOA)).toMatch(/^success\|/);
  const page = await linkOf(mine);
  const complaints = complaintsOf(page);
  await answerAs(page, /Noa/, 'Log in');
  await dialog(page)
    .getByRole('heading', { name: said('telegram.unbound.title.taken') })
    .waitFor();
  await dialog(page).getByText(said('error.telegramAlreadyBind')).waitFor();
  await expectAccessible(page);
  await button(page, said('modal.bind-again')).click();
  await page.waitForURL(`**${ACCOUNT}`, { waitUntil: 'commit' });
  expect([(await statusOf(mine)).bind_status, (await statusOf(theirs)).bind_status]).toEqual([0, 1]);
  expect(complaints).toEqual([]);
});

test('[TG-08] who cancels on Telegram’s page has failed at nothing: no dialog; an account with another Telegram account keeps that one, and to go on leads to the account', async () => {
  const { person } = await newAccount(product);
  const page = await linkOf(person);
  await answerAs(page, /ნინო/, 'Cancel');
  const again = said('thirdParty.again', { name: 'Telegram' });
  await page.getByRole('button', { name: again }).waitFor();
  expect(await dialog(page).count()).toBe(0);
  await press(page, again);
  // Meanwhile.
  expect(await bind(product, person, newGuest())).toMatch(/^success\|/);
  await answerAs(page, /ნინო/, 'Log in');
  await dialog(page)
    .getByRole('heading', { name: said('telegram.unbound.title.other') })
    .waitFor();
  await button(page, said('modal.continue')).click();
  await page.waitForURL(`**${ACCOUNT}`, { waitUntil: 'commit' });
  expect(await statusOf(person)).toMatchObject({ bind_status: 1 });
});

test('[TG-08] to link after a login fails with the code of a login, without a second try, and goes on', async () => {
  const [{ email }, { person: theirs }] = [await newAccount(product), await newAccount(product)];
  const page = await newDevice(browser, { from: 'GB' });
  context = page.context();
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await press(page, said('thirdParty.button.continue', { name: 'Telegram' }));
  await page.waitForURL('**/dev/telegram/auth?*');
  await answerAs(page, /美玲/, 'Log in');
  await press(page, said('thirdParty.new.link'));
  await logInOn(page, product, email);
  await page.getByRole('button', { name: said('thirdParty.link.submit', { name: 'Telegram' }) }).waitFor();
  // Meanwhile.
  expect(await bind(product, theirs, MEI_LING)).toMatch(/^success\|/);
  await press(page, said('thirdParty.link.submit', { name: 'Telegram' }));
  await dialog(page).getByText(said('error.login1003')).waitFor();
  expect(await button(page, said('modal.bind-again')).count()).toBe(0);
  await button(page, said('modal.continue')).click();
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
});
