import jsQR from 'jsqr';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, newMember, openPage, PASSWORD, typeCode, unproven } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, expectReadable, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import {
  ACCOUNT_PAGE,
  appCode,
  appOf,
  keepCodes,
  keyOnPage,
  logInAgain,
  press,
  recoveryCodesOn,
  typeAppCode,
} from '../stage/factor-steps.ts';
import { messageTo } from '../stage/messages.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const QR_SIZE = 400;

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
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

async function member() {
  const { person, email } = await newMember(product);
  context = await contextOf(browser, person, { permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  complaints = complaintsOf(page);
  return { person, email };
}

const isLoggedIn = async () => (await context.cookies()).some(({ name }) => name.startsWith('b_t_c_k'));
const left = () => page.waitForURL((url) => !url.pathname.endsWith('/login'));

async function expectReads(): Promise<void> {
  await expectReadable(page, '#factors');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** What a phone's camera reads of the drawing. */
async function readQr(): Promise<string | undefined> {
  const letters = await page.locator('#factors svg[role="img"]').evaluate(async (svg, size) => {
    const picture = new Image();
    const text = new XMLSerializer().serializeToString(svg);
    const measures = `width="${size}" height="${size}"`;
    picture.src = `data:image/svg+xml,${encodeURIComponent(text.replace('width="100%"', measures))}`;
    await picture.decode();
    const drawing = new OffscreenCanvas(size, size).getContext('2d');
    drawing?.drawImage(picture, 0, 0);
    const pixels = drawing?.getImageData(0, 0, size, size).data ?? [];
    // One letter for each pixel, which is dark, or light or not painted.
    let dark = '';
    for (let at = 0; at < pixels.length; at += 4)
      dark += (pixels[at + 3] ?? 0) > 127 && (pixels[at] ?? 0) < 128 ? '1' : '0';
    return dark;
  }, QR_SIZE);
  const data = new Uint8ClampedArray(letters.length * 4).fill(255);
  for (let at = 0; at < letters.length; at += 1) if (letters[at] === '1') data.fill(0, at * 4, at * 4 + 3);
  return jsQR(data, QR_SIZE, QR_SIZE)?.data;
}

test('an app is set up by its QR code or key, which can be read on a narrow dark screen, with recovery codes shown once', async () => {
  const { person } = await member();
  await openPage(page, product.origin() + ACCOUNT_PAGE);
  await press(page, said('factors.app.setUp.spoken'));
  const secret = await keyOnPage(page);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const read = new URL((await readQr()) ?? 'none:');
  expect(read.protocol).toBe('otpauth:');
  expect(read.searchParams.get('secret')).toBe(secret);
  expect(read.searchParams.get('issuer')).toBe('Gatehouse');
  await press(page, said('factorsForm.app.key.copy'));
  await page.getByRole('button', { name: said('factorsForm.app.key.copied') }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expectAccessible(page, '#factors');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 900 });
  await expectReads();
  await typeAppCode(page, appCode(secret, 20));
  await page.getByText(said('factorsForm.app.code.wrong')).waitFor();
  expect((await person.call('/user/private/info')).result.has_google2fa).toBe(false);
  await typeAppCode(page, appCode(secret));
  const codes = await recoveryCodesOn(page);
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expectAccessible(page, '#factors');
  const kept = page.getByRole('button', { name: said('factorsForm.codes.kept'), exact: true });
  expect(await kept.getAttribute('aria-disabled')).toBe('true');
  await page.getByText(said('factorsForm.codes.saveFirst')).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, said('factorsForm.codes.download'))]);
  expect(file.suggestedFilename()).toBe('gatehouse-recovery-codes.txt');
  await press(page, said('factorsForm.codes.kept'));
  await page.getByText(said('factorsForm.app.done')).waitFor();
  await page.getByText(said('factors.recovery.left', { left: 10 })).waitFor();
  expect(await page.locator('main').textContent()).not.toContain(codes[0]);
  expect((await person.call('/user/private/info')).result.has_google2fa).toBe(true);
  await expectAccessible(page, '#factors');
});

test('new recovery codes take the place of the old; taken away, the app asks no more', async () => {
  const { person, email } = await member();
  const { codes } = await appOf(person);
  await openPage(page, product.origin() + ACCOUNT_PAGE);
  await press(page, said('factors.recovery.make'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('factors.recovery.make'), exact: true })
    .click();
  const made = await recoveryCodesOn(page);
  expect(made).toHaveLength(10);
  expect(made).not.toContain(codes[0]);
  // A press before the list has loaded again is not lost.
  await page.route('**/user/private/factor/list', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await keepCodes(page);
  await press(page, said('factors.app.remove.spoken'));
  const question = page.getByRole('dialog');
  await question.getByText(said('factors.last')).waitFor();
  await expectAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: said('factors.app.remove'), exact: true }).click();
  await page.getByText(said('factors.app.removed')).waitFor();
  // The list comes again, as late as the one before; the history of the account goes on to name them.
  await expect.poll(() => page.locator('#factors').getByText(said('factors.recovery')).count()).toBe(0);
  await logInAgain(page, product, email);
  await left();
  expect(await isLoggedIn()).toBe(true);
});

