import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, type OwnBrowser } from './browser.ts';
import { createPerson, type Person } from './person.ts';
import type { Product } from './product.ts';
import { saidOn } from './said.ts';

export const PASSWORD = 'correct horse battery';
let count = 0;

/** An account of its own for one test, and a browser's cookies that are logged in to it. */
export async function newMember(product: Product, host = 'localhost'): Promise<{ email: string; person: Person }> {
  count += 1;
  const email = `member${count}-${Date.now()}@example.com`;
  const person = createPerson(product.port, { host });
  const uuid = await person.begin(email);
  await person.verify(uuid, await product.codeFor(email));
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  return { email, person };
}

/** Logged in again on the same device, by a token of another site: such a session has proved nothing yet. */
export async function unproven(person: Person): Promise<void> {
  const { result } = await person.call('/user/private/quick_token', {});
  expect((await person.call('/user/public/quick_login', { quick_token: result.quick_token })).ret_code).toBe(0);
}

export async function contextOf(
  browser: OwnBrowser,
  person: Person,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await context.addCookies(person.forBrowser());
  context.setDefaultTimeout(30_000);
  return context;
}

/** Opens a page for users, alive and with its late part. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // The deferred part has loaded once one of its elements handles presses.
  await page.waitForFunction(() => {
    const button = document.querySelector('main button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}

/** Types a code into the shown challenge. A full code submits itself. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(saidOn(page)('form.code'), { exact: true }).fill(code);
}
