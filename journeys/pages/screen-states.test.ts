import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, newMember, openPage } from '../stage/account-page.ts';
import { beenHere, expectAccessible, goOffline, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { giveBirth } from '../stage/identity-steps.ts';
import { accountField, giveBoth, PASSWORD, passwordField, register } from '../stage/login.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

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

async function visit(path: string, { host, ...options }: BrowserContextOptions & { host?: string } = {}) {
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await openIn(context, path, host);
}

/** For a page that is alive only with its late part. */
async function visitFully(path: string) {
  context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  await openPage(page, product.origin() + path);
}

async function visitAs(person: Person, path: string) {
  context = await contextOf(browser, person);
  await openIn(context, path);
}

async function openIn(made: BrowserContext, path: string, host?: string) {
  made.setDefaultTimeout(20_000);
  page = await made.newPage();
  await page.goto(product.origin(host) + path);
  await hydrated(page);
}

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const invalid = () =>
  page.locator('[aria-invalid="true"]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));

describe('a field’s error goes when the field is corrected', () => {
  test('[LOGIN-07] at login: each field for itself, and it is checked again when it is sent; the fifth wrong password: one notice that counts down, no button to press, a way to reset', async () => {
    await visit('/en/login');
    await button(said('login.submit')).click();
    await expect.poll(invalid).toEqual(['account', 'password']);
    await passwordField(page).fill('something');
    await expect.poll(invalid).toEqual(['account']);
    expect(await page.getByText(said('form.password.empty')).count()).toBe(0);
    await accountField(page).fill('no address');
    await expect.poll(invalid).toEqual([]);
    await button(said('login.submit')).click();
    await expect.poll(invalid).toEqual(['account']);
    await accountField(page).fill('no address either');
    await expect.poll(invalid).toEqual([]);
    // Another button that finds the same wrong with it.
    await button(said('login.code')).click();
    await expect.poll(invalid).toEqual(['account']);
    expect(await accountField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await expectFifthRefused('five.wrong@screen.example');
  });

  async function expectFifthRefused(email: string): Promise<void> {
    for (let tries = 1; tries <= 5; tries++) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/x-api/login'));
      await giveBoth(page, email, 'this is not the one');
      await answered;
      if (tries < 5) await expect.poll(invalid).toEqual(['password']);
    }
    const alerts = main().getByRole('alert');
    await expect.poll(() => alerts.count()).toBe(1);
    expect(await alerts.textContent()).toContain(said('error.31030'));
    expect(await alerts.textContent()).toMatch(/1[45]:\d\d/);
    expect(await invalid()).toEqual([]);
    const submit = button(said('login.submit'));
    expect(await submit.isDisabled()).toBe(true);
    // Of this account alone: another may log in.
    await accountField(page).fill('another@screen.example');
    await expect.poll(() => alerts.count()).toBe(0);
    expect(await submit.isEnabled()).toBe(true);
    await accountField(page).fill(email);
    await page.keyboard.press('Enter');
    await alerts.getByRole('link', { name: said('login.reset') }).click();
    await page.waitForURL('**/en/app/user/retrieve');
    await expect.poll(() => page.locator('#retrieve-account').inputValue()).toBe(email);
  }

  test('in registration: a password refused as common is shown as weak, a mended one as strong and without an error', async () => {
    await visit('/en/register');
    const email = 'strong.but.common@screen.example';
    await page.getByLabel(said('form.email'), { exact: true }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: said('form.code'), exact: true }).fill(await product.codeFor(email));
    const password = page.getByLabel(said('form.password'), { exact: true });
    await password.fill('password123');
    await page.keyboard.press('Enter');
    await expect.poll(invalid).toEqual(['password']);
    await expect.poll(() => page.locator('[data-full]').count()).toBe(1);
    await password.fill('four quiet words here and more');
    await expect.poll(invalid).toEqual([]);
    await expect.poll(() => page.locator('[data-full]').count()).toBe(4);
  });

  test('on the pages that ask for an account', async () => {
    context = await browser.newContext({ locale: 'en-GB' });
    for (const [path, submit] of [
      ['/en/app/user/retrieve', 'retrieve.start.submit'],
      ['/en/app/user/security-item-find', 'lost.start.submit'],
      ['/en/self-unblock', 'unblock.start.submit'],
      ['/en/app/user/sub-account-login', 'subLogin.submit'],
    ] as const) {
      await openIn(context, path);
      await button(said(submit)).click();
      await expect.poll(invalid, { message: path }).toContain('account');
      await page.locator('main input[name=account]').fill('ada@example.com');
      await expect.poll(invalid, { message: path }).not.toContain('account');
      await page.close();
    }
  });

  test('in the settings, which spell “login” as one word', async () => {
    const { person } = await newMember(product);
    await visitAs(person, '/en/app/user/account-info');
    await page.getByRole('switch', { name: 'Emails about new logins' }).waitFor();
    expect((await page.locator('body').allInnerTexts()).join()).not.toMatch(/\blog-ins?\b/i);
    await page.getByRole('button', { name: said('account.password.change') }).click();
    await button(said('accountForm.password.change')).click();
    await expect.poll(invalid).toEqual(['old', 'password']);
    await page.getByLabel(said('accountForm.password.old'), { exact: true }).fill(PASSWORD);
    await expect.poll(invalid).toEqual(['password']);
  });
});

test('the host in the address bar is called official; on a narrow screen it breaks between its labels alone', async () => {
  context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  page = await context.newPage();
  for (const host of ['blog', 'learn', 'announcements']) {
    await page.goto(`${product.origin(host)}/en`);
    const bar = new URL(page.url()).host;
    await page.getByText(said('site.officialHost.help')).waitFor({ state: 'attached' });
    expect(await page.getByText(bar, { exact: true }).count(), host).toBe(2);
    expect(await page.getByText(`localhost:${product.port}`, { exact: true }).count(), host).toBe(0);
  }
  const address = page.locator('[data-part=side-panel] bdi').first();
  expect(await address.textContent()).toBe(new URL(page.url()).host);
  const lines = await address.evaluate(linesOfLabels);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter((tops) => new Set(tops).size > 1)).toEqual([]);
  // A label that is wider than the line breaks all the same.
  await address.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (text) text.textContent = 'a'.repeat(63);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(new Set((await address.evaluate(linesOfLabels))[0]).size).toBeGreaterThan(1);
});

