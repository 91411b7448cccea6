import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newMember } from '../stage/account-page.ts';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { codeSentTo, giveBoth, press as pressOn, register } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { patternOn, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { field, newDevice, PASSWORD, type Place, password, places } from '../stage/sign-up.ts';
import { allowAll, type ClientApp, follow, openClientApp } from './client-app.ts';

const APP = 'Demo Portfolio';
const DEMO = 'demo@example.com';
const OWNER = 'oauth.owner@mail.example';

let product: Product;
let browser: OwnBrowser;
let app: ClientApp;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser, app] = await Promise.all([sharedProduct(), openBrowser(), openClientApp()]);
  await register(createPerson(product.port), product, OWNER, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await app?.close();
});
afterEach(() => page?.context().close());

async function visit(place: Place): Promise<void> {
  page = await newDevice(browser, place);
  // The language that the application's visitor had here before.
  const lang = { name: 'gh_language', value: place.lang, url: issuer(place) };
  await page.context().addCookies([lang]);
  complaints = complaintsOf(page);
}

const issuer = ({ host }: Place) => product.origin(host);
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
const isLoggedIn = async () => (await page.context().cookies()).some(({ name }) => name.startsWith('b_t_c_k'));
const pathname = () => new URL(page.url()).pathname;

async function openRequest(place: Place, more: Readonly<Record<string, string>> = {}) {
  const started = await app.start(issuer(place), more);
  await page.goto(started.address.href);
  await hydrated(page);
  return started;
}

/** REDIR-11: at the consent, with all that the application asked for, and the id of its request alone beside it. */
async function expectConsent({ lang }: Pick<Place, 'lang'>, { address }: { address: URL }): Promise<void> {
  await page.waitForURL(`**/${lang}/oauth-authorized?**`, { waitUntil: 'commit' });
  const { interaction, ...query } = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual(Object.fromEntries(address.searchParams));
  expect(interaction).toMatch(/^[\w-]{20,}$/);
  await hydrated(page);
}

/** Logs in with the password; a device that is new here may have to confirm itself. */
async function logIn(tab = page, email = DEMO, secret = 'correct horse battery'): Promise<void> {
  await giveBoth(tab, email, secret);
  const code = tab.getByRole('textbox', { name: saidOn(tab)('form.code'), exact: true });
  const consent = tab.waitForURL('**/oauth-authorized?**', { waitUntil: 'commit' });
  await Promise.race([consent, code.waitFor()]);
  if (/oauth-authorized/.test(tab.url())) return;
  await code.fill(await codeSentTo(tab, product, email));
  await consent;
}

async function giveNewAccount(email: string): Promise<void> {
  await field(page, 'form.email').fill(email);
  await page.keyboard.press('Enter');
  await field(page, 'form.code').fill(await product.codeFor(email));
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

// The other tests are on the global site.
test.each([places.europe, places.emirates])(
  '[ROUTE-04] [OAUTH-01] [OAUTH-03] [REDIR-11] [SHELL-03] [SHELL-05] [LOGIN-04] on the site $id an application leads to the login, which says for whom it is, and leads to the consent',
  async (place) => {
    await visit(place);
    const started = await openRequest(place);
    expect(pathname()).toBe(`/${place.lang}/oauth-login`);
    await page.getByText(saidOn(page)('oauth.to.unverified', { brand: 'Gatehouse' })).waitFor();
    await page
      .getByText(patternOn(page, 'oauth.to', 'client'))
      .filter({ hasText: APP })
      .waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(page);
    const sent = page.waitForRequest(/\/x-api\/(?:login|user\/public\/login_compliance)$/);
    await logIn();
    expect((await sent).postDataJSON()).toMatchObject({ oauth_tmp_login_id: 'demo-client' });
    await expectConsent(place, started);
    expect(complaints).toEqual([]);
  },
);

test('[REDIR-11] [OAUTH-03] who has no account opens one by the link of the login, and goes on', async () => {
  await visit(places.global);
  const started = await openRequest(places.global);
  await page.getByRole('link', { name: saidOn(page)('login.register'), exact: true }).click();
  await page.waitForURL('**/en/oauth-register?**');
  await hydrated(page);
  await page.getByText(APP, { exact: true }).waitFor();
  await expectAccessible(page);
  await giveNewAccount('oauth.link@mail.example');
  await expectConsent(places.global, started);
});

test('[REDIR-11] what the application asked for survives another language, a reload and a second tab', async () => {
  await visit(places.global);
  const started = await openRequest(places.global);
  await page.getByRole('button', { name: saidOn(page)('shell.language.current', { language: 'English' }) }).click();
  await page
    .getByRole('menuitem', { name: 'Español' })
    .or(page.getByRole('link', { name: 'Español' }))
    .first()
    .click();
  await page.waitForURL(/\/es-ES\/oauth-login\?/);
  await page.reload();
  await hydrated(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await hydrated(second);
  await logIn(second, OWNER, PASSWORD);
  await page.reload();
  await expectConsent({ lang: 'es-ES' }, started);
});

test('[REDIR-11] [LOGIN-02] a login by code, with the keyboard alone', async () => {
  await visit(places.global);
  const started = await openRequest(places.global);
  await page.getByRole('textbox', { name: saidOn(page)('form.account'), exact: true }).focus();
  await page.keyboard.type(OWNER);
  await page.getByRole('button', { name: saidOn(page)('login.code'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: saidOn(page)('form.code'), exact: true }).waitFor();
  await page.keyboard.type(await codeSentTo(page, product, OWNER));
  await expectConsent(places.global, started);
});

test('[OAUTH-03] another account: the session ends by a press alone, and the login has the request', async () => {
  const { person } = await newMember(product);
  await visit(places.global);
  await page.context().addCookies(person.forBrowser());
  const started = await app.start(issuer(places.global));
  const { at } = await follow(person, started.address);
  await page.goto(at.href.replace('/oauth-authorized', '/oauth-log-out'));
  await hydrated(page);
  await heading(saidOn(page)('oauth.logOut.other'));
  await expectAccessible(page);
  expect(await page.getByRole('link', { name: saidOn(page)('oauth.logOut.back') }).getAttribute('href')).toContain(
    '/en/oauth-authorized?client_id=demo-client',
  );
  expect(await isLoggedIn()).toBe(true);
  await pressOn(page, saidOn(page)('oauth.logOut.submit'));
  await page.waitForURL('**/en/oauth-login?**');
  expect(await isLoggedIn()).toBe(false);
  await hydrated(page);
  await logIn();
  await expectConsent(places.global, started);
});

test('[OAUTH-03] an application asks for a logout: the person stays, or goes', async () => {
  const { person } = await newMember(product);
  const started = await app.start(issuer(places.global));
  const { id_token = '' } = await started.finish(await allowAll(person, started.address));
  await visit(places.global);
  await page.context().addCookies(person.forBrowser());
  for (const [button, stays] of [
    ['oauth.logOut.stay', true],
    ['oauth.logOut.submit', false],
  ] as const) {
    await page.goto(`${product.origin()}/openid/end_session?id_token_hint=${id_token}`);
    await hydrated(page);
    await heading(saidOn(page)('oauth.logOut.title', { brand: 'Gatehouse' }));
    await page.getByText(saidOn(page)('oauth.logOut.text', { client: APP })).waitFor();
    if (stays) await expectAccessible(page);
    await pressOn(page, saidOn(page)(button));
    await page.waitForURL((url) => !/log-out|end_session/.test(url.pathname), { waitUntil: 'commit' });
    expect(await isLoggedIn()).toBe(stays);
  }
});
