import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_IDLE_MS } from '@gatehouse/rules/session/session';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, newMember, openPage, PASSWORD } from '../stage/account-page.ts';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const MINUTE_MS = 60_000;
const ACCOUNT = '/en/app/user/account-info';
const GO_THERE = said('wall.go', { host: 'nl.localhost' });

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => context?.close());

async function open(person: Person, path = ACCOUNT): Promise<void> {
  context = await contextOf(browser, person);
  page = await context.newPage();
  await openPage(page, product.origin() + path);
}

/** With the page's clock alone, which runs until the page knows when its session ends: the server's lives for a day. */
async function openWithClock(person: Person, { origin } = product): Promise<void> {
  context = await contextOf(browser, person);
  page = await context.newPage();
  await page.clock.install();
  await openPage(page, origin() + ACCOUNT);
  const listed = page.waitForResponse(/\/session\/list/);
  await page.clock.runFor(16_000);
  await (await listed).finished();
  await page.waitForTimeout(200);
}

const warning = () => page.getByRole('dialog', { name: said('session.idle') });
const press = (name: string, at: Page = page) => at.getByRole('button', { name, exact: true }).click();
const code = async (person: Person) => (await person.call('/user/private/info')).ret_code;

describe('the end of a session', () => {
  /** The page knows of it a moment after the answer. */
  async function renewed(): Promise<void> {
    await page.waitForResponse(/\/user\/private\/info/);
    await page.waitForTimeout(200);
  }

  test('two minutes before it somebody who left is asked: who answers stays logged in, and who is reading is not asked: a touch keeps the session', async () => {
    const { person } = await newMember(product);
    await openWithClock(person);
    // Less the minute by which the last call may be older than the list says.
    const idleMs = SESSION_IDLE_MS - MINUTE_MS;
    await page.clock.fastForward(idleMs - 3 * MINUTE_MS);
    expect(await warning().count()).toBe(0);
    await page.clock.fastForward(2 * MINUTE_MS);
    await warning().waitFor();
    let kept = renewed();
    await press(said('session.idle.stay'));
    await kept;
    await warning().waitFor({ state: 'hidden' });
    await page.clock.fastForward(60 * MINUTE_MS);
    expect(await warning().count()).toBe(0);
    expect(await code(person)).toBe(0);

    // The browser may tell the page of it after the clock has gone on.
    const heard = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), { once: true })),
    );
    await page.mouse.wheel(0, 100);
    await heard;
    kept = renewed();
    await page.clock.fastForward(idleMs - 61 * MINUTE_MS);
    await kept;
    expect(await warning().count()).toBe(0);
  });

  test('[SESS-04] what was typed when the session ended elsewhere stays, and can be sent after logging in beside it', async () => {
    const { person, email } = await newMember(product);
    await open(person);
    // Late parts ask for their lists; one that came after the logout would open the dialog before anything is sent.
    await page.waitForLoadState('networkidle');
    // So does the one that loads as it comes into view.
    await page.getByRole('region', { name: said('account.section.telegram') }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: said('telegram.card.add') }).waitFor();
    await press(said('account.antiPhishing.add'));
    await page.getByLabel(said('accountForm.antiPhishing.label'), { exact: true }).fill('Blue Whale 7');
    await person.call('/logout', {});
    await press(said('accountForm.save'));
    const dialog = page.getByRole('dialog', { name: said('session.over') });
    await dialog.waitFor();
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: said('session.over.logIn') }).click(),
    ]);
    await hydrated(beside);
    await beside.getByLabel(said('form.account'), { exact: true }).fill(email);
    await beside.getByLabel(said('login.password'), { exact: true }).fill(PASSWORD);
    await beside.keyboard.press('Enter');
    await beside.waitForURL(/\/en\/app\/user\/account-info/);
    await page.bringToFront();
    await press(said('accountForm.save'));
    await page
      .getByRole('status')
      .filter({ hasText: said('accountForm.antiPhishing.done') })
      .waitFor();
  });

  test('[SESS-04] with nothing typed it leads to the login page at once, and back after it', async () => {
    const { person } = await newMember(product);
    await open(person);
    // Late parts ask for their lists.
    await page.waitForLoadState('networkidle');
    await person.call('/logout', {});
    await page.getByRole('switch', { name: said('account.notices') }).click();
    await page.waitForURL(/\/en\/login\?redirect_url=%2Fen%2Fapp%2Fuser%2Faccount-info/);
    await page.goBack().catch(() => undefined);
    expect(await page.content()).not.toContain(said('account.section.ways'));
  });
});

