import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, goOffline, hydrated, type OwnBrowser, openBrowser, TWO_COLUMNS } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const EMAIL = 'wrong@password.example';
const PASSWORD = 'this is not the one';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB', viewport: TWO_COLUMNS, colorScheme: 'dark' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
});
afterEach(() => context.close());

const field = (id: 'form.account' | 'form.email' | 'form.code' | 'form.password') =>
  page.getByLabel(said(id), { exact: true });

async function open(path: string): Promise<void> {
  await page.goto(`${product.origin()}/en${path}`);
  await hydrated(page);
}

/** The field has the focus, is called wrong, and its words say why. */
async function expectWrong(id: Parameters<typeof field>[0], words: string): Promise<void> {
  await page.getByText(words).first().waitFor();
  const wrong = await field(id).evaluate((element) => ({
    focused: element === document.activeElement,
    invalid: element.getAttribute('aria-invalid'),
    described: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((part) => document.getElementById(part)?.textContent)
      .join(' '),
  }));
  expect(wrong).toMatchObject({ focused: true, invalid: 'true' });
  expect(wrong.described).toContain(words);
}

test('empty fields: the first wrong one has the focus and says what to do, and what is right stays', async () => {
  await open('/login');
  const submit = page.getByRole('main').getByRole('button', { name: said('login.submit') });
  await submit.click();
  await expectWrong('form.account', said('form.account.empty'));
  await field('form.password').fill(PASSWORD);
  await submit.click();
  await expectWrong('form.account', said('form.account.empty'));
  expect(await field('form.password').inputValue()).toBe(PASSWORD);
  await field('form.account').fill('no address');
  await submit.click();
  await expectWrong('form.account', said('form.account.invalid'));
  await field('form.account').fill(EMAIL);
  await field('form.password').fill('');
  await submit.click();
  await expectWrong('form.password', said('form.password.empty'));
  expect(await field('form.account').inputValue()).toBe(EMAIL);
  expect(complaints).toEqual([]);
});

test('[LOGIN-07] wrong passwords: the tries left are told from the third on, nothing is cleared, then a pause', async () => {
  await open('/login');
  await field('form.account').fill(EMAIL);
  for (const words of [
    said('login.wrongPassword'),
    said('login.wrongPassword'),
    // How long the pause will be is said before it begins.
    said('login.wrongPassword.pause', { left: 2, minutes: 15 }),
    said('login.wrongPassword.pause', { left: 1, minutes: 15 }),
  ]) {
    await field('form.password').fill(PASSWORD);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/x-api/login'));
    await page.keyboard.press('Enter');
    await answered;
    await expectWrong('form.password', words);
    expect([await field('form.account').inputValue(), await field('form.password').inputValue()]).toEqual([
      EMAIL,
      PASSWORD,
    ]);
  }
  // The fifth is said once, of the form and not of the field, and there is nothing to send any more.
  await page.keyboard.press('Enter');
  const paused = page.getByRole('alert').filter({ hasText: said('error.31030') });
  await expect.poll(() => paused.textContent()).toContain(said('form.retryIn', { minutes: 15 }));
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  expect(await field('form.password').inputValue()).toBe(PASSWORD);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/x-api/login')) sent += 1;
  });
  await page.keyboard.press('Enter');
  expect(sent).toBe(0);
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: said('login.submit') })
      .isDisabled(),
  ).toBe(true);
  expect(complaints).toEqual([]);
});

test('[SIGNUP-04] the registration’s fields: empty, misspelt, incomplete, refused', async () => {
  await open('/register');
  const press = (id: 'register.submit' | 'register.code.submit' | 'register.password.submit') =>
    page
      .getByRole('main')
      .getByRole('button', { name: said(id), exact: true })
      .click();
  await press('register.submit');
  await expectWrong('form.email', said('form.email.empty'));
  await field('form.email').fill('a@b@c');
  await press('register.submit');
  await expectWrong('form.email', said('form.email.invalid'));
  expect(await field('form.email').inputValue()).toBe('a@b@c');
  const email = 'field.by.field@form.example';
  await field('form.email').fill(`  ${email} `);
  // A press on the code's screen counts while the code is still being sent.
  const send = Promise.withResolvers<void>();
  await page.route('**/x-api/user/public/register/send/verify/item', (route) =>
    send.promise.then(() => route.continue()),
  );
  await press('register.submit');
  await field('form.code').waitFor();
  await press('register.code.submit');
  await expectWrong('form.code', said('prove.email.empty'));
  send.resolve();
  await page.getByText(said('prove.email.ask', { to: '' }).trim()).waitFor();
  await expectWrong('form.code', said('prove.email.empty'));
  await field('form.code').fill('123');
  await press('register.code.submit');
  await expectWrong('form.code', said('prove.email.shape'));
  await field('form.code').fill(await product.codeFor(email));
  await field('form.password').waitFor();
  for (const [password, words] of [
    ['', said('form.password.empty')],
    ['short', said('form.password.tooShort')],
    ['x'.repeat(129), said('form.password.tooLong')],
    [email, said('form.password.likeEmail')],
    ['password123', said('form.password.common')],
  ] as const) {
    await field('form.password').fill(password);
    await press('register.password.submit');
    await expectWrong('form.password', words);
    expect(await field('form.password').inputValue()).toBe(password);
  }
  expect(complaints).toEqual([]);
});

test('another language brings along what was typed, but no password, and once', async () => {
  const values = (...ids: string[]) =>
    page.evaluate((all) => all.map((id) => (document.getElementById(id) as HTMLInputElement).value), ids);
  await open('/login');
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.locator('#login-account').fill(EMAIL);
  await page.locator('#login-password').fill(PASSWORD);
  await page.getByRole('button', { name: said('shell.language.current', { language: 'English' }) }).click();
  await page.locator('[popover] a[hreflang^="es"]').first().click();
  await page.waitForURL(/\/es-\w+\/login$/);
  await hydrated(page);
  await expect.poll(() => values('login-account', 'login-password')).toEqual([EMAIL, '']);
  await page.reload();
  await hydrated(page);
  expect(await values('login-account')).toEqual(['']);
  expect(await page.evaluate(() => sessionStorage.getItem('typed-text'))).toBeNull();
  expect(complaints).toEqual([]);
});

test('[HTTP-12] offline: the form says so, keeps what was typed, and works when the network is back', async () => {
  await open('/login');
  await field('form.account').fill('demo@example.com');
  await field('form.password').fill('correct horse battery');
  // The login page keeps a request open for its QR code.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await goOffline(page);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  expect(await field('form.password').inputValue()).toBe('correct horse battery');
  await context.setOffline(false);
  await field('form.password').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
});
