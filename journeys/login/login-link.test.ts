import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { accountField, codeField, heading, openLogin, press, register } from '../stage/login.ts';
import { messageTo } from '../stage/messages.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const EMAIL = 'linked@mail.example';
const TITLE = said('loginLink.title', { brand: 'Gatehouse', site: said('site.global') });

let product: Product;
let browser: OwnBrowser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** A browser of its own, without a login so far. */
async function newBrowser(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  contexts.push(context);
  return context.newPage();
}

async function newAccount(): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}.${EMAIL}`;
  await register(createPerson(product.port), product, email);
  return email;
}

/** Who asked for a link by calls, for what is not about the page that waits. */
async function linkFor(email: string): Promise<{ person: Person; link: string }> {
  const person = createPerson(product.port);
  await person.call('/user/public/login/begin', { login_name: email, item: 'link' });
  return { person, link: await linkSentTo(email) };
}

async function linkSentTo(email: string): Promise<string> {
  await expect.poll(async () => (await messageTo(product, email)).link).not.toBe('');
  const { link } = await messageTo(product, email);
  expect(link).toMatch(/\/en\/login-link\?trx=[\w-]{36}#[\w-]{43}$/);
  return link;
}

/** Asks for a link; answers what the mail says. */
async function askForLink(page: Page, email: string, query = ''): Promise<string> {
  await openLogin(page, product.origin(), `/en/login${query}`);
  await accountField(page).fill(email);
  await press(page, said('login.link'));
  await page.getByText(said('prove.email_link.ask', { to: '' }).trim()).waitFor();
  return linkSentTo(email);
}

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await hydrated(page);
}

test('[LOGIN-02] [REDIR-01] opened in the same browser, one press logs in, and the tab that waited goes where it was going; opened by somebody who is logged in, its token does not stay in the address', async () => {
  const waiting = await newBrowser();
  const complaints = complaintsOf(waiting);
  const link = await askForLink(waiting, await newAccount(), '?redirect_url=%2Fen%2Fdownload%3Fa%3D1');
  const tab = await waiting.context().newPage();
  const complaintsOfTab = complaintsOf(tab);
  await open(tab, link);
  await heading(tab, TITLE);
  expect(tab.url()).not.toContain('#');
  await press(tab, said('loginLink.confirm'));
  await tab.waitForURL('**/en/dashboard');
  await waiting.waitForURL('**/en/download?a=1', { waitUntil: 'commit' });
  await tab.goto(link);
  await tab.waitForURL((address) => address.pathname === '/en/dashboard');
  expect(await tab.evaluate(() => location.hash)).toBe('');
  expect([complaints, complaintsOfTab]).toEqual([[], []]);
});

test('[LOGIN-02] opening it alone uses nothing, however often; then it logs in once; whoever was sent a link of somebody else leaves that account at once', async () => {
  const { link } = await linkFor(await newAccount());
  for (let times = 0; times < 2; times++) expect((await fetch(link)).status).toBe(200);
  const [victim, second] = await Promise.all([newBrowser(), newBrowser()]);
  for (const page of [victim, second]) {
    await open(page, link);
    await heading(page, said('loginLink.device.title'));
  }
  await press(victim, said('loginLink.confirm.device'));
  await heading(victim, said('loginLink.arrived.title'));
  await press(second, said('loginLink.confirm.device'));
  await heading(second, said('loginLink.used.title'));
  await press(victim, said('shell.logOut'));
  await victim.waitForURL('**/en/login', { waitUntil: 'commit' });
  expect((await victim.context().cookies()).some(({ name }) => name.includes('b_t_c_k'))).toBe(false);
});

test('[LOGIN-02] [AFF-07] a link as earlier versions mailed it opens; beside an id of ours, uuid is a partner’s', async () => {
  const { person, link } = await linkFor(await newAccount());
  const tab = await newBrowser();
  await tab.context().addCookies(person.forBrowser());
  await open(tab, link.replace('#', `&uuid=${randomUUID()}#`));
  await heading(tab, TITLE);
  expect(new URL(tab.url()).searchParams.has('uuid')).toBe(true);
  await open(tab, link.replace('?trx=', '?from=mail&uuid='));
  await heading(tab, TITLE);
  expect(tab.url()).toBe(link.replace('?trx=', '?from=mail&trx=').replace(/#.*/, ''));
  await press(tab, said('loginLink.confirm'));
  await tab.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
});

test('[LOGIN-02] another device says that it would be the one, and afterwards who is logged in; the first one is told', async () => {
  const waiting = await newBrowser();
  const email = await newAccount();
  const link = await askForLink(waiting, email);
  const phone = await newBrowser();
  await open(phone, link);
  await heading(phone, said('loginLink.device.title'));
  expect(await phone.getByRole('main').textContent()).not.toContain('@');
  await press(phone, said('loginLink.confirm.device'));
  await heading(phone, said('loginLink.arrived.title'));
  await phone.getByRole('main').getByText('@m***.example').waitFor();
  await heading(waiting, said('prove.over.elsewhere.title'));
  expect((await waiting.context().cookies()).some(({ name }) => name.includes('b_t_c_k'))).toBe(false);
  await press(phone, said('loginLink.goOn'));
  await phone.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
});

test('[LOGIN-02] the code of the same mail does as well, typed where it began', async () => {
  const waiting = await newBrowser();
  const email = await newAccount();
  const link = await askForLink(waiting, email);
  await press(waiting, said('prove.email_link.type'));
  await codeField(waiting).fill((await messageTo(product, email)).code);
  await waiting.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  const tab = await newBrowser();
  await open(tab, link);
  await press(tab, said('loginLink.confirm.device'));
  await heading(tab, said('loginLink.used.title'));
});

test('[LOGIN-02] a link with another token logs nobody in; one without its token, with half of it, or of no challenge says that it is not complete', async () => {
  const { link } = await linkFor(await newAccount());
  const [address = '', token = ''] = link.split('#');
  const tab = await newBrowser();
  await open(tab, `${address}#${token.slice(1)}${token[0] === 'A' ? 'B' : 'A'}`);
  await press(tab, said('loginLink.confirm.device'));
  await heading(tab, said('loginLink.over.title'));
  for (const broken of [address, link.slice(0, -20), link.replace(/trx=[\w-]+/, 'trx=x')]) {
    // Another part of the same page would not load it again.
    await tab.goto('about:blank');
    await open(tab, broken);
    await heading(tab, said('loginLink.broken.title'));
  }
  await tab
    .getByRole('main')
    .getByRole('link', { name: said('loginLink.again') })
    .click();
  await tab.waitForURL((url) => url.pathname === '/en/login', { waitUntil: 'commit' });
});
