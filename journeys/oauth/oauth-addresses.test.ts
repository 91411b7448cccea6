import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../stage/account-page.ts';
import { expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said, saidIn } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { newDevice, type Place, places } from '../stage/sign-up.ts';
import { allowAll, type ClientApp, follow, openClientApp } from './client-app.ts';

let product: Product;
let browser: OwnBrowser;
let app: ClientApp;

beforeAll(async () => {
  [product, browser, app] = await Promise.all([sharedProduct(), openBrowser(), openClientApp()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await app?.close();
});

const hostOf = ({ host }: Place) => (host ? `${host}.localhost` : 'localhost');

function visitorOf(place: Place): Person {
  const person = createPerson(product.port, { host: hostOf(place), country: place.from });
  // The language that the application's visitor had here before.
  person.cookies.set('gh_language', place.lang);
  return person;
}

/** What a page shows. The rest of its document has all that pages may say. */
const shownIn = (text: string) => (/<main.*<\/main>/s.exec(text)?.[0] ?? '').replace(/<script.*?<\/script>/gs, '');

/** REDIR-11: what the application asked for, without the id of its request beside it. */
const queryOf = ({ searchParams }: URL) => {
  const { interaction, ...query } = Object.fromEntries(searchParams);
  expect(interaction).toMatch(/^[\w-]{20,}$/);
  return query;
};

test('[ROUTE-04] [OAUTH-01] [OAUTH-03] [REDIR-11] on each site an application leads to that site’s login, and gets its token from there', async () => {
  for (const place of [places.global, places.turkey, places.europe, places.emirates]) {
    const say = saidIn(place.lang);
    const { address, finish } = await app.start(product.origin(place.host));
    const { at, status, text } = await follow(visitorOf(place), address);
    expect([status, at.pathname]).toEqual([200, `/${place.lang}/oauth-login`]);
    expect(queryOf(at)).toEqual(Object.fromEntries(address.searchParams));
    for (const part of ['Demo Portfolio', say('oauth.to.unverified', { brand: 'Gatehouse' })])
      expect(shownIn(text), place.id).toContain(part);
    expect(text).toContain('<meta name="robots" content="noindex">');
    const { person } = await newMember(product, hostOf(place));
    const { claims, id_token } = await finish(await allowAll(person, address));
    expect(id_token).toBeDefined();
    expect(claims()?.iss).toBe(product.origin(place.host));
  }
});

test('[ROUTE-04] [ROUTE-05] [OAUTH-01] an address of ours goes through the provider, to the login or to the registration', async () => {
  for (const [path, page] of [
    ['/oauth', '/en/oauth-login'],
    ['/oauth-login', '/en/oauth-login'],
    ['/en/oauth-login', '/en/oauth-login'],
    ['/oauth-authorized', '/en/oauth-login'],
    ['/en/tr-authorized', '/en/oauth-login'],
    ['/oauth-register', '/en/oauth-register'],
  ] as const) {
    const { address } = await app.start(product.origin());
    const { at, status } = await follow(visitorOf(places.global), `${product.origin()}${path}${address.search}`);
    expect([path, status, at.pathname]).toEqual([path, 200, page]);
    expect(at.searchParams.get('state')).toBe(address.searchParams.get('state'));
  }
});

test('[ROUTE-05] [REDIR-11] who is logged in finds the consent at once, by either name', async () => {
  const place = places.turkey;
  const { person } = await newMember(product, hostOf(place));
  person.cookies.set('gh_language', place.lang);
  const { address } = await app.start(product.origin(place.host));
  const consent = (await follow(person, address)).at;
  for (const [path, page] of [
    ['oauth-authorized', 'oauth-authorized'],
    ['tr-authorized', 'tr-authorized'],
    ['oauth-login', 'oauth-authorized'],
    ['oauth-register', 'oauth-authorized'],
    ['oauth', 'oauth-authorized'],
  ] as const) {
    const { at, status } = await follow(person, consent.href.replace('/oauth-authorized', `/${path}`));
    expect([path, status, at.pathname]).toEqual([path, 200, `/${place.lang}/${page}`]);
    expect(queryOf(at)).toEqual(Object.fromEntries(address.searchParams));
  }
});

test('[OAUTH-03] [LANG-13] the login speaks the language that the application asks for, until its user has chosen one here', async () => {
  const { address } = await app.start(product.origin(), { ui_locales: 'tlh vi' });
  const pageFor = async (cookie: string) => {
    const begun = await fetch(address, { redirect: 'manual', headers: { cookie } });
    const asked = new URL(begun.headers.get('location') ?? '', address);
    const answer = await fetch(asked, { redirect: 'manual', headers: { cookie, 'accept-language': 'de, en;q=0.5' } });
    return new URL(answer.headers.get('location') ?? '', asked).pathname;
  };
  expect(await pageFor('')).toBe('/vi-VN/oauth');
  expect(await pageFor('gh_language=id-ID')).toBe('/id-ID/oauth');
});

/** The request of an application that names something else. */
async function requestOf(more: Readonly<Record<string, string>>): Promise<URL> {
  const { address } = await app.start(product.origin());
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value);
  return address;
}

test('[OAUTH-03] a request of another or a foreign address, of an unknown application or of none cannot go on: the page says so', async () => {
  const visitor = visitorOf(places.global);
  for (const [more, text] of [
    [{ redirect_uri: 'http://localhost:9/else' }, 'oauth.refused.address'],
    [{ redirect_uri: 'https://evil.example/callback' }, 'oauth.refused.address'],
    [{ client_id: 'nobody' }, 'oauth.refused.client'],
    [{ client_id: '' }, 'oauth.refused.text'],
  ] as const) {
    const address = await requestOf(more);
    const answer = await follow(visitor, address);
    expect([more, answer.status, answer.at.pathname]).toEqual([more, 400, '/en/oauth']);
    for (const part of [said('oauth.refused.title'), said(text)]) expect(shownIn(answer.text)).toContain(part);
    // Whoever has no request that the provider knows gets nothing from a page either.
    if ('client_id' in more) {
      const login = `${product.origin()}/en/oauth-login${address.search}&interaction=${'x'.repeat(43)}`;
      expect(shownIn((await follow(visitor, login)).text)).toContain(said('oauth.refused.title'));
    }
  }
});

test('[OAUTH-03] the page of a request that cannot go on is accessible, and shows no error of somebody else’s making', async () => {
  const page = await newDevice(browser, places.global);
  const address = await requestOf({ redirect_uri: 'http://localhost:9/else' });
  expect((await page.goto(address.href))?.status()).toBe(400);
  await page.getByRole('heading', { name: said('oauth.refused.title'), exact: true, level: 1 }).waitFor();
  await page.getByText(said('oauth.refused.address')).waitFor();
  await hydrated(page);
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe('/en/oauth');
  await page.goto(`${product.origin()}/en/oauth?error=${encodeURIComponent('<b>call +1 555 0100</b>')}`);
  await page.getByText(said('oauth.refused.text')).waitFor();
  expect(await page.getByText('555').count()).toBe(0);
});
