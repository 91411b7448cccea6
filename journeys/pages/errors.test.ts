import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../stage/account-page.ts';
import {
  type AnswerStage,
  contextFor,
  fillLogin,
  openAnswerStage,
  refusalOf,
  send,
  toastsOf,
} from '../stage/answer-stage.ts';
import { expectAccessible } from '../stage/browser.ts';
import { said } from '../stage/said.ts';
import { expectAbout, expectCentred, measureToast } from '../stage/toast-time.ts';

const ACCOUNT = '/en/app/user/account-info';
const NOTICES = '/user/private/account/notices';
const MESSAGE = 'The words of the server.';

let stage: AnswerStage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  stage = await openAnswerStage();
});
afterAll(() => stage?.close());
afterEach(() => stage.peer.reset());

const refuse = (path: string, ret_code: number, more: { result?: object; status?: number } = {}) =>
  stage.peer.answers(path, { status: more.status ?? 200, body: { ret_code, ret_msg: MESSAGE, result: more.result } });
const rowNotice = () => page.locator('li', { has: page.locator('[name=new_login]') }).getByRole('status');

async function openAccount(): Promise<void> {
  context = await contextFor(stage, stage.member);
  page = await context.newPage();
  await openPage(page, stage.product.origin() + ACCOUNT);
}

async function openLogin(): Promise<void> {
  context = await contextFor(stage);
  page = await context.newPage();
  await fillLogin(page, stage.product.origin());
}

/** Presses the switch of the login notices: a call where nothing is typed. */
async function press(): Promise<void> {
  const answered = page.waitForResponse(`**/x-api${NOTICES}`);
  await page.locator('[name=new_login]').click();
  await answered;
}

/** Closes the toast that shows, as a user does. */
async function closeToast(): Promise<void> {
  await toastsOf(page).first().locator('..').getByRole('button').click();
  await toastsOf(page).first().waitFor({ state: 'detached' });
}

describe('a press where nothing is typed', () => {
  beforeAll(openAccount);
  afterAll(() => context?.close());

  test('[ERR-02] codes that resolve silently have no toast: the screen shows them', async () => {
    // After 31003 the page asks the ban check (BAN-01).
    for (const code of [31_030, 31_018, 50_101, 41_007, 400_607, 10_026, 30_055, 20_100] as const) {
      refuse(NOTICES, code);
      await press();
      await expect.poll(() => rowNotice().textContent()).toContain(said(`error.${code}`));
      expect(await toastsOf(page).count(), `${code}`).toBe(0);
    }
  });

  test('[ERR-03] 10007, 33003 and 10009 pass without a toast', async () => {
    for (const code of [10_007, 33_003, 10_009] as const) {
      refuse(NOTICES, code);
      await press();
      await expect.poll(() => rowNotice().textContent()).toContain(said(`error.${code}`));
      expect(await toastsOf(page).count(), `${code}`).toBe(0);
    }
  });

  test('[HTTP-12] [HTTP-06] where there is no answer, the screen says so, without a toast', async () => {
    stage.peer.answers(NOTICES, { status: 502, body: '<html>Bad Gateway</html>', type: 'text/html' });
    await press();
    await rowNotice()
      .getByText(/^We couldn’t reach localhost/)
      .waitFor();
    expect(await toastsOf(page).count()).toBe(0);
  });

  test('[ERR-05] [ERR-01] 10016 toasts as 100162 there', async () => {
    refuse(NOTICES, 10_016);
    await press();
    await expect.poll(() => toastsOf(page).allTextContents()).toEqual([`100162: ${said('error.100162')}`]);
    await closeToast();
  });

  test('[ERR-01] any other code toasts `code: message` for 5 s, centred, and once: nothing beside the switch', async () => {
    refuse(NOTICES, 12_345);
    const toastMs = await measureToast(page);
    await press();
    await toastsOf(page).first().waitFor();
    expect(await toastsOf(page).allTextContents()).toEqual([`12345: ${MESSAGE}`]);
    expect((await rowNotice().allTextContents()).join('')).toBe('');
    await expectCentred(page);
    await expectAccessible(page, '[popover=manual]');
    expectAbout(await toastMs(), 5_000);
    refuse(NOTICES, 20_035, { status: 400 });
    await press();
    await expect.poll(() => toastsOf(page).allTextContents()).toEqual([`20035: ${said('error.20035')}`]);
  });
});

