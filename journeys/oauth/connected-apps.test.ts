import { oauthRevokeGrant } from '@gatehouse/contract/oauth/grants';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, newMember, openPage } from '../stage/account-page.ts';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  goOffline,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { clientsFile, connect, newClient, tried } from '../stage/oauth-client.ts';
import type { Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { saidOn } from '../stage/said.ts';

const ACCOUNT = '/en/app/user/account-info';
const GRANTS = '/oauth/v1/private/grants';
const taxTool = newClient('tax-tool', 'Tax Tool');
const robot = newClient('robot', 'A robot that trades while you sleep');

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  const OAUTH_CLIENTS_FILE = clientsFile([
    { client: taxTool, verified: true },
    { client: robot, verified: false },
  ]);
  [product, browser] = await Promise.all([openProduct({ OAUTH_CLIENTS_FILE }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

async function openAs(person: Person, address = product.origin() + ACCOUNT): Promise<void> {
  context = await contextOf(browser, person);
  page = await context.newPage();
  complaints = complaintsOf(page);
  await openPage(page, address);
}

const section = () => page.locator('section#apps');
const row = (name: string) => section().getByRole('listitem').filter({ hasText: name });
const end = (name: string) => section().getByRole('button', { name: saidOn(page)('connectedApps.end.one', { name }) });
const dialog = () =>
  page.getByRole('dialog', { name: saidOn(page)('connectedApps.end.title', { name: taxTool.name }) });
const answer = (name: 'connectedApps.end' | 'shell.cancel') =>
  dialog().getByRole('button', { name: saidOn(page)(name), exact: true });

test('[OAUTH-02] the owner sees what an application may do, and takes it back: its tokens are over at once', async () => {
  const { person, email } = await newMember(product);
  const tokens = await connect(person, product, taxTool, 'openid offline_access balance.read');
  const others = await connect(person, product, robot, 'openid offline_access withdraw');
  await openAs(person);
  const own = row(taxTool.name).first();
  await own.getByText('tax-tool.example', { exact: true }).waitFor();
  const text = (await own.textContent()) ?? '';
  for (const id of ['verified', 'may.read'] as const) expect(text).toContain(saidOn(page)(`connectedApps.${id}`));
  expect(text).not.toContain(saidOn(page)('connectedApps.may.move'));
  expect(text).toMatch(/Last used .*Connected .* 20\d\d · ends .* 20\d\d/);
  expect(await own.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const robots = await row(robot.name).first().textContent();
  for (const id of ['unverified', 'new', 'may.move'] as const)
    expect(robots).toContain(saidOn(page)(`connectedApps.${id}`));
  await expectAccessible(page, 'section#apps');

  await end(taxTool.name).click();
  await dialog().getByText(saidOn(page)('connectedApps.end.text')).waitFor();
  await expectAccessible(page, 'dialog[open]');
  await answer('shell.cancel').click();
  await end(taxTool.name).focus();
  await page.keyboard.press('Enter');
  await answer('connectedApps.end').click();
  const news = section()
    .getByRole('status')
    .filter({ hasText: saidOn(page)('connectedApps.ended', { name: taxTool.name }) });
  await news.waitFor();
  const begun = performance.now();
  expect(await tried(product, taxTool, tokens)).toEqual({ userinfo: 401, refresh: 'invalid_grant' });
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(await tried(product, robot, others)).toEqual({ userinfo: 200, refresh: undefined });
  expect(await news.evaluate((status) => status === document.activeElement)).toBe(true);
  expect(await row(taxTool.name).count()).toBe(0);

  await page.reload();
  await row(robot.name).first().waitFor();
  expect(await row(taxTool.name).count()).toBe(0);
  const events = page.locator('#history').getByRole('listitem');
  for (const [event, { name }] of [
    ['event.oauthRevoked', taxTool],
    ['event.oauthGranted', taxTool],
    ['event.oauthGranted', robot],
  ] as const)
    await events
      .filter({ hasText: saidOn(page)(event) })
      .filter({ hasText: name })
      .waitFor();
  expect(await product.mails(email)).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining(`${ACCOUNT}#apps`) }),
  );
});

test('[OAUTH-02] the mail about a new application leads to it, and without an answer it stays in the list; once it was disconnected elsewhere it goes', async () => {
  const { person, email } = await newMember(product);
  await connect(person, product, taxTool, 'openid offline_access');
  const link = async () => /http\S+#apps/.exec((await product.mails(email)).map(({ text }) => text).join('\n'))?.[0];
  await expect.poll(link).toBeTruthy();
  await openAs(person, await link());
  await end(taxTool.name).waitFor();
  await expect.poll(() => section().evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true);
  const marked = page.locator('nav a[aria-current=location]');
  expect(await marked.textContent()).toBe(saidOn(page)('account.section.apps'));

  await end(taxTool.name).click();
  await goOffline(page);
  await answer('connectedApps.end').click();
  await section()
    .getByText(saidOn(page)('connectedApps.notEnded', { name: taxTool.name }))
    .waitFor();
  await context.setOffline(false);
  complaints.length = 0;
  const { grants } = (await person.call(GRANTS)).result as unknown as { grants: { grant_id: string }[] };
  for (const { grant_id } of grants) expect((await person.call(oauthRevokeGrant.path, { grant_id })).ret_code).toBe(0);
  await end(taxTool.name).click();
  await answer('connectedApps.end').click();
  await section()
    .getByText(saidOn(page)('connectedApps.ended', { name: taxTool.name }))
    .waitFor();
  await section().getByText(saidOn(page)('connectedApps.empty')).waitFor();
  expect(await section().getByRole('listitem').count()).toBe(0);
});

test('[OAUTH-02] on a right-to-left site it is readable, at each width and in both themes', async () => {
  const host = 'ae.localhost';
  const { person } = await newMember(product, host);
  for (const client of [taxTool, robot])
    await connect(
      person,
      { port: product.port, host },
      client,
      'openid offline_access email balance.read trade withdraw',
    );
  await openAs(person, `${product.origin('ae')}/ar-ARE/app/user/account-info`);
  await end(robot.name).waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectReadable(page, 'section#apps');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
  expect((await person.call(GRANTS)).result).toMatchObject({ grants: [{}, {}] });
});
