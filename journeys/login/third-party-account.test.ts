import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProviderPeer, type ProviderPeer } from '@gatehouse/identity/testing/provider-peer';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { newDevice, PASSWORD, places } from '../stage/sign-up.ts';

const name = { name: 'Peer' };
const ACCOUNT = '/en/app/user/account-info';

let peer: ProviderPeer;
let product: Product;
let browser: OwnBrowser;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-providers-'));

beforeAll(async () => {
  peer = await openProviderPeer();
  const file = join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify([peer.entry]));
  [product, browser] = await Promise.all([openProduct({ OIDC_PROVIDERS_FILE: file }), openBrowser()]);
});
afterEach(() => page?.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await peer?.close();
  rmSync(folder, { recursive: true });
});

const button = (text: string) => page.getByRole('button', { name: text, exact: true });

/** A user with a password, on their account page. */
async function openAccount(email: string): Promise<string[]> {
  const person = createPerson(product.port);
  const uuid = await person.begin(email);
  await person.verify(uuid, await product.codeFor(email));
  await person.setPassword(uuid, PASSWORD);
  page = await newDevice(browser, places.global);
  await page.context().addCookies(person.forBrowser());
  const complaints = complaintsOf(page);
  await page.goto(product.origin() + ACCOUNT);
  await hydrated(page);
  return complaints;
}

async function linkAs(subject: string): Promise<void> {
  await button(said('thirdParty.linked.add', name)).click();
  await page.waitForURL(`${peer.issuer}/**`);
  await page.getByRole('button', { name: subject, exact: true }).click();
}

test('[LOGIN-06] the owner links an account on the account page, and takes it away again', async () => {
  peer.knows('linker', { email: 'linker@provider.example', email_verified: true });
  const complaints = await openAccount('owner@links.example');
  await linkAs('linker');
  await page.waitForURL(`**${ACCOUNT}`);
  const remove = button(said('thirdParty.linked.remove.submit', name));
  await remove.waitFor();
  await page.getByText('li***@provider.example').waitFor();
  await expectAccessible(page);
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('shell.cancel') })
    .click();
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('thirdParty.linked.remove.submit', name) })
    .click();
  await page.getByText(said('thirdParty.linked.removed', name)).waitFor();
  await button(said('thirdParty.linked.add', name)).waitFor();
  expect(complaints).toEqual([]);
  const told = (await product.mails('owner@links.example')).map(({ subject }) => subject);
  expect(told.length).toBeGreaterThanOrEqual(3);
});

test('[LOGIN-06] an account that opens another one here is not linked twice, and nothing is said of whose it is', async () => {
  peer.knows('taken', { email: 'taken@provider.example', email_verified: true });
  await openAccount('first@links.example');
  await linkAs('taken');
  await button(said('thirdParty.linked.remove.submit', name)).waitFor();
  await page.context().close();
  await openAccount('second@links.example');
  await linkAs('taken');
  await page.getByRole('heading', { name: said('thirdParty.ended.link'), exact: true }).waitFor();
  await page.getByText(said('error.700127')).waitFor();
  expect(await page.content()).not.toContain('first@links');
  await page.getByRole('link', { name: said('thirdParty.toAccount') }).click();
  await page.waitForURL(`**${ACCOUNT}`, { waitUntil: 'commit' });
});