describe('a form', () => {
  beforeAll(openLogin);
  afterAll(() => context?.close());

  test('[ERR-01] shows other codes itself, without a toast', async () => {
    refuse('/login', 12_345);
    await send(page);
    expect(await refusalOf(page).textContent()).toContain(`${MESSAGE}`);
    expect(await toastsOf(page).count()).toBe(0);
  });

  test('[ERR-04] 40029 toasts its own sentence for 2 s', async () => {
    refuse('/login', 40_029);
    const toastMs = await measureToast(page);
    await send(page);
    await toastsOf(page).first().waitFor();
    expect(await toastsOf(page).allTextContents()).toEqual(['This account has been terminated.']);
    expectAbout(await toastMs(), 2_000);
  });

  test('[ERR-06] 30054 toasts for 5 s, whoever shows other codes, and nothing else says it', async () => {
    refuse('/login', 30_054);
    const toastMs = await measureToast(page);
    await send(page);
    await toastsOf(page).first().waitFor();
    expect(await toastsOf(page).allTextContents()).toEqual([`30054: ${said('error.30054')}`]);
    expect(await refusalOf(page).count(), 'the form says it too').toBe(0);
    expectAbout(await toastMs(), 5_000);
  });

  test('[ERR-05] 10016 is 100160 on a login, 100161 on a registration', async () => {
    refuse('/login', 10_016);
    await send(page);
    await expect.poll(() => refusalOf(page).textContent()).toContain('100160');
    refuse('/user/public/register/info', 10_016);
    await page.goto(`${stage.product.origin()}/en/register`);
    await page.locator('main form input[name=email]').fill('ann@mail.example');
    await page.locator('main form input[name=email]').press('Enter');
    await expect.poll(() => page.getByRole('main').textContent()).toContain('100161');
  });
});

describe('a part of the page that does not load', () => {
  afterEach(() => context?.close());

  test.each([
    ['answer-ban', () => toastsOf(page)],
    ['refusals', () => refusalOf(page)],
  ] as const)('[BAN-01] [ERR-01] without %s a locked account still reads the sentence of 31003', async (part, told) => {
    context = await contextFor(stage);
    await context.route(`**/assets/${part}-*`, (route) => route.abort());
    page = await context.newPage();
    await fillLogin(page, stage.product.origin());
    refuse('/login', 31_003);
    await send(page);
    await expect.poll(() => told().allTextContents().then(String)).toContain(said('error.31003'));
    expect((await toastsOf(page).count()) + (await refusalOf(page).count()), 'said in one place').toBe(1);
  });

  test('[ERR-06] without show-notice the toast says the sentence that the page has, or that of the server', async () => {
    context = await contextFor(stage);
    await context.route('**/assets/show-notice-*', (route) => route.abort());
    page = await context.newPage();
    await fillLogin(page, stage.product.origin());
    refuse('/login', 30_054);
    await send(page);
    await expect.poll(() => toastsOf(page).allTextContents().then(String)).toMatch(/^30054: \w/);
  });
});

describe('the end of a session', () => {
  afterEach(() => context?.close());

  const ended = () => `10006: ${said('error.10006')}`;

  test('[SESS-04] 10006 toasts at most once in 10 s, in this page and in another tab', async () => {
    context = await contextFor(stage);
    // Set before any page is loaded, for a page keeps the clock that it found. It stands still: a busy machine is not late.
    const toastedAt = Date.now();
    await context.clock.setFixedTime(toastedAt);
    const inTab = async () => {
      const tab = await context.newPage();
      await fillLogin(tab, stage.product.origin());
      return tab;
    };
    const isQuiet = async (tab: Page) => {
      await send(tab);
      // Without a toast the form says it, so every user gets a message.
      await refusalOf(tab).getByText('10006').waitFor();
      expect(await toastsOf(tab).count()).toBe(0);
    };
    page = await inTab();
    refuse('/login', 10_006);
    await send(page);
    await expect.poll(() => toastsOf(page).allTextContents()).toEqual([ended()]);
    expect(await refusalOf(page).count()).toBe(0);
    await closeToast();
    await isQuiet(page);
    await context.clock.setFixedTime(toastedAt + 9_999);
    await isQuiet(await inTab());
    await context.clock.setFixedTime(toastedAt + 10_000);
    await send(page);
    await expect.poll(() => toastsOf(page).allTextContents()).toEqual([ended()]);
    await refusalOf(page).waitFor({ state: 'detached' });
  });

  test('[SESS-04] on a page of a user 10006 takes the session away and leads to the login page', async () => {
    await openAccount();
    refuse(NOTICES, 10_006);
    await press();
    await page.waitForURL(/\/en\/login/, { waitUntil: 'commit' });
    expect((await context.cookies()).some(({ name }) => name.includes('b_t_c_k'))).toBe(false);
  });

  test('[SESS-04] [HTTP-05] 10006 with status 401 does the same; with 502 it says nothing of the session', async () => {
    await openAccount();
    refuse(NOTICES, 10_006, { status: 502 });
    await press();
    await rowNotice()
      .getByText(/^We couldn’t reach localhost/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(ACCOUNT);
    expect(await toastsOf(page).count()).toBe(0);
    refuse(NOTICES, 10_006, { status: 401 });
    await press();
    await page.waitForURL(/\/en\/login/, { waitUntil: 'commit' });
    expect((await context.cookies()).some(({ name }) => name.includes('b_t_c_k'))).toBe(false);
  });
});
