import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice } from '../stage/login.ts';
import type { Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { launched, newGuest, openPhone, type Phone, TASKS_PAGE } from '../stage/telegram.ts';
import { bind, newAccount, press, switchAccounts, title, titleOfAuthorise } from '../stage/telegram-steps.ts';

const LAUNCH = '/x-api/user/public/telegram/launch';
const LOGIN = '/x-api/user/public/login/thirdparty';

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

/** An account that is linked to a person of Telegram. */
async function linked() {
  const guest = newGuest();
  const { email, person } = await newAccount(product);
  expect(await bind(product, person, guest)).toMatch(/^success\|/);
  return { guest, email, person };
}
/** The phone has the session of another person's account, from before the launch. */
async function withSessionOf({ person }: { person: Person }): Promise<void> {
  await phone.context.addCookies(person.forBrowser());
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
    const [ada, bob] = [await linked(), await linked()];
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
  const [ada, guest] = [await linked(), newGuest()];
  await withSessionOf(ada);
  const page = await phone.launch({ person: guest });
  await switchAccounts(page);
  await title(page, titleOfAuthorise(guest));
  expect([await codeOf(ada.person), await whoseOn(page)]).toEqual([10006, undefined]);
});

test.each(['tampered', 'unsigned', 'other-bot', 'expired', 'replayed'] as const)(
  '[TG-12] a launch that is %s ends nobody’s session',
  async (defect) => {
    const [ada, bob] = [await linked(), await linked()];
    if (defect === 'replayed') {
      const elsewhere = await openPhone(browser, product);
      const opened = elsewhere.context.waitForEvent('response', (answer) => answer.url().endsWith(LOGIN));
      await elsewhere.launch({ person: bob.guest });
      await opened;
      await elsewhere.context.close();
    }
    await withSessionOf(ada);
    const asked = phone.context.waitForEvent('response', (answer) => answer.url().endsWith(LAUNCH));
    const page = await phone.launch({ person: bob.guest, defect });
    await asked;
    const { result } = await ada.person.call('/user/private/info');
    await expect.poll(() => whoseOn(page)).toBe(result.id);
    expect(await codeOf(ada.person)).toBe(0);
  },
);

test('[TG-12] who stays logged in goes on as before, and is asked once in a launch', async () => {
  const [ada, bob] = [await linked(), await linked()];
  await withSessionOf(ada);
  const page = await phone.launch({ person: bob.guest });
  await title(page, said('telegram.switch.title'));
  await expectAccessible(page);
  await press(page, said('telegram.switch.decline'));
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: said('telegramTasks.otherPerson.title') }).waitFor();
  await page.goto(`${product.origin()}/en/telegram-register-login`);
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  const { result } = await ada.person.call('/user/private/info');
  expect([await whoseOn(page), await codeOf(ada.person)]).toEqual([result.id, 0]);
});

test('[TG-12] a launch of a stranger’s, put into an address, takes no one’s session away', async () => {
  const [victim, mallory] = [await linked(), await linked()];
  await withSessionOf(victim);
  const { url } = await launched(product, { person: mallory.guest });
  const page = await phone.launch(url);
  await title(page, said('telegram.switch.title'));
  expect(await codeOf(victim.person)).toBe(0);
});

test('[TG-06] with a session of one’s own the launch is told once, and the status is asked for', async () => {
  const ada = await linked();
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
});

test('[TG-12] one’s own session goes on', async () => {
  const ada = await linked();
  await withSessionOf(ada);
  const page = await phone.launch({ person: ada.guest, path: TASKS_PAGE });
  await page
    .getByRole('button', { name: /^Claim / })
    .first()
    .waitFor();
  expect(await codeOf(ada.person)).toBe(0);
});
