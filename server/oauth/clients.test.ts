import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import * as oauth from 'oauth4webapi';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, localFetch } from './browser-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD, SECRET } from './oauth-fixture.ts';

const places = [...testStores.map((store) => ({ store, apart: false })), { store: 'SQLite', apart: true } as const];

describe.each(places)('standard clients on $store, the API apart: $apart', ({ store, apart }) => {
  let product: OAuthTest;
  let token: string | undefined;
  beforeAll(async () => {
    product = await openOAuthTest(store, { apart });
    token = (await product.register('owner@example.com', PASSWORD)).token;
  });
  afterAll(() => product.close());

  async function discover(id: string, auth: client.ClientAuth, site?: string) {
    const options = { execute: [client.allowInsecureRequests], [client.customFetch]: localFetch as client.CustomFetch };
    return client.discovery(new URL(product.issuerOf(site)), id, undefined, auth, options);
  }

  /** A whole login; answers the tokens. */
  async function signIn(config: client.Configuration, browser: Browser, more: Record<string, string>) {
    const verifier = client.randomPKCECodeVerifier();
    const [state, nonce] = [client.randomState(), client.randomNonce()];
    const address = client.buildAuthorizationUrl(config, {
      ...{ redirect_uri: 'https://app.example/callback', state, nonce, code_challenge_method: 'S256' },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      ...more,
    });
    const back = await browser.authorize(address);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    return { back, tokens: await client.authorizationCodeGrant(config, back, checks) };
  }

  test('[OAUTH-06] openid-client finishes login, consent, userinfo, refresh, revocation and logout by discovery alone', async () => {
    const config = await discover('app', client.ClientSecretBasic(SECRET));
    const browser = product.browser().logIn(token);
    const { back, tokens } = await signIn(config, browser, {
      ...{ scope: 'openid profile email offline_access balance.read', prompt: 'consent' },
    });
    expect(back.href).toMatch(/^https:\/\/app\.example\/callback\?/);
    expect(back.searchParams.get('iss')).toBe(product.issuerOf());
    expect(tokens.scope?.split(' ')).toEqual(expect.arrayContaining(['balance.read', 'offline_access']));
    const subject = tokens.claims()?.sub ?? '';
    expect(await client.fetchUserInfo(config, tokens.access_token, subject)).toMatchObject({
      email: 'owner@example.com',
      email_verified: true,
    });
    const again = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(again.refresh_token).not.toBe(tokens.refresh_token);
    expect(await client.tokenIntrospection(config, again.access_token)).toMatchObject({
      active: true,
      client_id: 'app',
    });
    await client.tokenRevocation(config, again.refresh_token ?? '');
    expect(await client.tokenIntrospection(config, again.access_token)).toEqual({ active: false });
    await expect(client.refreshTokenGrant(config, again.refresh_token ?? '')).rejects.toThrow();
  });

  test('[OAUTH-06] oauth4webapi does the same without a secret, with tokens that are bound to its key', async () => {
    const issuer = new URL(product.issuerOf());
    const options = { [oauth.allowInsecureRequests]: true, [oauth.customFetch]: localFetch };
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
    const page: oauth.Client = { client_id: 'page' };
    const DPoP = oauth.DPoP(page, await oauth.generateKeyPair('ES256'));
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const address = new URL(server.authorization_endpoint ?? '');
    address.search = new URLSearchParams({
      ...{ client_id: 'page', response_type: 'code', redirect_uri: 'https://page.example/callback', state },
      ...{ scope: 'openid email offline_access', prompt: 'consent', code_challenge_method: 'S256' },
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    }).toString();
    const back = await product.browser().logIn(token).authorize(address);
    const answer = oauth.validateAuthResponse(server, page, back, state);
    const granted = await oauth.authorizationCodeGrantRequest(
      ...([server, page, oauth.None(), answer, 'https://page.example/callback', verifier] as const),
      { ...options, DPoP },
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, page, granted, { requireIdToken: true });
    expect(tokens.token_type).toBe('dpop');
    const subject = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '';
    const about = await oauth.userInfoRequest(server, page, tokens.access_token, { ...options, DPoP });
    expect(await oauth.processUserInfoResponse(server, page, subject, about)).toMatchObject({
      email: 'owner@example.com',
    });
    const asBearer = await oauth.userInfoRequest(server, page, tokens.access_token, options);
    expect(asBearer.status).toBe(401);
    const again = await oauth.refreshTokenGrantRequest(
      ...([server, page, oauth.None(), tokens.refresh_token ?? ''] as const),
      { ...options, DPoP },
    );
    const refreshed = await oauth.processRefreshTokenResponse(server, page, again);
    const revoked = await oauth.revocationRequest(
      ...([server, page, oauth.None(), refreshed.refresh_token ?? ''] as const),
      options,
    );
    await oauth.processRevocationResponse(revoked);
    const after = await oauth.userInfoRequest(server, page, refreshed.access_token, { ...options, DPoP });
    expect(after.status).toBe(401);
  });

  test('[OAUTH-06] [OAUTH-03] an application logs a person out of the site, and the browser comes back to it', async () => {
    const config = await discover('app', client.ClientSecretBasic(SECRET));
    const own = (await product.logIn('owner@example.com', PASSWORD)).token;
    const browser = product.browser().logIn(own);
    const { tokens } = await signIn(config, browser, { scope: 'openid' });
    const address = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'https://app.example/goodbye',
      state: 'of the application',
    });
    const asked = await browser.fetch(address.href);
    const page = new URL(asked.headers.get('location') ?? '', address);
    expect([asked.status, page.pathname, page.searchParams.get('client_id')]).toEqual([303, '/oauth-log-out', 'app']);
    const left = await browser.fetch('/openid/end_session/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ xsrf: page.searchParams.get('xsrf') ?? '', logout: 'yes' }).toString(),
    });
    expect(await left.text()).toContain('url=https://app.example/goodbye?state=of+the+application"');
    expect((await product.get('/user/private/info', { usertoken: own ?? '' })).ret_code).toBe(10006);
    expect(browser.cookies.has('b_t_c_k')).toBe(false);
    await expect(client.fetchUserInfo(config, tokens.access_token, client.skipSubjectCheck)).rejects.toThrow();
  });
});
