import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { totpCode, totpStep } from '../../apps/identity/verification/totp/totp-code.ts';
import { PASSWORD } from './account-page.ts';
import { hydrated } from './browser.ts';
import { isOfDevice, type Person } from './person.ts';
import type { Product } from './product.ts';
import { saidOn } from './said.ts';

export const ACCOUNT_PAGE = '/en/app/user/account-info';

const STEP_MS = 30_000;
/** A call that has to be answered before the step ends. */
const AT_LEAST_MS = 1_000;

/** The code that an app shows now, or so many steps of 30 s away. */
export const appCode = (secret: string, off = 0) => totpCode(secret, totpStep(Date.now()) + off);

/** Presses a button by its words. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sets up an app by calls; answers its key and the recovery codes. */
export async function appOf(person: Person): Promise<{ secret: string; codes: string[] }> {
  const { id, secret } = (await person.call('/user/private/factor/totp/begin', {})).result as Record<string, string>;
  if (!id || !secret) throw new Error('no app can be set up');
  await untilStepHasTime();
  // One step early, so that the present one and the next are left for logging in.
  const bound = await person.call('/user/private/factor/totp/bind', { id, code: appCode(secret, -1) });
  return { secret, codes: bound.result.recovery_codes as string[] };
}

/** Confirms recovery codes, which have to be copied, downloaded or printed first. */
export async function keepCodes(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('download'), press(page, saidOn(page)('factorsForm.codes.download'))]);
  await press(page, saidOn(page)('factorsForm.codes.kept'));
}

async function untilStepHasTime(): Promise<void> {
  const leftMs = STEP_MS - (Date.now() % STEP_MS);
  if (leftMs < AT_LEAST_MS) await wait(leftMs + 100);
}

/** The key in letters, as a user would type it into an app. */
export async function keyOnPage(page: Page): Promise<string> {
  const key = page.locator('#factors code').first();
  await key.waitFor();
  return ((await key.textContent()) ?? '').replace(/\s/g, '');
}

export const typeAppCode = (page: Page, code: string) =>
  page.getByLabel(saidOn(page)('factorsForm.app.code'), { exact: true }).fill(code);

export async function recoveryCodesOn(page: Page): Promise<string[]> {
  await page.getByText(saidOn(page)('factorsForm.codes.title')).waitFor();
  return page.locator('#factors ol code').allTextContents();
}

/** Logs out, and opens the login form with account and password submitted. */
export async function logInAgain(page: Page, product: Product, email: string): Promise<void> {
  await loggedOut(page.context());
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await page.getByLabel(saidOn(page)('form.account'), { exact: true }).fill(email);
  await page.getByLabel(saidOn(page)('login.password'), { exact: true }).fill(PASSWORD);
  await press(page, saidOn(page)('login.submit'));
}

/** The device stays: its cookies are no part of the session. */
export async function loggedOut(context: BrowserContext): Promise<void> {
  const cookies = (await context.cookies()).filter(({ name }) => isOfDevice(name));
  await context.clearCookies();
  await context.addCookies(cookies);
}

export type Authenticator = {
  readonly cdp: CDPSession;
  readonly id: string;
  /** How many passkeys it holds. */
  readonly count: () => Promise<number>;
};

/** A phone or laptop that makes passkeys and knows its person, in the browser of this page. */
export async function authenticatorOf(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const credentials = () => cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
  return { cdp, id, count: async () => (await credentials()).credentials.length };
}