describe('the way to another site', () => {
  async function atWall(): Promise<Person> {
    const person = createPerson(product.port);
    expect((await person.logIn('nl@example.com', PASSWORD)).ret_code).toBe(0);
    context = await contextOf(browser, person);
    page = await context.newPage();
    await page.goto(`${product.origin()}/en/user/accounts/auth/personal?from=mail`);
    await page.waitForURL(/compliance-wall/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    return person;
  }

  test('[SESS-07] [REGION-08] whoever goes through the wall stays logged in, lands where they were going, and leaves no token behind', async () => {
    const complaints: string[] = [];
    const person = await atWall();
    complaints.push(...complaintsOf(page));
    const seen: string[] = [];
    page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await page.getByRole('link', { name: GO_THERE }).click();
    await page.waitForURL(`${product.origin('nl')}/en-NL/user/accounts/auth/personal?from=mail`);
    expect(await page.evaluate(() => location.hash)).toBe('');
    for (const address of seen) expect(address).not.toMatch(/quick_token=/);
    expect(product.output()).not.toMatch(/quick_token=/);
    expect(await code(person)).toBe(0);
    await page.goBack();
    expect(page.url()).not.toContain('quick_token');
    expect(complaints).toEqual([]);
  });

  test('[SESS-07] without a token the link leads to the login page as it always did; one that has been used falls back to the form, which says as whom, and works', async () => {
    const person = await atWall();
    const wall = page.url();
    await page.route('**/x-api/user/private/quick_token', (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: GO_THERE }).click();
    await page.waitForURL(/nl\.localhost.*\/login/);
    await hydrated(page);
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.route('**/x-api/user/private/quick_token', async (route) => {
      const answer = await route.fetch();
      const { result } = await answer.json();
      const other = createPerson(product.port);
      await other.call('/user/public/quick_login', { quick_token: result.quick_token });
      await route.fulfill({ response: answer });
    });
    await page.goto(wall);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: GO_THERE }).click();
    await page.waitForURL(/nl\.localhost.*\/login/);
    const dialog = page.getByRole('dialog', { name: said('quickLogin.over') });
    await dialog.getByText(said('error.700065')).waitFor();
    await dialog.getByText(/^n\*{3}@e\*{3}\.com$/).waitFor();
    await dialog.getByRole('button', { name: said('quickLogin.logIn') }).click();
    await page.getByLabel(said('form.account'), { exact: true }).fill('nl@example.com');
    await page.getByLabel(said('login.password'), { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${product.origin('nl')}/en-NL/user/accounts/auth/personal?from=mail`, {
      waitUntil: 'commit',
    });
    expect(await code(person)).toBe(0);
  });

  test('[SESS-07] a token counts when a site of the brand brings it; other hosts that a redirect may lead to, and strangers, log no one in', async () => {
    const owner = createPerson(product.port);
    expect((await owner.logIn('demo@example.com', PASSWORD)).ret_code).toBe(0);
    const { quick_token } = (await owner.call('/user/private/quick_token', {})).result as unknown as {
      quick_token: string;
    };
    const target = `${product.origin()}/en/login#quick_token=${quick_token}&name=you@example.com`;
    context = await browser.newContext();
    page = await context.newPage();
    await page.route('**/brings-a-token', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${target}">Go</a>` }),
    );
    const comeFrom = async (origin: string) => {
      await page.goto(`${origin}/brings-a-token`);
      const read = page.waitForResponse('**/front/sites.json');
      await page.getByRole('link').click();
      await (await read).finished();
      expect(await page.evaluate(() => new URL(document.referrer).origin)).toBe(origin);
    };
    // Which hosts are sites of the brand is what the page reads; what it does with others is the same for all.
    const { sites } = (await (await fetch(`${product.origin()}/front/sites.json`)).json()) as {
      sites: { hosts: string[] }[];
    };
    const hosts = sites.flatMap((site) => site.hosts);
    expect(hosts).toContain('eu.localhost');
    for (const host of ['explore', 'cn', 'blog', 'learn', 'announcements'])
      expect(hosts).not.toContain(`${host}.localhost`);
    for (const origin of [product.origin('explore'), 'http://stranger.localhost']) {
      await comeFrom(origin);
      await hydrated(page);
      expect(page.url()).toBe(`${product.origin()}/en/login`);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect((await context.cookies()).some(({ name }) => name.includes('b_t_c_k'))).toBe(false);
    }
    // The token is still good.
    await comeFrom(product.origin('eu'));
    await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  });
});

describe('where the site ends sessions sooner', () => {
  let soon: Product;
  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-brand-')), 'brand.json');
    writeFileSync(file, JSON.stringify({ sites: [{ id: 'GLOBAL', idleMinutes: 3, newDevice: 'code' }] }));
    soon = await openProduct({ BRAND_FILE: file });
  });
  afterAll(() => soon?.close());

  test('the page knows the site’s own limit; where nobody answers the session ends on the server too, and the login page knows the way back; a switch that the site demands cannot be moved', async () => {
    const { person } = await newMember(soon);
    await openWithClock(person, soon);
    const check = page.getByRole('switch', { name: said('account.deviceCheck') });
    expect([await check.isDisabled(), await check.isChecked()]).toEqual([true, true]);
    await page.getByText(said('account.deviceCheck.demanded')).waitFor();
    // 3 minutes, less the one by which the last call may be older than it says, less two of warning: at once.
    await warning().waitFor();
    expect(await code(person)).toBe(0);
    await page.clock.fastForward(2 * MINUTE_MS);
    await page.waitForURL(/\/en\/login\?redirect_url=%2Fen%2Fapp%2Fuser%2Faccount-info/);
    expect(await code(person)).toBe(10_006);
  });
});
