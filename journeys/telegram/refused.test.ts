import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnBrowser } from '../stage/browser.ts';
import { openBrowser } from '../stage/browser.ts';
import { accountField, confirmDevice } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { launched, newGuest, openPhone, type Phone, TASKS_PAGE, TELEGRAM_PAGE } from '../stage/telegram.ts';
import {
  acceptLink,
  bind,
  expectExpired,
  newAccount,
  press,
  title,
  titleOfAuthorise,
  toLinkQuestion,
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

test.each(['stale', 'expired', 'future', 'tampered', 'unsigned', 'other-bot'] as const)(
  '[TG-09] [TG-12] data that is %s opens no session: the session has expired, and its button closes the mini-app',
  async (defect) => {
    const guest = newGuest();
    const { person } = await newAccount(product);
    expect(await bind(product, person, guest)).toMatch(/^success\|/);
    const page = await phone.launch({ person: guest, defect });
    await expectExpired(page);
    expect(await loggedIn()).toBe(false);
    expect(await reads()).not.toContain('b_t_c_k');
    await dialog().getByText(said('modal.session-expired.close-mini-app'), { exact: true }).click();
    await expect.poll(phone.types).toContain('web_app_close');
    // A Telegram that does not close it leaves the other ways.
    await press(page, said('telegram.otherWay'));
    await accountField(page).waitFor();
  },
);

test('[TG-12] the same data logs in on one phone, and after a reload there, and on no other', async () => {
  const guest = newGuest();
  const { email, person } = await newAccount(product);
  expect(await bind(product, person, guest)).toMatch(/^success\|/);
  const { url } = await launched(product, { person: guest });
  // A new device confirms itself, as with every way to log in.
  await confirmDevice(await phone.launch(url), product, email);
  await phone.page().waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  const thief = await openPhone(browser, product);
  const page = await thief.launch(url);
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: said('modal.session-expired.title') })
    .waitFor();
  expect((await thief.context.cookies()).map(({ name }) => name)).not.toContain('b_t_c_k');
  await thief.context.close();
  await phone.launch(url);
  await phone.page().waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  expect(await loggedIn()).toBe(true);
});

test('[PLAT-02] [TG-12] a link with another person’s launch data logs no browser in', async () => {
  const guest = newGuest();
  const { person } = await newAccount(product);
  expect(await bind(product, person, guest)).toMatch(/^success\|/);
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

test.each(['tampered', 'other-bot', 'future', 'unsigned'] as const)(
  '[TG-12] a login that carries %s data is refused before the password counts',
  async (defect) => {
    const { email, person } = await newAccount(product);
    const { data } = await launched(product, { person: newGuest(), defect });
    const other = createPerson(product.port);
    const password = await other.locked('four quiet words here');
    const { ret_code } = await other.call('/login', { login_name: email, ...password, telegram_callback_mini: data });
    expect(ret_code).toBe(700220);
    expect(other.cookies.has('b_t_c_k')).toBe(false);
    expect((await person.call('/user/private/telegram-bind-status')).result.bind_status).toBe(0);
  },
);

test('[TG-08] a Telegram account of another account is not linked: the dialog says so, and offers no second try', async () => {
  const guest = newGuest();
  const [{ email, person: mine }, { person: theirs }] = [await newAccount(product), await newAccount(product)];
  const page = await toLinkQuestion(phone, product, guest, email);
  // Meanwhile.
  expect(await bind(product, theirs, guest)).toMatch(/^success\|/);
  await acceptLink(page);
  await dialog()
    .getByRole('heading', { name: said('telegram.unbound.title.taken') })
    .waitFor();
  await dialog().getByText(said('error.login1003')).waitFor();
  expect(
    await dialog()
      .getByRole('button', { name: said('telegram.unbound.know'), exact: true })
      .count(),
  ).toBe(1);
  expect(
    await dialog()
      .getByRole('button', { name: said('modal.bind-again') })
      .count(),
  ).toBe(0);
  expect((await mine.call('/user/private/telegram-bind-status')).result.bind_status).toBe(0);
  await dialog()
    .getByRole('button', { name: said('telegram.unbound.know'), exact: true })
    .click();
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
});

test('[TG-08] an account with another Telegram account keeps that one (login1004)', async () => {
  const guest = newGuest();
  const { email, person } = await newAccount(product);
  const page = await toLinkQuestion(phone, product, guest, email);
  expect(await bind(product, person, newGuest())).toMatch(/^success\|/);
  await acceptLink(page);
  await dialog()
    .getByRole('heading', { name: said('telegram.unbound.title.other') })
    .waitFor();
  expect(
    await dialog()
      .getByRole('button', { name: said('modal.bind-again') })
      .count(),
  ).toBe(0);
  await dialog()
    .getByRole('button', { name: said('telegram.unbound.know'), exact: true })
    .click();
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  // From then on that other one logs in, and this one does not.
  await phone.context.clearCookies();
  await phone.launch({ person: guest });
  await title(phone.page(), titleOfAuthorise(guest));
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
