import { createHash } from 'node:crypto';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, appCalls, CALLBACK } from './app-fixture.ts';
import { type Browser, localFetch } from './browser-fixture.ts';
import { appClient, type OAuthTest, openOAuthTest, PASSWORD, SECRET } from './oauth-fixture.ts';

// Named by the modules of the OpenID Foundation's conformance suite; docs/oauth-conformance.md lists all of them.

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const GOODBYE = 'https://app.example/goodbye';

describe.each(testStores)('modules of the OpenID Foundation on %s', (store) => {
  let product: OAuthTest;
  let calls: ReturnType<typeof appCalls>;
  let browser: Browser;
  beforeAll(async () => {
    product = await openOAuthTest(store);
    calls = appCalls(product);
    browser = await somebody();
  });
  afterAll(() => product.close());

  let people = 0;
  async function somebody(): Promise<Browser> {
    people += 1;
    return product.browser().logIn((await product.register(`module-${people}@example.com`, PASSWORD)).token);
  }
  const claimsOf = (idToken: string) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  /** A login without a question where the consent is there. */
  const logIn = async (more: Record<string, string> = {}) =>
    calls.redeem(await browser.authorize(addressOf({ scope: 'openid profile email', nonce: 'a nonce', ...more })));
  async function userinfo(init: RequestInit) {
    const answer = await localFetch(`${product.issuerOf()}/openid/userinfo`, init);
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  }

  test('[OAUTH-06] oidcc-server: tokens come with the nonce, the subject and the times', async () => {
    const { id_token, token_type, expires_in } = await logIn();
    const { iss, aud, sub, nonce, exp, iat } = claimsOf(id_token);
    expect([iss, aud, nonce, token_type, expires_in]).toEqual([product.issuerOf(), 'app', 'a nonce', 'Bearer', 600]);
    expect([typeof sub, exp - iat]).toEqual(['string', 600]);
  });

  test('[OAUTH-06] oidcc-response-type-missing: the application is told', async () => {
    const without = new URL(addressOf(), product.issuerOf());
    without.searchParams.delete('response_type');
    const { at } = await browser.begin(without);
    expect([at.origin + at.pathname, at.searchParams.get('error')]).toEqual([CALLBACK, 'invalid_request']);
  });

  test('[OAUTH-06] oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async () => {
    const { id_token } = await calls.redeem(await browser.authorize(addressOf()));
    expect(claimsOf(id_token)).not.toHaveProperty('nonce');
  });

  test('[OAUTH-06] oidcc-userinfo-get, -post-header, -post-body: one answer', async () => {
    const { access_token, id_token } = await logIn();
    const authorization = `Bearer ${access_token}`;
    const answers = [
      await userinfo({ headers: { authorization } }),
      await userinfo({ method: 'POST', headers: { authorization } }),
      await userinfo({ method: 'POST', headers: FORM, body: new URLSearchParams({ access_token }).toString() }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, sub: claimsOf(id_token).sub });
  });

  test.each([
    ['oidcc-scope-profile', 'openid profile', ['preferred_username', 'locale', 'updated_at']],
    ['oidcc-scope-email', 'openid email', ['email', 'email_verified']],
    ['oidcc-scope-address, oidcc-scope-phone', 'openid address phone', []],
  ])('[OAUTH-06] %s: the claims of the scope, and no others', async (_module, scope, claims) => {
    const { access_token } = await calls.redeem(await browser.authorize(addressOf({ scope })));
    const answer = await userinfo({ headers: { authorization: `Bearer ${access_token}` } });
    expect(Object.keys(answer).toSorted()).toEqual(['status', 'sub', ...claims].toSorted());
  });

  test.each<[string, Record<string, string>]>([
    ['oidcc-display-page', { display: 'page' }],
    ['oidcc-display-popup', { display: 'popup' }],
    ['oidcc-login-hint', { login_hint: 'module-1@example.com' }],
    ['oidcc-ui-locales', { ui_locales: 'se' }],
    ['oidcc-claims-locales', { claims_locales: 'se' }],
    ['oidcc-ensure-request-with-acr-values-succeeds', { acr_values: '1 2' }],
    ['oidcc-ensure-request-with-unknown-parameter-succeeds', { extra: 'foobar' }],
    ['oidcc-claims-essential', { claims: '{"userinfo":{"name":{"essential":true}}}' }],
    ['oidcc-alternate-happy-flow', { scope: 'email openid profile' }],
    ['oidcc-ensure-request-with-valid-pkce-succeeds', {}],
  ])('[OAUTH-06] %s: a code comes all the same', async (_module, more) => {
    expect((await logIn(more)).access_token).toEqual(expect.any(String));
  });

  test('[OAUTH-06] oidcc-max-age-10000, oidcc-prompt-none-logged-in: the same login, at the same time', async () => {
    const first = claimsOf((await logIn({ max_age: '10000' })).id_token);
    const second = claimsOf((await logIn({ max_age: '10000', prompt: 'none' })).id_token);
    expect([second.sub, second.auth_time]).toEqual([first.sub, first.auth_time]);
    expect(Math.abs(first.iat - first.auth_time)).toBeLessThan(120);
  });

  test('[OAUTH-06] oidcc-codereuse-30seconds: the code is refused, and its tokens end', async () => {
    const back = await browser.authorize(addressOf());
    const { access_token } = await calls.redeem(back);
    product.time.offset += 30_000;
    expect(await calls.redeem(back)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await calls.userinfo(access_token)).toBe(401);
    product.time.offset -= 30_000;
  });

  test('[OAUTH-06] oidcc-server-client-secret-post', async () => {
    const secretHashes = [createHash('sha256').update(SECRET).digest('hex')];
    product.clients.push({ ...appClient, clientId: 'posts', authMethod: 'client_secret_post', secretHashes });
    const back = await browser.authorize(addressOf({ client_id: 'posts' }));
    const body = {
      ...{ grant_type: 'authorization_code', redirect_uri: CALLBACK, code: back.searchParams.get('code') ?? '' },
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    };
    const posted = await calls.post('/openid/token', { ...body, client_id: 'posts', client_secret: SECRET }, {});
    expect(posted.status).toBe(200);
  });

  test('[OAUTH-06] oidcc-unsigned-request-object-…, oidcc-ensure-request-object-with-redirect-uri: rejected as unsupported', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`;
    const { at } = await browser.begin(addressOf({ request: unsigned }));
    expect(at.searchParams.get('error')).toBe('request_not_supported');
    const byAddress = await browser.begin(addressOf({ request_uri: 'https://app.example/request.jwt' }));
    expect(byAddress.at.searchParams.get('error')).toMatch(/^(?:request_uri_not_supported|invalid_request_uri)$/);
  });

  test('[OAUTH-06] oidcc-discovery-endpoint-verification, oidcc-rp-initiated-logout-discovery-endpoint-verification', async () => {
    const issuer = product.issuerOf();
    const answer = await localFetch(`${issuer}/.well-known/openid-configuration`);
    const metadata = (await answer.json()) as Record<string, string | string[]>;
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(metadata).toMatchObject({
      ...{ issuer, response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
      grant_types_supported: expect.arrayContaining(['authorization_code', 'refresh_token']),
      claims_supported: expect.arrayContaining(['sub', 'email']),
    });
    for (const [name, value] of Object.entries(metadata)) {
      if (/_endpoint$|_uri$/.test(name)) expect(String(value).startsWith(`${issuer}/`), name).toBe(true);
    }
    expect(metadata.end_session_endpoint).toBe(`${issuer}/openid/end_session`);
  });

  /** Asks for a logout and says yes; answers where the browser goes. */
  async function logOut(query: Record<string, string>) {
    const own = await somebody();
    const { id_token } = await calls.redeem(await own.authorize(addressOf()));
    const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value || id_token]));
    const headers = { accept: 'text/html' };
    const asked = await own.fetch(`/openid/end_session?${new URLSearchParams(given)}`, { headers });
    const page = new URL(asked.headers.get('location') ?? '', product.issuerOf());
    if (page.pathname !== '/oauth-log-out') return page.pathname + page.search;
    const body = new URLSearchParams({ xsrf: page.searchParams.get('xsrf') ?? '', logout: 'yes' }).toString();
    const left = await own.fetch('/openid/end_session/confirm', { method: 'POST', headers: FORM, body });
    expect((await own.call('GET', '/user/private/info')).ret_code).toBe(10006);
    return /url=([^"]*)"/.exec(await left.text())?.[1];
  }
  const success = '/openid/end_session/success';

  test.each<[string, Record<string, string>, string | RegExp]>([
    [
      'oidcc-rp-initiated-logout',
      { id_token_hint: '', post_logout_redirect_uri: GOODBYE, state: 'x' },
      `${GOODBYE}?state=x`,
    ],
    ['oidcc-rp-initiated-logout-no-state', { id_token_hint: '', post_logout_redirect_uri: GOODBYE }, GOODBYE],
    ['oidcc-rp-initiated-logout-no-params', {}, success],
    ['oidcc-rp-initiated-logout-only-state', { state: 'x' }, success],
    ['oidcc-rp-initiated-logout-no-id-token-hint', { post_logout_redirect_uri: GOODBYE, state: 'x' }, success],
    ['oidcc-rp-initiated-logout-no-post-logout-redirect-uri', { id_token_hint: '', state: 'x' }, success],
    [
      'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri',
      { id_token_hint: '', post_logout_redirect_uri: `${GOODBYE}/x` },
      '/oauth?error=invalid_request',
    ],
    [
      'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri',
      { id_token_hint: '', post_logout_redirect_uri: `${GOODBYE}?x=y` },
      '/oauth?error=invalid_request',
    ],
    [
      'oidcc-rp-initiated-logout-bad-id-token-hint',
      { id_token_hint: 'a.b.c', post_logout_redirect_uri: GOODBYE },
      '/oauth?error=invalid_request',
    ],
  ])('[OAUTH-06] [SESS-06] %s', async (_module, query, to) => {
    expect((await logOut(query))?.replace(product.issuerOf(), '')).toBe(to);
  });

  test('[OAUTH-06] oidcc-rp-initiated-logout-modified-id-token-hint: a page of ours, and no logout', async () => {
    const own = await somebody();
    const { id_token } = await calls.redeem(await own.authorize(addressOf()));
    const [head, , signature] = id_token.split('.');
    const body = Buffer.from(JSON.stringify({ ...claimsOf(id_token), sub: 'another' })).toString('base64url');
    const query = { id_token_hint: [head, body, signature].join('.'), post_logout_redirect_uri: GOODBYE };
    const headers = { accept: 'text/html' };
    const answer = await own.fetch(`/openid/end_session?${new URLSearchParams(query)}`, { headers });
    expect(answer.headers.get('location')).toBe('/oauth?error=invalid_request');
    expect((await own.call('GET', '/user/private/info')).ret_code).toBe(0);
  });
});
