import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProviderPeer, type ProviderPeer } from '@gatehouse/identity/testing/provider-peer';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ACCOUNT_PAGE } from '../stage/factor-steps.ts';
import { codeSentTo, demoSwitch, register } from '../stage/login.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { newDevice, newestAccount, type Place, places } from '../stage/sign-up.ts';

const name = { name: 'Peer' };
const PARTNERS_CALL = '**/cabital/post-register';
const DEMO = ['demo@example.com', 'correct horse battery'] as const;

let peer: ProviderPeer;
let product: Product;
let browser: OwnBrowser;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-providers-'));

beforeAll(async () => {
  peer = await openProviderPeer();
  const file = join(folder, 'providers.json');
  const doubted = { ...peer.entry, id: 'doubted', name: 'Doubted', email_trusted: false, sites: ['GLOBAL'] };
  writeFileSync(file, JSON.stringify([peer.entry, doubted]));
  const STEERING_FILE = join(folder, 'steering.json');
  writeFileSync(STEERING_FILE, JSON.stringify({ sites: { KAZ: { login_page_config: { mode: 'new' } } } }));
  const opening = openProduct({ OIDC_PROVIDERS_FILE: file, STEERING_FILE });
  [product, browser] = await Promise.all([opening, openBrowser()]);
});
afterEach(async () => {
  peer.health.misdeed = undefined;
  await page?.context().close();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await peer?.close();
  rmSync(folder, { recursive: true });
});

const button = (text: string) => page.getByRole('button', { name: text, exact: true });
const heading = (text: string) => page.getByRole('heading', { name: text, exact: true, level: 1 });

async function open({ host, lang, from }: Place, path: string): Promise<string[]> {
  page = await newDevice(browser, { from });
  const complaints = complaintsOf(page);
  await page.goto(`${product.origin(host)}/${lang}${path}`);
  await hydrated(page);
  return complaints;
}

/** Presses the provider's button here, and one of its own there. Undefined: cancels. */
async function signIn(subject: string | undefined, provider = 'Peer'): Promise<void> {
  await button(said('thirdParty.button.continue', { name: provider })).click();
  await page.waitForURL(`${peer.issuer}/**`);
  await page.getByRole('button', { name: subject ?? 'Cancel', exact: true }).click();
}

/** Who opened an account through the provider, by calls, on a device of their own. */
async function registered(subject: string): Promise<Person> {
  peer.knows(subject, { email: `${subject}@example.com`, email_verified: true });
  // COMP-06: other companies are offered where the country is known.
  const person = createPerson(product.port, { country: places.global.from });
  const { url } = (await person.call('/user/public/third-party/begin', { provider: 'peer' })).result;
  const { result } = await person.call('/user/public/login/thirdparty', await peer.signIn(String(url), subject));
  expect((await person.call('/user/public/third-party/register', { uuid: result.uuid })).ret_code).toBe(0);
  return person;
}