test('[LOGIN-02] the login asks for its code: not one that was used, not one of ten minutes ago, once; without the app a recovery code logs in, once', async () => {
  const { person, email } = await member();
  const { secret, codes } = await appOf(person);
  const invalid = page.locator('[aria-invalid="true"]');
  await logInAgain(page, product, email);
  await page.getByRole('heading', { name: said('login.factor.title') }).waitFor();
  for (const off of [-20, 20]) {
    await typeCode(page, appCode(secret, off));
    await invalid.waitFor();
  }
  expect(await isLoggedIn()).toBe(false);
  const code = appCode(secret);
  await typeCode(page, code);
  await left();
  expect(await isLoggedIn()).toBe(true);

  const giveRecoveryCode = async (recovery: string) => {
    await page.getByLabel(said('prove.recovery.label'), { exact: true }).fill(recovery);
    await press(page, said('prove.submit'));
  };
  await logInAgain(page, product, email);
  await typeCode(page, code);
  await invalid.waitFor();
  expect(await isLoggedIn()).toBe(false);
  await press(page, said('prove.other'));
  await press(page, said('prove.way.recovery'));
  await giveRecoveryCode((codes[0] ?? '').toLowerCase().replaceAll('-', ' '));
  await left();
  expect(await isLoggedIn()).toBe(true);
  expect((await person.call('/user/private/factor/list')).result.recovery).toMatchObject({ left: 9 });

  await logInAgain(page, product, email);
  await press(page, said('prove.other'));
  await press(page, said('prove.way.recovery'));
  await giveRecoveryCode(codes[0] ?? '');
  await page.getByText(said('prove.recovery.wrong')).waitFor();
  expect(await isLoggedIn()).toBe(false);
  await press(page, said('prove.other'));
  await press(page, said('prove.way.totp'));
  await typeCode(page, appCode(secret, 1));
  await left();
  expect(await isLoggedIn()).toBe(true);
});

test('[ERR-07] who has lost the app takes it away by a code and the password', async () => {
  const { person, email } = await member();
  await appOf(person);
  await openPage(page, product.origin() + ACCOUNT_PAGE);
  await press(page, said('factors.app.lost'));
  await page.getByText(said('factorsForm.lost.title')).waitFor();
  const { code } = await messageTo(product, email);
  const field = page.getByLabel(said('form.code'), { exact: true });
  const password = page.getByLabel(said('form.password'), { exact: true });
  await field.fill(`${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`);
  await password.fill(PASSWORD);
  await press(page, said('factorsForm.lost.confirm'));
  await page.getByText(said('prove.triesLeft.sent', { left: 4 })).waitFor();
  await expectAccessible(page, '#factors');
  await field.fill(code);
  await password.fill('wrong');
  await press(page, said('factorsForm.lost.confirm'));
  await page.getByText(said('prove.password.wrong')).waitFor();
  await expectAccessible(page, '#factors');
  await password.fill(PASSWORD);
  await press(page, said('factorsForm.lost.confirm'));
  await page.getByText(/^The authenticator app is removed\. Withdrawals wait until/).waitFor();
  await press(page, said('factors.app.setUp.spoken'));
  await keyOnPage(page);
});

test('[ERR-07] asked for again within a minute it says so; a session that has proved nothing is asked who is there first', async () => {
  const { person } = await member();
  await appOf(person);
  await unproven(person);
  await context.addCookies(person.forBrowser());
  await openPage(page, product.origin() + ACCOUNT_PAGE);
  await press(page, said('factors.app.lost'));
  await page.getByText(said('factorsForm.lost.title')).waitFor();
  await page
    .locator('#factors')
    .getByRole('button', { name: said('shell.cancel'), exact: true })
    .click();
  await press(page, said('factors.app.lost'));
  await page.getByText(said('error.35300')).waitFor();

  await press(page, said('factors.recovery.make'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('factors.recovery.make'), exact: true })
    .click();
  await page.getByRole('heading', { name: said('stepUp.title') }).waitFor();
});

test('it can be read from right to left, on a narrow screen and on a wide one in the dark', async () => {
  await member();
  await page.setViewportSize({ width: 320, height: 900 });
  await openPage(page, `${product.origin()}/ar-SA/app/user/account-info`);
  await page.locator('#factors li button').first().click();
  await keyOnPage(page);
  await expectReads();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectReads();
});
