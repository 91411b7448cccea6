import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lookalikeOf } from '../../packages/rules/src/site/lookalike.ts';
import { contextOf, newMember } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { focusOf, tabTo } from '../stage/keys.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const LATE_MS = 10_000;
const NEWCOMER = '/en/dashboard?newUser=true';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
/** Requests for the question's code. */
let late: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** The page after a registration, with the cookie question answered, and a clock that the test moves. */
async function arrive(options: Parameters<OwnBrowser['newContext']>[0] = {}): Promise<Page> {
  const person = createPerson(product.port);
  expect((await person.logIn('demo@example.com', 'correct horse battery')).ret_code).toBe(0);
  context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addCookies(person.forBrowser());
  const page = await context.newPage();
  late = [];
  page.on('request', (request) => /rehearsal-/.test(request.url()) && late.push(request.url()));
  await page.clock.install();
  await page.goto(product.origin() + NEWCOMER);
  await hydrated(page);
  return page;
}

const question = (page: Page) => page.getByRole('region', { name: said('rehearsal.title') });

test('ten seconds after a registration, which address is ours: by keyboard, explained, once', async () => {
  const page = await arrive();
  const complaints = complaintsOf(page);
  await page.clock.runFor(LATE_MS);
  // Two questions at once are none: the cookies come first.
  expect(await question(page).count()).toBe(0);
  await page.getByRole('button', { name: said('shell.cookies.reject') }).click();
  await question(page).waitFor();
  expect(late).toHaveLength(1);
  expect(await page.evaluate(() => document.activeElement?.closest('section'))).toBeNull();
  await expectAccessible(page);
  const { host } = new URL(product.origin());
  const fake = lookalikeOf(host);
  await tabTo(page, new RegExp(`^${fake.host}`));
  await page.keyboard.press('Enter');
  await page.getByText(said('rehearsal.wrong', fake)).waitFor();
  await question(page).getByRole('button', { name: host }).click();
  await page.getByText(said('rehearsal.right', fake)).waitFor();
  await expectAccessible(page);
  await tabTo(page, said('rehearsal.done'));
  await page.keyboard.press('Enter');
  await question(page).waitFor({ state: 'detached' });
  expect((await focusOf(page)).name).not.toBe('');
  await page.goto(product.origin() + NEWCOMER);
  await hydrated(page);
  await page.clock.runFor(LATE_MS);
  expect(await question(page).count()).toBe(0);
  expect(late).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('it waits while the user types, moves nothing, and can be skipped at 320 px', async () => {
  const page = await arrive({ viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: said('shell.cookies.reject') }).click();
  await page.evaluate(() =>
    document.querySelector('main')?.append(Object.assign(document.createElement('input'), { id: 'typing' })),
  );
  await page.locator('#typing').focus();
  await page.clock.runFor(LATE_MS);
  await page.keyboard.type('still here');
  expect(await question(page).count()).toBe(0);
  expect(await page.locator('#typing').inputValue()).toBe('still here');
  const before = await page.locator('h1').boundingBox();
  await page.locator('#typing').blur();
  await page.clock.runFor(1);
  await question(page).waitFor();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await question(page)
    .getByRole('button', { name: said('rehearsal.skip') })
    .click();
  await question(page).waitFor({ state: 'detached' });
});

/** The links, buttons and fields of the page that are not what a press on their middle meets, once they are in view. */
const coveredOn = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button, input, summary)')];
    const covered = controls.filter((control) => {
      if (!control.checkVisibility()) return false;
      control.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return !control.contains(met) && !met?.contains(control);
    });
    return covered.map(({ textContent }) => textContent);
  });

test.each([
  ['', 'en', 'dashboard?newUser=true'],
  ['eu', 'en-EU', 'user/accounts/auth/personal'],
])(
  'on the first page after a registration on “%s” the question covers nothing, at any width',
  async (site, language, path) => {
    const { person } = await newMember(product, site ? `${site}.localhost` : undefined);
    context = await contextOf(browser, person);
    const page = await context.newPage();
    await page.clock.install();
    const start = `${product.origin(site)}/${language}`;
    await page.goto(`${start}/${path}`, { referer: `${start}/register` });
    await hydrated(page);
    await page.getByRole('button', { name: said('shell.cookies.reject') }).click();
    // Its time counts from when its script has come.
    const isAsked = async () => {
      await page.clock.runFor(LATE_MS);
      return question(page).isVisible();
    };
    await expect.poll(isAsked, { timeout: 10_000 }).toBe(true);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await coveredOn(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  },
);
