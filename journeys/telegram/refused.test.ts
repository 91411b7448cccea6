import { codes } from '@gatehouse/contract/errors/codes';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnBrowser } from '../stage/browser.ts';
import { openBrowser } from '../stage/browser.ts';
import { accountField } from '../stage/login.ts';
import { createPerson, isOfDevice } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { launched, newGuest, openPhone, type Phone, TASKS_PAGE, TELEGRAM_PAGE } from '../stage/telegram.ts';
import {
  acceptLink,
  bind,
  expectExpired,
  linkedAccount,
  linkQuestionOf,
  newAccount,
  press,
} from '../stage/telegram-steps.ts';

let product: Product;
let browser: OwnBrowser;
let phone: Phone;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  phone = await openPhone(browser, product);
});
afterEach(() => phone.context.close());

const dialog = () => phone.page().getByRole('dialog');
/** Whether the phone has a session. */
const loggedIn = async () => {
  const read = async () =>
    (await (await fetch('/x-api/user/private/telegram-bind-status')).json()) as { ret_code: number };
  return (await phone.page().evaluate(read)).ret_code === 0;
};
const reads = async () => (await phone.context.cookies()).map(({ name }) => name);

/** What the API says of launch data on another device than those that are known. */
async function openWith(data: string) {
  const visitor = createPerson(product.port, { country: 'GB' });
  const { ret_code } = await visitor.call('/user/public/login/thirdparty', { telegram_callback_mini: data });
  return { ret_code, session: visitor.cookies.get('b_t_c_k') };
}

test('[TG-12] data that is stale, expired, of the future, tampered, unsigned or another bot’s opens no session', async () => {
  const { guest } = await linkedAccount(product);
  for (const [defect, code] of [
    ['stale', codes.telegramDataExpired],
    ['expired', codes.telegramDataExpired],
    ['future', codes.telegramDataInvalid],
    ['tampered', codes.telegramDataInvalid],
    ['unsigned', codes.telegramDataInvalid],
    ['other-bot', codes.telegramDataInvalid],
  ] as const) {
    const { data } = await launched(product, { person: guest, defect });
    expect(await openWith(data), defect).toEqual({ ret_code: code, session: undefined });
  }
});

// Each has a code of its own.
test('[TG-09] [TG-12] where data is too old, or not genuine, the session has expired, and the button of that dialog closes the mini-app', async () => {
  const { guest } = await linkedAccount(product);
  for (const defect of ['stale', 'tampered'] as const) {
    const page = await phone.launch({ person: guest, defect });
    await expectExpired(page);
    expect([defect, await loggedIn()]).toEqual([defect, false]);
    expect(await reads()).not.toContain('b_t_c_k');
    await dialog().getByText(said('modal.session-expired.close-mini-app'), { exact: true }).click();
    await expect.poll(phone.types).toContain('web_app_close');
  }
  // A Telegram that does not close it leaves the other ways.
  await press(phone.page(), said('telegram.otherWay'));
  await accountField(phone.page()).waitFor();
});

test('[TG-12] the same data logs in on one phone, and after a reload there, and on no other', async () => {
  const { guest, person } = await linkedAccount(product);
  const { url, data } = await launched(product, { person: guest });
  await phone.context.addCookies(person.forBrowser().filter(({ name }) => isOfDevice(name)));
  for (const reload of [false, true]) {
    await phone.launch(url);
    await phone.page().waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
    expect([reload, await loggedIn()]).toEqual([reload, true]);
    expect(await openWith(data)).toEqual({ ret_code: codes.telegramDataExpired, session: undefined });
  }
});

test('[PLAT-02] [TG-12] a link with another person’s launch data logs no browser in', async () => {
  const { guest } = await linkedAccount(product);
  const { url } = await launched(product, { person: guest });
  const context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  await page.goto(url);
  await page.getByText(said('telegram.lacks.none')).waitFor();
  expect(calls).not.toContain('/x-api/user/public/login/thirdparty');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('b_t_c_k');
  await context.close();
});

test('[TG-12] a login that carries data which is tampered, another bot’s, of the future or unsigned is refused before the password counts', async () => {
  const { email, person } = await newAccount(product);
  for (const defect of ['tampered', 'other-bot', 'future', 'unsigned'] as const) {
    const { data } = await launched(product, { person: newGuest(), defect });
    const other = createPerson(product.port);
    const password = await other.locked('four quiet words here');
    const { ret_code } = await other.call('/login', { login_name: email, ...password, telegram_callback_mini: data });
    expect([defect, ret_code]).toEqual([defect, codes.telegramDataInvalid]);
    expect(other.cookies.has('b_t_c_k')).toBe(false);
  }
  expect((await person.call('/user/private/telegram-bind-status')).result.bind_status).toBe(0);
});

const know = () => dialog().getByRole('button', { name: said('telegram.unbound.know'), exact: true });

/** The dialog that says why Telegram is not linked, with one button, which leads on. */
async function expectUnbound(why: 'taken' | 'other'): Promise<void> {
  await dialog()
    .getByRole('heading', { name: said(`telegram.unbound.title.${why}`) })
    .waitFor();
  expect(await know().count()).toBe(1);
  expect(
    await dialog()
      .getByRole('button', { name: said('modal.bind-again') })
      .count(),
  ).toBe(0);
}

test('[TG-08] a Telegram account of another account is not linked: the dialog says so, and offers no second try', async () => {
  const guest = newGuest();
  const [{ person: mine }, { person: theirs }] = [await newAccount(product), await newAccount(product)];
  const page = await linkQuestionOf(mine, phone, guest);
  // Meanwhile.
  expect(await bind(product, theirs, guest)).toMatch(/^success\|/);
  await acceptLink(page);
  await expectUnbound('taken');
  await dialog().getByText(said('error.login1003')).waitFor();
  expect((await mine.call('/user/private/telegram-bind-status')).result.bind_status).toBe(0);
  await know().click();
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
});

test('[TG-08] an account with another Telegram account keeps that one (login1004)', async () => {
  const [guest, other] = [newGuest(), newGuest()];
  const { person } = await newAccount(product);
  const page = await linkQuestionOf(person, phone, guest);
  expect(await bind(product, person, other)).toMatch(/^success\|/);
  await acceptLink(page);
  await expectUnbound('other');
  await know().click();
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  // From then on that other one logs in, as far as the check of a new device, and this one does not.
  const codeOf = async (one: number) => (await openWith((await launched(product, { person: one })).data)).ret_code;
  expect([await codeOf(guest), await codeOf(other)]).toEqual([codes.thirdPartyOutcome, codes.verificationAsked]);
});

test('[TG-09] a launch that is over when the person links leaves the account as it was', async () => {
  const guest = newGuest();
  const { person } = await newAccount(product);
  await phone.context.addCookies(person.forBrowser());
  await phone.launch({ person: guest, defect: 'expired' });
  await dialog()
    .getByRole('heading', { name: said('modal.session-expired.title') })
    .waitFor();
  expect(new URL(phone.page().url()).pathname).toBe(TELEGRAM_PAGE);
  expect((await person.call('/user/private/telegram-bind-status')).result.bind_status).toBe(0);
});
