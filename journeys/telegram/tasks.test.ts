import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { THEMES } from '../../apps/telegram/launches/themes.ts';
import { complaintsOf, expectAccessible, expectReadable, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice } from '../stage/login.ts';
import type { Product } from '../stage/product.ts';
import { saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { launched, newGuest, openPhone, type Phone, TASKS_PAGE } from '../stage/telegram.ts';
import { bind, expectExpired, linkedAccount, newAccount, press, title } from '../stage/telegram-steps.ts';

const COMPLETE = '/x-api/fht/growth/miniapp/task/v1/complete_task';

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
afterEach(() => phone?.context.close());

/** As the campaign of development gives them: the button names what it brings. */
const REWARDS = { open: '0.5 USDT', bind: '2 USDT' } as const;
const task = (page: Page, kind: 'open' | 'bind' | 'verify' | 'messages') =>
  page.getByRole('listitem').filter({ hasText: saidOn(page)(`telegramTasks.kind.${kind}`) });
const claim = (page: Page, kind: 'open' | 'bind') =>
  task(page, kind).getByRole('button', {
    name: saidOn(page)('telegramTasks.claim', { reward: REWARDS[kind] }),
    exact: true,
  });

/** A bound account that is logged in on the phone, at its tasks. */
async function openTasks(path = TASKS_PAGE) {
  const { guest, person } = await linkedAccount(product);
  phone = await openPhone(browser, product);
  await phone.context.addCookies(person.forBrowser());
  return { guest, person, page: await phone.launch({ person: guest, path }) };
}

test('[TG-11] [ROUTE-10] a task is claimed once; what is not done yet cannot be', async () => {
  const { page, guest } = await openTasks('/en/earn/tg-page');
  const complaints = complaintsOf(page);
  await title(page, saidOn(page)('telegramTasks.title'));
  const sent = page.waitForRequest((request) => request.url().endsWith(COMPLETE));
  await claim(page, 'open').click();
  expect((await sent).headers()).toHaveProperty('tgtoken');
  await page.getByText(saidOn(page)('telegramTasks.claimed.now')).waitFor();
  expect(await claim(page, 'open').count()).toBe(0);
  await expectAccessible(page);
  await page.getByText('0.5 USDT', { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);

  // Twice at once, and what is not fulfilled.
  const { data } = await launched(product, { person: guest });
  const complete = (taskId: string) =>
    page.evaluate(
      async ([url, id, token]) => {
        const headers = { 'content-type': 'application/json', TgToken: token };
        const body = JSON.stringify({ campaignId: 'demo', taskId: id });
        return (await (await fetch(url, { method: 'POST', headers, body })).json()) as Record<string, never>;
      },
      [COMPLETE, taskId, data] as const,
    );
  const both = await Promise.all([complete('bind-telegram'), complete('bind-telegram')]);
  expect(both).toMatchObject([{ ret_code: 0 }, { ret_code: 0 }]);
  const again = await complete('open-app');
  expect(again).toMatchObject({ ret_code: 0, result: { campaign: { earned: [{ amount: '2.5', currency: 'USDT' }] } } });
  expect((await complete('verify-identity')) as object).not.toMatchObject({ ret_code: 0 });
});

test('[TG-09] [TG-11] [TG-12] the tasks of a launch that is over are not shown: one dialog says so, and its one button closes', async () => {
  phone = await openPhone(browser, product);
  const page = await phone.launch({ person: newGuest(), path: TASKS_PAGE, defect: 'expired' });
  await expectExpired(page);
  await press(page, saidOn(page)('modal.session-expired.close-mini-app'));
  await expect.poll(phone.types).toContain('web_app_close');
});

test('[ROUTE-14] [REDIR-10] who is not logged in goes from the tasks to Telegram’s way in as source=task, and comes back', async () => {
  const { guest, email } = await linkedAccount(product);
  phone = await openPhone(browser, product);
  const page = await phone.launch({ person: guest, path: TASKS_PAGE });
  await page.getByRole('link', { name: saidOn(page)('telegramTasks.logIn.action') }).click();
  await page.waitForURL('**/en/telegram-register-login?source=task&*', { waitUntil: 'commit' });
  await confirmDevice(page, product, email);
  await page.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
  await claim(page, 'bind').waitFor();
});

test('[LOGIN-09] in the mini-app there is no way to register: it says where accounts are opened, and that link leaves Telegram', async () => {
  phone = await openPhone(browser, product);
  const page = await phone.launch({ person: newGuest(), path: '/en/login' });
  const outside = page.getByRole('link', { name: saidOn(page)('login.elsewhere.open') });
  await outside.waitFor();
  // From then on links that leave are Telegram's to open.
  await expect.poll(phone.types).toContain('web_app_ready');
  expect(await page.getByRole('link', { name: saidOn(page)('login.register'), exact: true }).count()).toBe(0);
  // Before that it is a plain link to a new tab.
  await page.waitForFunction(() => 'Telegram' in globalThis);
  await outside.click();
  await expect.poll(phone.types).toContain('web_app_open_link');
  const opened = phone.events().find(({ type }) => type === 'web_app_open_link');
  expect(opened?.data).toEqual({ url: `${product.origin()}/en/register` });
  const register = await phone.launch({ person: newGuest(), path: '/en/register' });
  await register.waitForURL('**/en/login*', { waitUntil: 'commit' });
  expect(await register.getByRole('textbox', { name: saidOn(page)('form.email'), exact: true }).count()).toBe(0);
});

test('[TG-05] on EU the box is not ticked, and Telegram is linked only once it is', async () => {
  const guest = newGuest();
  const { person } = await newAccount(product, 'eu.localhost');
  phone = await openPhone(browser, product, { from: 'IE' });
  await phone.context.addCookies(person.forBrowser());
  const site = product.origin('eu');
  const page = await phone.launch({ person: guest, site, path: '/en-EU/telegram-register-login' });
  await title(page, saidOn(page)('telegram.link.title'));
  const box = page.getByRole('checkbox');
  expect(await box.isChecked()).toBe(false);
  const accept = page.getByRole('button', { name: saidOn(page)('telegram.link.accept'), exact: true });
  expect(await accept.getAttribute('aria-disabled')).toBe('true');
  // The hint belongs to the box, before and after a press that does nothing.
  const hint = () =>
    box.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(await hint()).toContain(saidOn(page)('telegram.link.accept.unticked'));
  await accept.press('Enter');
  await page.getByRole('alert').getByText(saidOn(page)('telegram.link.accept.unticked')).waitFor();
  expect(await hint()).toBe(saidOn(page)('telegram.link.accept.unticked'));
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.locator('[data-advice]').count()).toBe(0);
  await box.check();
  await accept.click();
  await title(page, saidOn(page)('telegram.bound.title'));
});

test('[PLAT-02] in the Emirates, from right to left, at 320 px, it is readable in each of Telegram’s themes', async () => {
  phone = await openPhone(browser, product, { from: 'AE', viewport: { width: 320, height: 640 } });
  const launch = { person: 7100000002, site: product.origin('ae'), theme: 'dark' } as const;
  const page = await phone.launch({ ...launch, path: '/ar-ARE/telegram-register-login' });
  await page.locator('main button:visible').nth(1).waitFor();
  // Telegram shows no address to compare with. The next document says what to trust instead.
  await page.getByText(saidOn(page)('site.officialHost.help')).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  for (const theme of ['light', 'garden', 'pale'] as const) {
    await phone.tell('theme_changed', { theme_params: THEMES[theme] });
    const paper = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--paper'));
    await expect.poll(paper).toBe(THEMES[theme].bg_color);
    await expectReadable(page);
  }
  await page.reload();
  await page.getByText(saidOn(page)('site.officialHost.miniApp', { bot: 'gatehouse_demo_bot' })).waitFor();
});

test('[TG-08] [LOGIN-10] on the Turkish site a failed binding has a code of that site', async () => {
  const guest = newGuest();
  const mine = await newAccount(product, 'tr.localhost');
  const theirs = await newAccount(product, 'tr.localhost');
  expect(await bind(product, theirs.person, guest, 'TR')).toMatch(/^success\|/);
  expect(await bind(product, mine.person, guest, 'TR')).toMatch(/^trlogin1003\|/);
});
