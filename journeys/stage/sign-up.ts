import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { hydrated, type OwnBrowser } from './browser.ts';
import type { Product } from './product.ts';
import { type said, saidOn } from './said.ts';

export const PASSWORD = 'four quiet words here';

export type Variant = 'newCode' | 'newLink' | 'oldCode' | 'oldLink';
/** A site, a visitor who lives there, and their mobile number. */
export type Place = {
  readonly id: string;
  readonly host: string;
  readonly lang: string;
  readonly from: string;
  readonly register: string;
  readonly mobile: string;
};

export const places = {
  global: { id: 'GLOBAL', host: '', lang: 'en', from: 'GB', register: '/register', mobile: '+447400123456' },
  europe: { id: 'EU', host: 'eu', lang: 'en-EU', from: 'IE', register: '/register', mobile: '+353850123456' },
  turkey: { id: 'TUR', host: 'tr', lang: 'tr-TUR', from: 'TR', register: '/tr-register', mobile: '+905012345678' },
  emirates: { id: 'ARE', host: 'ae', lang: 'ar-ARE', from: 'AE', register: '/register', mobile: '+971501234567' },
} satisfies Record<string, Place>;

/** A brand file in which these sites have these variants. */
export function brandFile(run: readonly { readonly place: Place; readonly variant: Variant }[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-brand-')), 'brand.json');
  const sites = run.map(({ place, variant }) => ({ id: place.id, registration: { variant } }));
  writeFileSync(file, JSON.stringify({ sites }));
  return file;
}

/** A browser of its own, at home in a place. */
export async function newDevice(browser: OwnBrowser, { from }: Pick<Place, 'from'>): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, locale: 'en-GB', reducedMotion: 'reduce' },
    extraHTTPHeaders: { 'cf-ipcountry': from },
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

export const field = (page: Page, id: 'form.email' | 'form.code' | 'register.method.mobile.label') =>
  page.getByRole('textbox', { name: saidOn(page)(id), exact: true });
export const password = (page: Page) => page.getByLabel(saidOn(page)('form.password'), { exact: true });
export const press = (page: Page, id: 'verify.confirm.submit' | 'verify.confirmed.here' | 'prove.email_link.type') =>
  page.getByRole('button', { name: saidOn(page)(id), exact: true }).click();
export const heading = (page: Page, id: Parameters<typeof said>[0]) =>
  page.getByRole('heading', { name: saidOn(page)(id as 'register.title'), exact: true }).waitFor();
/** At the page after it, which need not have loaded. */
export const arrived = (page: Page) =>
  page.waitForURL((url) => !/register|sign-up|email-code-verify/.test(url.pathname), {
    timeout: 30_000,
    waitUntil: 'commit',
  });

/** The form of a place. */
export async function openForm(
  page: Page,
  product: Product,
  { host, lang, register }: Place,
  query = '',
): Promise<void> {
  await page.goto(`${product.origin(host)}/${lang}${register}${query}`);
  await hydrated(page);
}

/** As far as the message to that address. */
export async function sendTo(page: Page, variant: Variant, address: string): Promise<void> {
  await field(page, 'form.email').fill(address);
  if (variant.startsWith('old')) await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const isLink = variant.endsWith('Link');
  await (isLink ? page.getByText(saidOn(page)('register.link.text')) : field(page, 'form.code')).waitFor();
}

/** The last step of the new variants; the old ones have nothing left to do. */
export async function finish(page: Page, variant: Variant): Promise<void> {
  if (variant.startsWith('new')) {
    await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
  }
  await arrived(page);
}

/** The newest account, as the operator sees it (AFF-07). */
export async function newestAccount(product: Product): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${product.managementPort}/attribution.ndjson?unsettled=yes`);
  return JSON.parse((await answer.text()).trimEnd().split('\n').at(-1) ?? 'null');
}