describe('under the cookie notice', () => {
  async function expectSeenByKeyboard(at: string): Promise<void> {
    // From the beginning of the page.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    const seen = new Set<string>();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(whereTheFocusIs);
      if (focus === null || seen.has(focus.what)) break;
      seen.add(focus.what);
      expect(focus, at).toMatchObject({ covered: false });
    }
    expect(seen.size, at).toBeGreaterThan(8);
  }

  async function resize(size: string): Promise<void> {
    const [width = 0, height = 0] = size.split(' × ').map(Number);
    await page.setViewportSize({ width, height });
  }

  const zoomed = ['320 × 256', '640 × 512'];
  test.each([
    { path: '/en/login', walked: zoomed, scrolled: [...zoomed, '768 × 900', '600 × 900', '900 × 700', '820 × 1180'] },
    { path: '/en/register', walked: ['320 × 256', '320 × 640'], scrolled: ['768 × 900'] },
    { path: '/ar-ARE/login', host: 'ae', walked: ['1280 × 720'], scrolled: [] },
  ])('on $path, at any zoom: what has the focus never is, and no field and no link can be', async (row) => {
    await visit(row.path, { host: row.host });
    await page.locator('.cookie-notice').waitFor();
    for (const size of row.walked) {
      await resize(size);
      await expectSeenByKeyboard(size);
    }
    for (const size of row.scrolled) {
      await resize(size);
      expect(await page.evaluate(coveredAnywhere), size).toEqual([]);
    }
  });
});

/** Names of the form controls that are partly under the notice, at any scroll position. */
function coveredAnywhere(): string[] {
  const covered = new Set<string>();
  for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
    scrollTo(0, y);
    const notice = document.querySelector('.cookie-notice')?.getBoundingClientRect();
    for (const control of document.querySelectorAll('main :is(input, button, a)')) {
      const { top, bottom } = control.getBoundingClientRect();
      if (notice && top < notice.bottom && bottom > notice.top && top < innerHeight && bottom > 0)
        covered.add(control.id || (control.textContent ?? ''));
    }
  }
  return [...covered];
}

/** Of each label of a host, and of its port: the tops of its letters. */
function linesOfLabels(element: Element): number[][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const labels: number[][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [place, letter] of [...(node.textContent ?? '')].entries()) {
      if (labels.length === 0 || letter === '.' || letter === ':') labels.push([]);
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      labels.at(-1)?.push(Math.round(range.getBoundingClientRect().top));
    }
  }
  return labels;
}

function whereTheFocusIs(): { what: string; covered: boolean } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.id || element.getAttribute('href') || element.getAttribute('aria-label') || element.textContent;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const notice = document.querySelector('.cookie-notice');
  const over = element.closest('.cookie-notice') ? undefined : notice?.getBoundingClientRect();
  const inside = over && top >= over.top && bottom <= over.bottom && left >= over.left && right <= over.right;
  const seen = bottom > 0 && top < innerHeight;
  return { what: `${element.tagName} ${name}`, covered: Boolean(inside && over.height > 0) || !seen };
}

test('[REGION-07] [ERR-08] the residence dialog asks, its toast says what it asks about, and neither says the other’s words', async () => {
  await visit('/en-ARE/register', { host: 'ae', extraHTTPHeaders: { 'cf-ipcountry': 'SA' } });
  const dialog = page.getByRole('dialog', { name: said('residence.AeResidenceConfirm.title') });
  await dialog.waitFor();
  const toast = page.getByText(said('residence.toast'), { exact: true });
  await toast.first().waitFor();
  expect(await page.getByText(said('residence.AeResidenceConfirm.title')).count()).toBe(1);
});