async function logIn([account, password]: readonly [string, string]): Promise<void> {
  await page.getByRole('textbox', { name: said('form.account'), exact: true }).fill(account);
  await page.getByLabel(said('login.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('[SIGNUP-12] [LOGIN-06] [SIGNUP-08] who is new registers through the provider, which no partner hears of, and logs in with it afterwards', async () => {
  peer.knows('ada', { email: 'ada.l@example.com', email_verified: true });
  const complaints = await open(places.global, '/register?ref=GH2026');
  const told: string[] = [];
  await page.route(PARTNERS_CALL, async (route) => {
    told.push(route.request().url());
    await route.continue();
  });
  await signIn('ada');
  await heading(said('register.title')).waitFor();
  await page.getByText('a***@e***.com').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/third-party/register');
  const announced = page.waitForRequest((request) => request.url().endsWith('/risk/default-intercept'));
  const registered = page.waitForRequest((request) => request.url().endsWith('/third-party/register'));
  await button(said('register.password.submit')).click();
  // LOGIN-11
  expect((await announced).postDataJSON()).toEqual({
    sence: '31001',
    ext_info: { page: 'third-party-register', ms_on_page: expect.any(Number), automated: true },
  });
  expect((await registered).headers()['tx-id']).toBe((await announced).headers()['tx-id']);
  await page.waitForURL('**/en/dashboard?newUser=true', { waitUntil: 'commit' });
  const account = await newestAccount(product);
  expect(JSON.stringify(account)).toContain('GH2026');
  expect([told, complaints]).toEqual([[], []]);

  await page.context().clearCookies({ name: 'b_t_c_k' });
  await page.goto(`${product.origin()}/en/login?demoAccount=true`);
  await hydrated(page);
  await expectAccessible(page);
  // LOGIN-13
  const switched = demoSwitch(page);
  // The provider still knows this browser: it asks nothing.
  await button(said('thirdParty.button.continue', name)).click();
  expect((await switched).postDataJSON()).toEqual({ env: 1 });
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  expect([told, complaints]).toEqual([[], []]);
});

test('[SIGNUP-12] on EU the consent to news is asked, and a code where the address is not trusted', async () => {
  peer.knows('eva', { email: 'eva@example.com', email_verified: false });
  const complaints = await open(places.europe, '/login');
  await signIn('eva');
  await heading(said('thirdParty.new.title', { brand: 'Gatehouse' })).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await button(said('thirdParty.new.register')).click();
  await page.waitForURL('**/en-EU/third-party/register');
  const consent = page.getByRole('checkbox', { name: said('register.euSubscription') });
  expect(await consent.isChecked()).toBe(false);
  await consent.check();
  await button(said('register.password.submit')).click();
  const code = page.getByRole('textbox', { name: said('form.code') });
  await code.waitFor();
  await code.fill(await product.codeFor('eva@example.com'));
  await page.waitForURL((url) => url.pathname === '/en-EU/user/accounts/auth/personal', { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

test('[SIGNUP-08] a partner hears of an account that is opened through a provider', async () => {
  peer.knows('partner', { email: 'partner@example.com', email_verified: true });
  const told: [object, object][] = [];
  const complaints = await open(places.global, '/register?register_channel=cabital');
  await page.route(PARTNERS_CALL, async (route) => {
    const response = await route.fetch();
    told.push([route.request().postDataJSON(), await response.json()]);
    await route.fulfill({ response });
  });
  await signIn('partner');
  await button(said('register.password.submit')).click();
  await page.waitForURL('**/en/dashboard**', { waitUntil: 'commit' });
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const partnersWord = [{ channel: 'cabital', uuid, status: 'registered' }, { ret_code: 0 }];
  await expect.poll(() => told).toMatchObject([partnersWord]);
  expect(complaints).toEqual([]);
});

test('[LOGIN-06] [LOGIN-13] an address that has an account is linked after its owner has logged in, and where they wanted to go is kept', async () => {
  peer.knows('demo at the peer', { email: DEMO[0], email_verified: true });
  const complaints = await open(places.global, '/login?demoAccount=true&redirect_url=%2Fen%2Fdownload');
  await signIn('demo at the peer');
  await button(said('thirdParty.new.register')).click();
  await button(said('register.password.submit')).click();
  await heading(said('thirdParty.taken.title')).waitFor();
  await button(said('thirdParty.new.link')).click();
  await page.waitForURL('**/en/login?redirect_url=**');
  await hydrated(page);
  await logIn(DEMO);
  await heading(said('thirdParty.link.question', name)).waitFor();
  await expectAccessible(page);
  await button(said('thirdParty.link.submit', name)).click();
  const switched = demoSwitch(page);
  await button(said('thirdParty.link.goOn')).click();
  expect((await switched).postDataJSON()).toEqual({ env: 1 });
  await page.waitForURL('**/en/download', { waitUntil: 'commit' });

  await page.context().clearCookies({ name: 'b_t_c_k' });
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await button(said('thirdParty.button.continue', name)).click();
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

test('[LOGIN-02] [LOGIN-06] from a device that is new a code is asked for, on the page that the provider sends back to', async () => {
  await registered('traveller');
  const complaints = await open(places.global, '/login');
  await signIn('traveller');
  await heading(said('login.device.title')).waitFor();
  await page
    .getByRole('textbox', { name: said('form.code') })
    .fill(await codeSentTo(page, product, 'traveller@example.com'));
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

test('[LOGIN-06] who cancels at the provider hears so, and may try again or log in another way; with the provider down the login page says so, beside the button, and the other ways work', async () => {
  const complaints = await open(places.global, '/login?redirect_url=%2Fen%2Fdownload');
  await signIn(undefined);
  await heading(said('thirdParty.ended')).waitFor();
  await page.getByText(said('error.700122')).waitFor();
  const other = page.getByRole('link', { name: said('thirdParty.otherWay') });
  expect(await other.getAttribute('href')).toBe('/en/login?redirect_url=%2Fen%2Fdownload');
  await button(said('thirdParty.again', name)).click();
  await page.waitForURL(`${peer.issuer}/**`);
  // Back without an answer: the page has none to repeat.
  await page.goBack();
  await page.reload();
  await heading(said('thirdParty.nothing.title')).waitFor();
  expect(complaints).toEqual([]);

  // Metadata may be kept from before: the way there and the way back fail alike.
  peer.health.misdeed = 'down';
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await button(said('thirdParty.button.continue', { name: 'Doubted' })).click();
  await page.getByText(said('error.700124')).waitFor();
  await expectAccessible(page);
  await logIn(DEMO);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
});

test('[REDIR-01] [REDIR-02] where the login page was asked to lead survives the way there and back; a foreign address does not', async () => {
  const person = await registered('walker');
  page = await newDevice(browser, places.global);
  await page.context().addCookies(person.forBrowser());
  const targets = [
    ['/en/download?a=1#c', '/en/download?a=1#c'],
    [`${product.origin('hk')}/zh-HK/download`, `${product.origin('hk')}/zh-HK/download`],
    ['https://evil.example/', '/en/dashboard'],
  ] as const;
  for (const [index, [target, lands]] of targets.entries()) {
    await page.context().clearCookies({ name: 'b_t_c_k' });
    await page.goto(`${product.origin()}/en/login?redirect_url=${encodeURIComponent(target)}`);
    await hydrated(page);
    // The provider asks nothing of a browser that it knows.
    if (index === 0) await signIn('walker');
    else await button(said('thirdParty.button.continue', name)).click();
    await page.waitForURL(new URL(lands, product.origin()).href, { waitUntil: 'commit' });
  }
});

test('[LOGIN-06] whoever left in one language comes back in it, whatever the browser asks for', async () => {
  peer.knows('linguist', { email: 'linguist@example.com', email_verified: true });
  const complaints = await open({ ...places.global, lang: 'es-ES' }, '/login?ref=GH2026');
  await page.locator('#third-party-peer button').click();
  await page.waitForURL(`${peer.issuer}/**`);
  await page.getByRole('button', { name: 'linguist', exact: true }).click();
  await page.waitForURL('**/es-ES/third-party/callback?ref=GH2026');
  await page.locator('main h1[tabindex]').waitFor();
  expect(complaints).toEqual([]);
});

test('[LOGIN-06] an answer that another browser began logs nobody in', async () => {
  await open(places.global, '/login');
  let begun = '';
  await page.route(`${peer.issuer}/**`, (route) => {
    begun = route.request().url();
    return route.abort();
  });
  await button(said('thirdParty.button.continue', name)).click();
  await expect.poll(() => begun).toContain('state=');
  await page.context().close();

  const answer = new URLSearchParams(await peer.signIn(begun, 'walker'));
  page = await newDevice(browser, places.global);
  await page.goto(`${product.origin()}/third-party/callback?${answer}`);
  await heading(said('thirdParty.ended')).waitFor();
  await page.getByText(said('error.700121')).waitFor();
  expect(page.url()).not.toMatch(/code=|state=/);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('b_t_c_k');
  await page.getByRole('link', { name: said('thirdParty.otherWay') }).click();
  await page.waitForURL('**/en/login', { waitUntil: 'commit' });
});

test('[LOGIN-06] [COMP-08] without providers of its own, or where compliance hides them, a site shows no buttons', async () => {
  const offered = async (host: string, path: string, country: string) => {
    const { text } = await createPerson(product.port, { host, country }).open(path);
    return ['peer', 'doubted'].filter((id) => text.includes(`id="third-party-${id}"`));
  };
  expect(await offered('localhost', '/en/login', 'GB')).toEqual(['peer', 'doubted']);
  expect(await offered('localhost', '/en/login', 'XX')).toEqual([]);
  expect(await offered('eu.localhost', '/en-EU/login', 'IE')).toEqual(['peer']);
});

test('[LOGIN-08] in the new mode third parties come first, then account and password; Back leads to the third parties', async () => {
  const complaints = await open({ ...places.global, host: 'kz', lang: 'en-KAZ', from: 'KZ' }, '/login');
  const account = page.getByRole('textbox', { name: said('form.account'), exact: true });
  const peerButton = button(said('thirdParty.button.continue', { name: 'Peer' }));
  await peerButton.waitFor();
  expect(await account.isVisible()).toBe(false);
  expect(await button(said('login.thirdParty.back')).count()).toBe(0);
  await expectAccessible(page);
  await button(said('login.thirdParty.account')).click();
  await account.waitFor();
  expect(await account.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await peerButton.isVisible()).toBe(false);
  await account.fill(DEMO[0]);
  await button(said('login.thirdParty.back')).click();
  await peerButton.waitFor();
  expect(await account.isVisible()).toBe(false);
  await button(said('login.thirdParty.account')).click();
  expect(await account.inputValue()).toBe(DEMO[0]);
  await button(said('login.thirdParty.back')).click();
  await peerButton.click();
  await page.waitForURL(`${peer.issuer}/**`, { waitUntil: 'commit' });
  expect(complaints).toEqual([]);
});

describe('an account of a provider on the account page', () => {
  const add = () => button(said('thirdParty.linked.add', name));
  const remove = () => button(said('thirdParty.linked.remove.submit', name));

  async function newOwner(email: string): Promise<Person> {
    const person = createPerson(product.port, { country: places.global.from });
    await register(person, product, email);
    return person;
  }

  async function openAccount(person: Person): Promise<string[]> {
    page = await newDevice(browser, places.global);
    await page.context().addCookies(person.forBrowser());
    const complaints = complaintsOf(page);
    await page.goto(product.origin() + ACCOUNT_PAGE);
    await hydrated(page);
    return complaints;
  }

  async function linkAs(subject: string): Promise<void> {
    await add().click();
    await page.waitForURL(`${peer.issuer}/**`);
    await page.getByRole('button', { name: subject, exact: true }).click();
  }

  test('[LOGIN-06] the owner links it, at the second try, and takes it away again', async () => {
    peer.knows('linker', { email: 'linker@provider.example', email_verified: true });
    const complaints = await openAccount(await newOwner('owner@links.example'));
    await linkAs('Cancel');
    await heading(said('thirdParty.ended.link')).waitFor();
    await button(said('thirdParty.again', name)).click();
    await page.waitForURL(`${peer.issuer}/**`);
    await page.getByRole('button', { name: 'linker', exact: true }).click();
    await page.waitForURL(`**${ACCOUNT_PAGE}`);
    await remove().waitFor();
    await page.getByText('l***@p***.example').waitFor();
    await expectAccessible(page);
    await remove().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: said('shell.cancel') }).click();
    await remove().click();
    await dialog.getByRole('button', { name: said('thirdParty.linked.remove.submit', name) }).click();
    await page.getByText(said('thirdParty.linked.removed', name)).waitFor();
    await add().waitFor();
    expect(complaints).toEqual([]);
    const told = (await product.mails('owner@links.example')).map(({ subject }) => subject);
    expect(told.length).toBeGreaterThanOrEqual(3);
  });

  test('[LOGIN-06] one that opens another account here is not linked twice, and nothing is said of whose it is', async () => {
    peer.knows('taken', { email: 'taken@provider.example', email_verified: true });
    const first = await newOwner('first@links.example');
    const { url } = (await first.call('/user/private/third-party/link/begin', { provider: 'peer' })).result;
    const back = await peer.signIn(String(url), 'taken');
    expect((await first.call('/user/private/third-party/link', back)).ret_code).toBe(0);
    await openAccount(await newOwner('second@links.example'));
    await linkAs('taken');
    await page.getByRole('heading', { name: said('thirdParty.ended.link'), exact: true }).waitFor();
    await page.getByText(said('error.700127')).waitFor();
    expect(await page.content()).not.toContain('first@links');
    await page.getByRole('link', { name: said('thirdParty.toAccount') }).click();
    await page.waitForURL(`**${ACCOUNT_PAGE}`, { waitUntil: 'commit' });
  });
});
