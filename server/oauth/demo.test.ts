import { demoBalance } from '@gatehouse/contract/oauth/endpoints';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, appCalls } from './app-fixture.ts';
import { type Browser, localFetch } from './browser-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const { resource } = demoBalance;
const SCOPE = 'openid offline_access balance.read';

describe.each(testStores)('the demo resource on %s', (store) => {
  let product: OAuthTest;
  let calls: ReturnType<typeof appCalls>;
  let browser: Browser;
  let people = 0;
  beforeAll(async () => {
    product = await openOAuthTest(store, { oauthDemo: true });
    calls = appCalls(product);
    browser = await somebody();
  });
  afterAll(() => product.close());

  async function somebody(): Promise<Browser> {
    people += 1;
    return product.browser().logIn((await product.register(`demo-${people}@example.com`, PASSWORD)).token);
  }
  /** Tokens for the resource. */
  async function tokensFor(of: Browser, more: Record<string, string> = {}, at: Record<string, string> = { resource }) {
    return calls.redeem(await of.authorize(addressOf({ scope: SCOPE, prompt: 'consent', resource, ...more })), at);
  }
  async function read(headers: Record<string, string> = {}, query = '') {
    const answer = await localFetch(product.issuerOf() + demoBalance.path + query, { headers });
    const says = answer.headers.get('www-authenticate') ?? '';
    return { status: answer.status, says, body: await answer.json() };
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test('[OAUTH-06] a token for the resource reads the balance, refreshed too, and is no token for userinfo', async () => {
    const { access_token, refresh_token } = await tokensFor(browser);
    const { status, body } = await read(bearer(access_token));
    expect([status, body]).toEqual([200, expect.objectContaining({ demo: true, balances: expect.any(Array) })]);
    expect(await calls.userinfo(access_token)).toBe(403);
    expect(await calls.introspect(access_token)).toMatchObject({ active: true, aud: resource, scope: 'balance.read' });
    const again = await calls.refresh(refresh_token, { resource });
    expect((await read(bearer(again.access_token))).status).toBe(200);
  });

  test('[OAUTH-06] a token that is none, of another audience, or in the address is refused', async () => {
    expect(await read()).toMatchObject({ status: 401, says: `Bearer realm="${product.issuerOf()}"` });
    const ofUserinfo = await tokensFor(browser, {}, {});
    const { access_token } = await tokensFor(browser);
    for (const headers of [
      bearer('nonsense'),
      bearer(ofUserinfo.access_token),
      { authorization: `DPoP ${access_token}` },
    ]) {
      const { status, says } = await read(headers);
      expect([status, says]).toEqual([
        401,
        expect.stringMatching(/^(?:Bearer|DPoP) realm="[^"]+", error="invalid_token"/),
      ]);
    }
    expect(await read({}, `?access_token=${access_token}`)).toMatchObject({ status: 401 });
    expect((await read({ authorization: `Basic ${access_token}` })).status).toBe(401);
  });

  test('[OAUTH-06] a token without the scope is refused, and told which', async () => {
    const declined = await somebody();
    const back = await declined.begin(addressOf({ scope: SCOPE, prompt: 'consent', resource }));
    const answered = await declined.confirm(back.interaction ?? '', ['openid', 'offline_access']);
    const { access_token } = await calls.redeem(answered, { resource });
    const { status, says } = await read(bearer(access_token));
    expect([status, says]).toEqual([403, expect.stringContaining('error="insufficient_scope", scope="balance.read"')]);
  });

  test('[OAUTH-06] a token that is over, revoked, or of a consent that was taken back is refused', async () => {
    const over = await tokensFor(browser);
    product.time.offset += 601_000;
    expect(await read(bearer(over.access_token))).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    product.time.offset -= 601_000;
    await calls.post('/openid/revocation', { token: over.access_token });
    expect((await read(bearer(over.access_token))).status).toBe(401);
    const own = await somebody();
    const kept = await tokensFor(own);
    const { grants } = (await own.call('GET', '/oauth/v1/private/grants')).result;
    await own.call('POST', '/oauth/v1/private/revoke_grant', { grant_id: grants[0].grant_id });
    expect((await read(bearer(kept.access_token))).status).toBe(401);
  });

  test('[OAUTH-06] a token that is bound to a key needs a proof of it, each time another one', async () => {
    let proof = '';
    const spying: client.CustomFetch = async (url, init) => {
      proof = (init.headers as Record<string, string>).dpop ?? '';
      return localFetch(url, init as RequestInit);
    };
    const options = { execute: [client.allowInsecureRequests], [client.customFetch]: spying };
    const issuer = new URL(product.issuerOf());
    const config = await client.discovery(issuer, 'page', undefined, client.None(), options);
    const keys = await client.randomDPoPKeyPair('ES256');
    const DPoP = client.getDPoPHandle(config, keys);
    const verifier = client.randomPKCECodeVerifier();
    const address = client.buildAuthorizationUrl(config, {
      ...{ redirect_uri: 'https://page.example/callback', scope: SCOPE, resource, code_challenge_method: 'S256' },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
    });
    const back = await browser.authorize(address);
    const checks = { pkceCodeVerifier: verifier };
    const { access_token } = await client.authorizationCodeGrant(config, back, checks, { resource }, { DPoP });
    const url = new URL(product.issuerOf() + demoBalance.path);
    const call = (handle = DPoP) =>
      client.fetchProtectedResource(config, access_token, url, 'GET', undefined, undefined, { DPoP: handle });
    expect((await call()).status).toBe(200);
    const dpop = { authorization: `DPoP ${access_token}` };
    expect(await read({ ...dpop, dpop: proof })).toMatchObject({ status: 401, body: { error: 'invalid_dpop_proof' } });
    for (const headers of [bearer(access_token), dpop, { ...dpop, dpop: 'nonsense' }]) {
      const { status, says } = await read(headers);
      expect([status, says]).toEqual([401, expect.stringMatching(/^DPoP realm=.*error="invalid_.*algs="/)]);
    }
    const stranger = client.getDPoPHandle(config, await client.randomDPoPKeyPair('ES256'));
    expect(await call(stranger).catch(({ status }) => ({ status }))).toMatchObject({ status: 401 });
  });

  test('[OAUTH-06] a page of another site may call it', async () => {
    const headers = { origin: 'https://page.example', 'access-control-request-method': 'GET' };
    const answer = await localFetch(product.issuerOf() + demoBalance.path, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  test('[OAUTH-06] no other resource can be asked for', async () => {
    for (const other of ['https://evil.example/', 'demo:balance/more', 'demo:withdraw']) {
      const { at } = await browser.begin(addressOf({ scope: SCOPE, resource: other }));
      expect(at.searchParams.get('error')).toBe('invalid_target');
    }
  });
});

test('[OAUTH-06] where accounts are real, there is no demo resource; a test network has it', async () => {
  const product = await openOAuthTest('SQLite');
  const testnet = product.brand.sites.find(({ kind }) => kind === 'testnet')?.id ?? '';
  const ask = async (site?: string) => {
    const query = addressOf({ scope: SCOPE, resource });
    const { at } = await product.browser(site).begin(query);
    const answer = await localFetch(product.issuerOf(site) + demoBalance.path);
    return [at.searchParams.get('error'), answer.status];
  };
  expect([await ask(), await ask(testnet)]).toEqual([
    ['invalid_target', 404],
    [null, 401],
  ]);
  await product.close();
});
