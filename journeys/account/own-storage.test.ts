import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownStores } from '../../apps/web/platform/storage/own-storage.ts';
import { defaultBrand } from '../../packages/brand/src/default-brand.ts';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

let product: Product;
let browser: OwnBrowser;
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

type Place = (typeof ownStores)[number]['where'][number];

/** Everything that this browser keeps, each with its place: `local cached:…`. */
async function kept(context: BrowserContext, page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `tab ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `files ${name}`),
  ]);
  return [...(await context.cookies()).map(({ name }) => `cookie ${name}`), ...stored];
}

/** Ids of what the list says of it. */
function listed(thing: string): string[] {
  const [place, name = ''] = thing.split(/ (.*)/s);
  return ownStores
    .filter(({ where }) => where.includes(place as Place))
    .filter((store) => {
      const own = store.name(defaultBrand.keys);
      return own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name;
    })
    .map(({ id }) => id);
}

test('everything that a visit leaves in the browser is on the list of the cookie policy', async () => {
  const context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: 'reduce' },
    extraHTTPHeaders: { 'cf-ipcountry': 'NL' },
  });
  context.setDefaultTimeout(30_000);
  const seen = new Set<string>();
  const page = await context.newPage();
  const note = async () => {
    for (const thing of await kept(context, page)) seen.add(thing);
  };
  const dialog = page.getByRole('dialog');

  await page.goto(`${product.origin()}/en/register`);
  await hydrated(page);
  await dialog.getByRole('heading').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: said('shell.cookies.accept') }).click();
  await note();

  await page.getByRole('button', { name: said('shell.footer.country') }).click();
  await page.getByRole('option').first().waitFor();
  await page.getByRole('option', { name: /^Brazil/ }).click();
  await note();
  await page.reload();
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill('what-is-kept@example.com');
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).waitFor();
  await note();

  const person = createPerson(product.port);
  expect((await person.logIn('demo@example.com', 'correct horse battery')).ret_code).toBe(0);
  await context.addCookies(person.forBrowser());
  await page.goto(`${product.origin()}/en/terms-service/cookiePolicy`);
  await hydrated(page);
  await note();

  expect([...seen].filter((thing) => listed(thing).length === 0)).toEqual([]);
  const ids = [...new Set([...seen].flatMap(listed))];
  expect(ids).toEqual(
    expect.arrayContaining(['session', 'device', 'consent', 'accepted', 'registration', 'regulation', 'cached']),
  );
  expect(ids).toEqual(expect.arrayContaining(['country', 'residence', 'timing']));
  await context.close();
});
