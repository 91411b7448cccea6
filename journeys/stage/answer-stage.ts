import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type AnswerPeer, openAnswerPeer } from './answer-peer.ts';
import { hydrated, type OwnBrowser, openBrowser, TWO_COLUMNS } from './browser.ts';
import { createPerson, type Person } from './person.ts';
import { openProduct, type Product } from './product.ts';

export const PASSWORD = 'four quiet words here';

/** The product in front of an API whose answers the test sets, a browser, and a member of that API. */
export type AnswerStage = {
  readonly peer: AnswerPeer;
  readonly product: Product;
  readonly browser: OwnBrowser;
  readonly member: Person;
  readonly close: () => Promise<void>;
};

export async function openAnswerStage(): Promise<AnswerStage> {
  const peer = await openAnswerPeer();
  const [product, browser] = await Promise.all([openProduct({ API_ORIGIN: peer.origin }), openBrowser()]);
  const member = await newMemberOf(peer, product, 'member@own-api.example');
  return {
    ...{ peer, product, browser, member },
    async close() {
      await browser.close();
      await product.close();
      await peer.close();
    },
  };
}

export async function newMemberOf(peer: AnswerPeer, product: Product, email: string): Promise<Person> {
  const person = createPerson(product.port);
  const uuid = await person.begin(email);
  await person.verify(uuid, await peer.codeFor(email));
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  return person;
}

/** A browser of a visitor from Brazil, or of a member. */
export async function contextFor({ browser }: AnswerStage, member?: Person): Promise<BrowserContext> {
  const extraHTTPHeaders = { 'cf-ipcountry': 'BR' };
  const context = await browser.newContext({ locale: 'en-GB', viewport: TWO_COLUMNS, extraHTTPHeaders });
  context.setDefaultTimeout(30_000);
  if (member) await context.addCookies(member.forBrowser());
  return context;
}

export const toastsOf = (page: Page) => page.locator('[popover=manual] p');
export const refusalOf = (page: Page) => page.locator('main form').getByRole('alert');

/** Opens the login page and fills its form. */
export async function fillLogin(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/login`);
  await hydrated(page);
  await page.locator('main form input[name=account]').fill('ann@mail.example');
  await page.locator('main form input[name=password]').fill(PASSWORD);
}

export async function send(page: Page): Promise<void> {
  await page.locator('main form input[name=password]').press('Enter');
}
