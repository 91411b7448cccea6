import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { codeSentTo, giveBoth, press as pressOn, register } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { patternOn, saidOn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { field, newDevice, PASSWORD, type Place, password, places } from '../stage/sign-up.ts';
import { type ClientApp, openClientApp } from './client-app.ts';

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

/** Allows, by the calls of the consent, and comes back to the application. */
async function allow(): Promise<URL> {
  const next = await page.evaluate(async () => {
    const interaction = new URLSearchParams(location.search).get('interaction');
    const base = '/x-api/oauth/v1/private/';
    const { result } = await (await fetch(`${base}authorize?interaction=${interaction}`)).json();
    const scopes = result.scopes.map(({ scope }: { scope: string }) => scope);
    const body = JSON.stringify({ interaction, allow: true, scopes });
    const headers = { 'content-type': 'application/json' };
    const answer = await (await fetch(`${base}confirm_auth`, { method: 'POST', body, headers })).json();
    return answer.result.redirect_url as string;
  });
  await page.goto(new URL(next, page.url()).href);
  await heading('Back');
  const back = app.arrivals.at(-1);
  if (!back) throw new Error('the application got no answer');
  return back;
}

async function giveNewAccount(email: string): Promise<void> {
  await field(page, 'form.email').fill(email);
  await page.keyboard.press('Enter');
  await field(page, 'form.code').fill(await product.codeFor(email));
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

describe.each([places.global, places.turkey, places.europe, places.emirates])('the site $id', (place) => {
  test('[ROUTE-04] [OAUTH-01] [OAUTH-03] [REDIR-11] [SHELL-03] [SHELL-05] an application leads to the login, and the login to the consent', async () => {
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
    await logIn();
    await expectConsent(place, started);
    expect(complaints).toEqual([]);
    const { claims, id_token } = await started.finish(await allow());
    expect(id_token).toBeDefined();
    expect(claims()?.iss).toBe(issuer(place));
  });
});

test('[LOGIN-04] the login says which application it is for', async () => {
  await visit(places.global);
  await openRequest(places.global);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/x-api/login');
  await giveBoth(page, DEMO, 'correct horse battery');
  expect((await sent).postDataJSON()).toMatchObject({ oauth_tmp_login_id: 'demo-client' });
});

test('[REDIR-11] [OAUTH-03] who has no account opens one, by prompt=create or by the link, and goes on', async () => {
  for (const [name, more] of [
    ['create', { prompt: 'create' }],
    ['link', {}],
  ] as const) {
    await visit(places.global);
    const started = await openRequest(places.global, more);
    if (name === 'link') {
      await page.getByRole('link', { name: saidOn(page)('login.register'), exact: true }).click();
      await page.waitForURL('**/en/oauth-register?**');
      await hydrated(page);
    }
    expect(pathname()).toBe('/en/oauth-register');
    await page.getByText(APP, { exact: true }).waitFor();
    await expectAccessible(page);
    await giveNewAccount(`oauth.${name}@mail.example`);
    await expectConsent(places.global, started);
    await page.context().close();
  }
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

test('[OAUTH-03] [LANG-13] the login speaks the language that the application asks for, until its user has chosen one here', async () => {
  const { address } = await app.start(issuer(places.global), { ui_locales: 'tlh vi' });
  const pageFor = async (cookie: string) => {
    const begun = await fetch(address, { redirect: 'manual', headers: { cookie } });
    const asked = new URL(begun.headers.get('location') ?? '', address);
    const answer = await fetch(asked, { redirect: 'manual', headers: { cookie, 'accept-language': 'de, en;q=0.5' } });
    return new URL(answer.headers.get('location') ?? '', asked).pathname;
  };
  expect(await pageFor('')).toBe('/vi-VN/oauth');
  expect(await pageFor('gh_language=id-ID')).toBe('/id-ID/oauth');
});

describe('[ROUTE-04] an address of ours goes through the provider', () => {
  test.each(['/oauth', '/oauth-login', '/en/oauth-login', '/oauth-authorized', '/en/tr-authorized'])(
    '[ROUTE-04] [ROUTE-05] [OAUTH-01] %s leads a visitor to the login',
    async (path) => {
      await visit(places.global);
      const { address } = await app.start(issuer(places.global));
      await page.goto(`${product.origin()}${path}${address.search}`);
      await hydrated(page);
      expect(pathname()).toBe('/en/oauth-login');
      expect(new URL(page.url()).searchParams.get('state')).toBe(address.searchParams.get('state'));
    },
  );

  test('[ROUTE-04] /oauth-register leads a visitor to the registration', async () => {
    await visit(places.global);
    const { address } = await app.start(issuer(places.global));
    await page.goto(`${product.origin()}/oauth-register${address.search}`);
    await hydrated(page);
    expect(pathname()).toBe('/en/oauth-register');
  });
});

test('[ROUTE-05] [REDIR-11] who is logged in finds the consent at once, by either name', async () => {
  const place = places.turkey;
  await visit(place);
  await openRequest(place);
  await logIn();
  const again = await openRequest(place);
  await expectConsent(place, again);
  await page.goto(page.url().replace('/oauth-authorized', '/tr-authorized'));
  await hydrated(page);
  expect(pathname()).toBe(`/${place.lang}/tr-authorized`);
  for (const path of ['oauth-login', 'oauth-register', 'oauth']) {
    await page.goto(page.url().replace(/\/[\w-]+\?/, `/${path}?`));
    await expectConsent(place, again);
  }
});

describe('[OAUTH-03] a request that cannot go on', () => {
  test.each([
    ['another address', { redirect_uri: 'http://localhost:9/else' }, 'oauth.refused.address'],
    ['a foreign address', { redirect_uri: 'https://evil.example/callback' }, 'oauth.refused.address'],
    ['an unknown application', { client_id: 'nobody' }, 'oauth.refused.client'],
    ['no application', { client_id: '' }, 'oauth.refused.text'],
  ] as const)('[OAUTH-03] %s: the page says so, and leads nowhere', async (_, more, text) => {
    await visit(places.global);
    const before = app.arrivals.length;
    const { address } = await app.start(issuer(places.global));
    for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value);
    const answer = await page.goto(address.href);
    expect(answer?.status()).toBe(400);
    await heading(saidOn(page)('oauth.refused.title'));
    await page.getByText(saidOn(page)(text)).waitFor();
    await hydrated(page);
    await expectAccessible(page);
    expect(pathname()).toBe('/en/oauth');
    expect(app.arrivals.length).toBe(before);
    // Whoever has no request that the provider knows gets nothing from a page either.
    if ('client_id' in more) {
      await page.goto(`${product.origin()}/en/oauth-login${address.search}&interaction=${'x'.repeat(43)}`);
      await heading(saidOn(page)('oauth.refused.title'));
    }
  });

  test('[OAUTH-03] an error of somebody else’s making shows as a general one', async () => {
    await visit(places.global);
    await page.goto(`${product.origin()}/en/oauth?error=${encodeURIComponent('<b>call +1 555 0100</b>')}`);
    await page.getByText(saidOn(page)('oauth.refused.text')).waitFor();
    expect(await page.getByText('555').count()).toBe(0);
  });
});

test('[OAUTH-03] another account: the session ends by a press alone, and the login has the request', async () => {
  await visit(places.global);
  const started = await openRequest(places.global);
  await logIn();
  await expectConsent(places.global, started);
  await page.goto(page.url().replace('/oauth-authorized', '/oauth-log-out'));
  await hydrated(page);
  await heading(saidOn(page)('oauth.logOut.other'));
  await expectAccessible(page);
  expect(await page.getByRole('link', { name: saidOn(page)('oauth.logOut.back') }).getAttribute('href')).toContain(
    '/en/oauth-authorized?client_id=demo-client',
  );
  await pressOn(page, saidOn(page)('oauth.logOut.submit'));
  await page.waitForURL('**/en/oauth-login?**');
  expect((await page.context().cookies()).some(({ name }) => name.startsWith('b_t_c_k'))).toBe(false);
  await hydrated(page);
  await logIn();
  await expectConsent(places.global, started);
});

test('[OAUTH-03] an application asks for a logout: the person stays, or goes', async () => {
  await visit(places.global);
  const started = await openRequest(places.global);
  await logIn();
  await expectConsent(places.global, started);
  const { id_token = '' } = await started.finish(await allow());
  const isLoggedIn = async () => (await page.context().cookies()).some(({ name }) => name.startsWith('b_t_c_k'));
  for (const [button, stays] of [
    ['oauth.logOut.stay', true],
    ['oauth.logOut.submit', false],
  ] as const) {
    await page.goto(`${product.origin()}/openid/end_session?id_token_hint=${id_token}`);
    await hydrated(page);
    await heading(saidOn(page)('oauth.logOut.title', { brand: 'Gatehouse' }));
    await page.getByText(saidOn(page)('oauth.logOut.text', { client: APP })).waitFor();
    await expectAccessible(page);
    await pressOn(page, saidOn(page)(button));
    await page.waitForURL((url) => !url.pathname.includes('log-out') && !url.pathname.includes('end_session'));
    expect(await isLoggedIn()).toBe(stays);
  }
});