test('“Forgot your password?” takes the typed address along, once, and not in the address of the page', async () => {
  await visitFully('/en/login');
  await accountField(page).fill('ada@example.com');
  await passwordField(page).fill('do not take this along');
  await page.getByRole('link', { name: said('login.forgot') }).click();
  await page.waitForURL(/\/en\/app\/user\/retrieve$/);
  await hydrated(page);
  await expect.poll(() => page.locator('#retrieve-account').inputValue()).toBe('ada@example.com');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('ada@example.com');
  expect(kept).not.toContain('do not take');
  await page.reload();
  await hydrated(page);
  expect(await page.locator('#retrieve-account').inputValue()).toBe('');
});

test('[REDIR-01] from login to registration and back, the typed address and where the visitor wanted to go come along', async () => {
  await visitFully('/en/app/user/account-info');
  await accountField(page).fill('ada@example.com');
  const inMain = (name: string) => main().getByRole('link', { name, exact: true });
  await inMain(said('login.register')).click();
  await page.waitForURL(/\/en\/register\?/);
  await hydrated(page);
  await expect.poll(() => page.locator('#register-email').inputValue()).toBe('ada@example.com');
  await inMain(said('register.logIn')).click();
  await page.waitForURL(/\/en\/login\?/);
  await hydrated(page);
  await expect.poll(() => accountField(page).inputValue()).toBe('ada@example.com');
  expect(new URL(page.url()).searchParams.get('redirect_url')).toBe('/en/app/user/account-info');
  expect(page.url()).not.toContain('ada');
  await accountField(page).fill('+49 1512 3456789');
  await inMain(said('login.register')).click();
  await page.waitForURL(/\/en\/register\?/);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#register-email').inputValue()).toBe('');
});

test('[REDIR-01] links take both along before the page is live too', async () => {
  const scripts = /\/assets\/.*\.js$/;
  context = await browser.newContext({ locale: 'en-GB' });
  page = await context.newPage();
  await beenHere(page, product.origin());
  for (const [name, path, field] of [
    [said('login.forgot'), '/en/app/user/retrieve', '#retrieve-account'],
    [said('login.register'), '/en/register', '#register-email'],
  ] as const) {
    await page.route(scripts, (route) => route.abort());
    await page.goto(`${product.origin()}/en/login?redirect_url=%2Fen%2Fdownload`);
    await accountField(page).fill('ada@example.com');
    await page.unroute(scripts);
    await main().getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await expect.poll(() => page.locator(field).inputValue()).toBe('ada@example.com');
  }
  await expect.poll(() => new URL(page.url()).search).toBe('?redirect_url=%2Fen%2Fdownload');
});

test('[HTTP-12] “You’re online again.” takes away what said offline', async () => {
  await visit('/en/login');
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await goOffline(page);
  await giveBoth(page, 'demo@example.com', 'correct horse battery');
  await main().getByRole('alert').first().waitFor();
  await context.setOffline(false);
  await page.getByText(said('shell.offline.back')).first().waitFor();
  for (const gone of [said('error.offline'), said('shell.offline.title')])
    expect(await page.getByText(gone).count()).toBe(0);
  expect(await main().getByRole('alert').count()).toBe(0);
});

test('[SESS-06] a guest who is sent to log in reads why; who logs out reads that they are', async () => {
  await visit('/en/app/user/account-info');
  await page.waitForURL('**/en/login?redirect_url=*');
  await main().getByText(said('login.needed')).waitFor();
  await expectAccessible(page);
  const email = 'in.and.out@screen.example';
  const person = createPerson(product.port);
  await register(person, product, email);
  await context.close();
  await visitAs(person, '/en/dashboard');
  await button(said('shell.logOut')).click();
  await main().getByText(said('login.loggedOut')).waitFor();
  expect(await main().getByText(said('login.needed')).count()).toBe(0);
  await expectAccessible(page);
  await page.waitForURL('**/en/login');
  await giveBoth(page, email, 'another password');
  await page.getByText(said('login.wrongPassword')).waitFor();
  expect(await main().getByText(said('login.loggedOut')).count()).toBe(0);
  await page.reload();
  await hydrated(page);
  expect(await main().getByText(said('login.loggedOut')).count()).toBe(0);
});

test('somebody under 18 learns it as soon as they give their date of birth, before any document', async () => {
  const { person } = await newMember(product);
  await visitAs(person, '/en/user/accounts/auth/personal');
  const birth = (year: number) => giveBirth(page, { day: '1', month: '1', year: `${year}` });
  const year = new Date().getUTCFullYear();
  const number = page.getByLabel(said('identity.number'), { exact: true });
  await birth(year - 17);
  await page.getByText(said('identity.wrong.birth.year.young', { years: 18 })).waitFor();
  expect(await number.isVisible()).toBe(false);
  expect(await button(said('identity.submit')).isVisible()).toBe(false);
  await expectAccessible(page);
  // A slip of the finger.
  await birth(year - 30);
  await button(said('identity.birth.continue')).click();
  await number.waitFor();
  expect(await invalid()).toEqual([]);
});
