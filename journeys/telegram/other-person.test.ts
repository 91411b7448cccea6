import { codes } from '@gatehouse/contract/errors/codes';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice } from '../stage/login.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { type Launch, launched, newGuest, openPhone, type Phone, TASKS_PAGE } from '../stage/telegram.ts';
import { linkedAccount, press, switchAccounts, title, titleOfAuthorise } from '../stage/telegram-steps.ts';

const LAUNCH = '/x-api/user/public/telegram/launch';

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

/** The phone has the session of another person's account, from before the launch. */
async function withSessionOf({ person }: { person: Person }): Promise<void> {
  await phone.context.addCookies(person.forBrowser());
  await beforeTheLaunch(person);
}
async function beforeTheLaunch(person: Person): Promise<void> {
  const { ret_code } = await person.call('/user/private/info');
  expect(ret_code).toBe(0);
  // Telegram's dates are full seconds: the launch has to be of a later one.
  const second = () => Math.floor(Date.now() / 1_000);
  const before = second();
  await expect.poll(second).toBeGreaterThan(before);
}
const codeOf = async (person: Person) => (await person.call('/user/private/info')).ret_code;
const whoseOn = (page: Page) =>
  page.evaluate(async () => {
    const { result } = await (await fetch('/x-api/user/private/info')).json();
    return (result as { id?: number } | undefined)?.id;
  });

test.each(['/en/telegram-register-login', TASKS_PAGE])(
  '[TG-12] [PLAT-02] opened by another linked person at %s, the mini-app asks, ends the old session, and logs that person in',
  async (path) => {
    const [ada, bob] = [await linkedAccount(product), await linkedAccount(product)];
    await withSessionOf(ada);
    const page = await phone.launch({ person: bob.guest, path });
    const complaints = complaintsOf(page);
    await switchAccounts(page);
    await confirmDevice(page, product, bob.email);
    await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
    const { result } = await bob.person.call('/user/private/info');
    expect(await whoseOn(page)).toBe(result.id);
    expect(await codeOf(ada.person)).toBe(10006);
    expect(complaints).toEqual([]);
  },
);

test('[TG-12] [TG-04] opened by a person who is not linked, it asks them how to go on', async () => {
  const [ada, guest] = [await linkedAccount(product), newGuest()];
  await withSessionOf(ada);
  const page = await phone.launch({ person: guest });
  await switchAccounts(page);
  await title(page, titleOfAuthorise(guest));
  expect([await codeOf(ada.person), await whoseOn(page)]).toEqual([10006, undefined]);
});

test('[TG-12] a launch that is tampered, unsigned, another bot’s, expired or used ends nobody’s session', async () => {
  const [ada, bob] = [await linkedAccount(product), await linkedAccount(product)];
  await beforeTheLaunch(ada.person);
  const [hers, elsewhere] = [1, 2].map(() => createPerson(product.port, { country: 'GB' })) as [Person, Person];
  for (const [name, value] of ada.person.cookies) hers.cookies.set(name, value);
  const dataOf = async (defect?: Launch['defect']) =>
    (await launched(product, { person: bob.guest, ...(defect ? { defect } : {}) })).data;
  const isEnded = async (telegram_callback_mini: string) =>
    (await hers.call('/user/public/telegram/launch', { telegram_callback_mini, end_session: true })).result
      ?.session_ended;
  const used = await dataOf();
  const { ret_code } = await elsewhere.call('/user/public/login/thirdparty', { telegram_callback_mini: used });
  expect(ret_code).toBe(codes.verificationAsked);
  for (const [defect, data] of [
    ['tampered', await dataOf('tampered')],
    ['unsigned', await dataOf('unsigned')],
    ['other-bot', await dataOf('other-bot')],
    ['expired', await dataOf('expired')],
    ['used', used],
  ] as const)
    expect([defect, await isEnded(data), await codeOf(ada.person)]).toEqual([defect, undefined, 0]);
  expect([await isEnded(await dataOf()), await codeOf(ada.person)]).toEqual([true, codes.sessionInvalid]);
});

test('[TG-12] in the mini-app a launch that is not genuine leaves the session as it was', async () => {
  const [ada, bob] = [await linkedAccount(product), await linkedAccount(product)];
  await withSessionOf(ada);
  const asked = phone.context.waitForEvent('response', (answer) => answer.url().endsWith(LAUNCH));
  const page = await phone.launch({ person: bob.guest, defect: 'tampered' });
  await asked;
  const { result } = await ada.person.call('/user/private/info');
  await expect.poll(() => whoseOn(page)).toBe(result.id);
  expect(await codeOf(ada.person)).toBe(0);
});

test('[TG-12] a launch of another person, as a stranger may put it into an address, ends no session alone: who stays logged in goes on as before, and is asked once in a launch', async () => {
  const [ada, bob] = [await linkedAccount(product), await linkedAccount(product)];
  await withSessionOf(ada);
  const page = await phone.launch({ person: bob.guest });
  await title(page, said('telegram.switch.title'));
  expect(await codeOf(ada.person)).toBe(0);
  await expectAccessible(page);
  await press(page, said('telegram.switch.decline'));
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: said('telegramTasks.otherPerson.title') }).waitFor();
  await page.goto(`${product.origin()}/en/telegram-register-login`);
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  const { result } = await ada.person.call('/user/private/info');
  expect([await whoseOn(page), await codeOf(ada.person)]).toEqual([result.id, 0]);
});

test('[TG-06] [TG-12] one’s own session goes on: the launch is told once, and the status is asked for', async () => {
  const ada = await linkedAccount(product);
  await withSessionOf(ada);
  const asked: string[] = [];
  phone.context.on('request', (request) => {
    const isHere = request.headers().referer?.includes('/telegram-register-login');
    if (isHere && request.url().includes('/x-api/')) asked.push(new URL(request.url()).pathname);
  });
  const page = await phone.launch({ person: ada.guest });
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  expect(asked.filter((path) => path === LAUNCH)).toHaveLength(1);
  expect(asked).toContain('/x-api/user/private/telegram-bind-status');
  await page
    .getByRole('button', { name: /^Claim / })
    .first()
    .waitFor();
  expect(await codeOf(ada.person)).toBe(0);
});
