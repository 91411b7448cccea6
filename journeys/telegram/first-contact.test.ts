import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { unproven } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { appCode, appOf, loggedOut } from '../stage/factor-steps.ts';
import { confirmDevice, giveBoth } from '../stage/login.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { botMessages, newGuest, openPhone, type Phone, TASKS_PAGE } from '../stage/telegram.ts';
import {
  acceptLink,
  answerAuthorise,
  linkButton,
  linkedAccount,
  linkQuestionOf,
  newAccount,
  press,
  title,
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

const atTasks = () => phone.page().waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });

test('[PLAT-02] [PLAT-03] [SHELL-03] the first launch of a newcomer needs one document, has no header of ours, says in which program of Telegram it is, and leads to the question', async () => {
  let documents = 0;
  phone.context.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  for (const [platform, label] of [
    ['ios', 'ios_tg'],
    ['android', 'android_tg'],
    ['tdesktop', 'pc_tg'],
  ] as const) {
    documents = 0;
    const sent = phone.context.waitForEvent('request', (request) => request.url().endsWith('/login/thirdparty'));
    const page = await phone.launch({ person: newGuest(), platform });
    expect(JSON.parse((await sent).postDataJSON().ext_json), platform).toMatchObject({ platform: label });
    await page.getByRole('button', { name: said('telegram.authorise.decline') }).waitFor();
    expect(documents, platform).toBe(1);
    expect(await page.getByRole('banner').count(), platform).toBe(0);
  }
});

test('[TG-01] [TG-04] [TG-05] [TG-06] [SHELL-12] [REDIR-10] from first contact to an account that is bound, and logged in by itself from then on', async () => {
  const guest = newGuest();
  const { email, person } = await newAccount(product);
  const page = await phone.launch({ person: guest });
  const complaints = complaintsOf(page);
  await page.getByRole('button', { name: said('telegram.authorise.decline') }).waitFor();
  await expectAccessible(page);
  await answerAuthorise(page, guest, 'accept');
  const sent = page.waitForRequest((request) => request.url().endsWith('/x-api/login'));
  await giveBoth(page, email);
  await page.getByLabel(said('prove.trust'), { exact: true }).check();
  await confirmDevice(page, product, email);
  // LOGIN-04
  expect((await sent).postDataJSON()).toMatchObject({ telegram_callback_mini: expect.stringContaining('hash=') });

  await title(page, said('telegram.link.title'));
  const box = page.getByRole('checkbox');
  expect(await box.isChecked()).toBe(true);
  await expectAccessible(page);
  await acceptLink(page);
  await title(page, said('telegram.bound.title'));
  // TG-07: the toast says it, and nothing else does.
  await page.getByText(said('telegram.bound.toast')).first().waitFor();
  expect(await page.getByText(/Telegram is linked/).count()).toBe(1);
  await press(page, said('telegram.continue'));
  await atTasks();
  expect(complaints).toEqual([]);
  expect((await person.call('/user/private/telegram-bind-status')).result.bind_status).toBe(1);
  expect(JSON.stringify((await person.call('/user/private/account/history')).result)).toContain('thirdPartyLinked');
  const told = async () => (await product.mails(email)).map(({ text }) => text).join();
  await expect.poll(told).toContain('You can now log in with it to your account on Gatehouse');

  // Another day: the session is over.
  await phone.page().close();
  await loggedOut(phone.context);
  await phone.launch({ person: guest });
  await atTasks();
  const status = await phone
    .page()
    .evaluate(async () => (await fetch('/x-api/user/private/telegram-bind-status')).json());
  expect(status).toMatchObject({ ret_code: 0, result: { bind_status: 1 } });
  await expect.poll(() => botMessages(product, guest)).not.toEqual([]);
});

test('[TG-05] a session that has proved nothing yet is asked for a security check before Telegram is linked', async () => {
  const guest = newGuest();
  const { email, person } = await newAccount(product);
  await unproven(person);
  await phone.context.addCookies(person.forBrowser());
  const page = await phone.launch({ person: guest });
  await acceptLink(page);
  await page.getByRole('dialog', { name: said('stepUp.title') }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(said('telegram.link.unproven')).waitFor();
  expect((await person.call('/user/private/telegram-bind-status')).result.bind_status).toBe(0);

  await acceptLink(page);
  const dialog = page.getByRole('dialog', { name: said('stepUp.title') });
  await dialog.getByText(said('stepUp.action.telegram')).waitFor();
  const code = dialog.getByLabel(said('form.code'), { exact: true });
  await code.waitFor();
  await code.fill(await product.nextCodeFor(email));
  await title(page, said('telegram.bound.title'));
  expect((await person.call('/user/private/telegram-bind-status')).result.bind_status).toBe(1);
});

test('[TG-02] [TG-04] [SHELL-12] who declines goes on without Telegram, is not asked again in this launch, and may still choose it; the login carries nothing that Telegram has signed', async () => {
  const guest = newGuest();
  const { email } = await newAccount(product);
  const page = await phone.launch({ person: guest });
  await answerAuthorise(page, guest, 'decline');
  await page.getByText(said('telegram.form.along')).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: said('telegram.form.use') }).waitFor();
  const sent = page.waitForRequest((request) => request.url().endsWith('/x-api/login'));
  await giveBoth(page, email);
  const payload: Record<string, unknown> = (await sent).postDataJSON();
  expect([payload.telegram_callback, payload.telegram_callback_mini]).toEqual([undefined, undefined]);
});

test('[TG-05] [TG-06] who does not link Telegram goes on, and is asked once on this phone', async () => {
  const guest = newGuest();
  const { person } = await newAccount(product);
  const page = await linkQuestionOf(person, phone, guest);
  const box = page.getByRole('checkbox');
  await box.uncheck();
  expect(await linkButton(page).getAttribute('aria-disabled')).toBe('true');
  await linkButton(page).press('Enter');
  await page.getByText(said('telegram.link.accept.unticked')).last().waitFor();
  await press(page, said('telegram.link.decline'));
  await atTasks();
  expect((await person.call('/user/private/telegram-bind-status')).result.bind_status).toBe(0);
  await phone.launch({ person: guest });
  await atTasks();
});

test('[TG-04] [LOGIN-08] a later launch asks again; Back drops what Telegram told', async () => {
  const guest = newGuest();
  await answerAuthorise(await phone.launch({ person: guest }), guest, 'decline');
  const page = await phone.launch({ person: guest });
  await answerAuthorise(page, guest, 'accept');
  await page.getByText(said('telegram.form.along')).waitFor();
  await expect.poll(phone.types).toContain('web_app_setup_back_button');
  await phone.tell('back_button_pressed');
  await page.getByText(said('telegram.form.along')).waitFor({ state: 'detached' });
  await press(page, said('telegram.form.use'));
  await answerAuthorise(page, guest, 'accept');
});

test('[TG-12] [LOGIN-02] Telegram is no second factor: who has an app is asked for its code', async () => {
  const { guest, person } = await linkedAccount(product);
  const { secret } = await appOf(person);
  const page = await phone.launch({ person: guest });
  await page.getByText(said('telegram.factor')).waitFor();
  await page.getByLabel(said('form.code'), { exact: true }).fill(appCode(secret));
  await atTasks();
});
