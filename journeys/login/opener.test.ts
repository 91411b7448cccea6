import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** Another site, whose page opens tabs and keeps a reference to them. */
let otherSite: Server;
let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let holder: Page;

beforeAll(async () => {
  otherSite = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>${request.url}</title>`);
  });
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  context = await browser.newContext();
  context.setDefaultTimeout(30_000);
  holder = await context.newPage();
  await holder.goto(othersPage('/holder'));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  otherSite?.close();
});

const othersPage = (path: string) => `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}${path}`;

/** @param address absent: a blank tab */
async function openTab(address?: string): Promise<Page> {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    holder.evaluate((to) => Object.assign(globalThis, { held: open(to) }), address),
  ]);
  if (address) await tab.waitForURL(address);
  return tab;
}

/** Leads the tab that the other site opened last somewhere else, as a phishing page would. */
async function leadAway(to: string): Promise<void> {
  await holder.evaluate((address) => {
    const { held } = globalThis as unknown as { held: Window };
    held.location.href = address;
  }, to);
}

async function typeAddress(tab: Page): Promise<void> {
  await tab.goto(`${product.origin()}/en/login`);
}

const CASES: readonly (readonly [name: string, arrive: () => Promise<Page>])[] = [
  [
    'in which the user typed our address',
    async () => {
      const tab = await openTab(othersPage('/tab'));
      await typeAddress(tab);
      return tab;
    },
  ],
  [
    'which was blank when the user typed our address',
    async () => {
      const tab = await openTab();
      await typeAddress(tab);
      return tab;
    },
  ],
  [
    'which had shown a page of our site when the user typed the address',
    async () => {
      const tab = await openTab(`${product.origin()}/favicon.svg`);
      await typeAddress(tab);
      return tab;
    },
  ],
  [
    'which that site led to us',
    async () => {
      const tab = await openTab(othersPage('/tab'));
      await leadAway(`${product.origin()}/en/login`);
      await tab.waitForURL('**/en/login');
      return tab;
    },
  ],
];

test.each(CASES)('a tab of another site %s is out of that site’s reach', async (_, arrive) => {
  const tab = await arrive();
  await hydrated(tab);
  const login = tab.url();
  await leadAway(othersPage('/phishing'));
  // A tab that the other site can reach has arrived by then; so would ours have, if it could be reached.
  const other = await openTab(othersPage('/tab'));
  await leadAway(othersPage('/phishing'));
  await other.waitForURL('**/phishing');
  expect([tab.url(), await tab.evaluate(() => window.opener)]).toEqual([login, null]);
  await Promise.all([tab.close(), other.close()]);
});
