import { generateKeyPairSync } from 'node:crypto';
import { rotateKeys } from '@gatehouse/identity/commands/rotate-keys';
import { openTestIdentity, testStores } from '@gatehouse/identity/testing/open-test-identity';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localFetch } from './browser-fixture.ts';
import { appClient, type OAuthTest, openOAuthTest, PASSWORD, SECRET } from './oauth-fixture.ts';

const CALLBACK = 'https://app.example/callback';
const execute = [client.allowInsecureRequests];
const options = { execute, [client.customFetch]: localFetch as client.CustomFetch };

describe.each(testStores)('profiles on %s', (store) => {
  let product: OAuthTest;
  let token: string | undefined;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'of the bank', alg: 'ES256', use: 'sig' };
  beforeAll(async () => {
    product = await openOAuthTest(store);
    product.clients.push({
      ...appClient,
      ...{ clientId: 'bank', profile: 'fapi2', authMethod: 'private_key_jwt', secretHashes: [], jwks: { keys: [jwk] } },
    });
    token = (await product.register('owner@example.com', PASSWORD)).token;
  });
  afterAll(() => product.close());

  const auth = async () => {
    const der = privateKey.export({ type: 'pkcs8', format: 'der' });
    const key = await crypto.subtle.importKey('pkcs8', der, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
    return client.PrivateKeyJwt({ key, kid: 'of the bank' });
  };

  test('[OAUTH-06] a FAPI 2.0 client pushes its request, signs in by key, and gets tokens that are bound to another', async () => {
    const config = await client.discovery(new URL(product.issuerOf()), 'bank', undefined, await auth(), options);
    const DPoP = client.getDPoPHandle(config, await client.randomDPoPKeyPair('ES256'));
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const parameters = {
      ...{ redirect_uri: CALLBACK, scope: 'openid trade', state, code_challenge_method: 'S256' },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
    };
    const browser = product.browser().logIn(token);
    const direct = await browser.begin(client.buildAuthorizationUrl(config, { ...parameters, client_id: 'bank' }));
    expect(direct.at.searchParams.get('error')).toBe('invalid_request');
    const pushed = await client.buildAuthorizationUrlWithPAR(config, parameters, { DPoP });
    const back = await browser.authorize(pushed);
    const checks = { expectedState: state, pkceCodeVerifier: verifier };
    const tokens = await client.authorizationCodeGrant(config, back, checks, undefined, { DPoP });
    expect(tokens.token_type).toBe('dpop');
    const without = await browser.authorize(await client.buildAuthorizationUrlWithPAR(config, parameters));
    await expect(client.authorizationCodeGrant(config, without, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('[OAUTH-06] the refresh token of a FAPI 2.0 client stays the same, so that a lost answer ends nothing', async () => {
    const config = await client.discovery(new URL(product.issuerOf()), 'bank', undefined, await auth(), options);
    const DPoP = client.getDPoPHandle(config, await client.randomDPoPKeyPair('ES256'));
    const verifier = client.randomPKCECodeVerifier();
    const parameters = {
      ...{ redirect_uri: CALLBACK, scope: 'openid offline_access', prompt: 'consent', code_challenge_method: 'S256' },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
    };
    const pushed = await client.buildAuthorizationUrlWithPAR(config, parameters, { DPoP });
    const back = await product.browser().logIn(token).authorize(pushed);
    const checks = { pkceCodeVerifier: verifier };
    const { refresh_token = '' } = await client.authorizationCodeGrant(config, back, checks, undefined, { DPoP });
    const refresh = () => client.refreshTokenGrant(config, refresh_token, undefined, { DPoP });
    const [first, second] = [await refresh(), await refresh()];
    expect([first.refresh_token, second.refresh_token]).toEqual([refresh_token, refresh_token]);
    await client.fetchUserInfo(config, first.access_token, client.skipSubjectCheck, { DPoP });
    product.time.offset += 31 * 86_400_000;
    await refresh();
    product.time.offset -= 31 * 86_400_000;
  });

  test('[OAUTH-06] a proof of possession counts once', async () => {
    const answers: number[] = [];
    const keep: { proof: string } = { proof: '' };
    const spying: client.CustomFetch = async (url, init) => {
      const { dpop = '' } = init.headers as Record<string, string>;
      keep.proof = dpop;
      return localFetch(url, init as RequestInit);
    };
    const config = await client.discovery(new URL(product.issuerOf()), 'page', undefined, client.None(), {
      ...{ execute, [client.customFetch]: spying },
    });
    const DPoP = client.getDPoPHandle(config, await client.randomDPoPKeyPair('ES256'));
    const verifier = client.randomPKCECodeVerifier();
    const address = client.buildAuthorizationUrl(config, {
      ...{ redirect_uri: 'https://page.example/callback', scope: 'openid', code_challenge_method: 'S256' },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
    });
    const back = await product.browser().logIn(token).authorize(address);
    const { access_token } = await client.authorizationCodeGrant(
      config,
      back,
      { pkceCodeVerifier: verifier },
      undefined,
      { DPoP },
    );
    await client.fetchUserInfo(config, access_token, client.skipSubjectCheck, { DPoP });
    const again = () =>
      localFetch(`${product.issuerOf()}/openid/userinfo`, {
        headers: { authorization: `DPoP ${access_token}`, dpop: keep.proof },
      });
    for (const { status } of await Promise.all([again(), again(), again()])) answers.push(status);
    expect(answers).toEqual([401, 401, 401]);
  });

  test('[OAUTH-06] id tokens of before a rotation are still proved by the published keys', async () => {
    const config = await client.discovery(
      new URL(product.issuerOf()),
      'app',
      undefined,
      client.ClientSecretBasic(SECRET),
      options,
    );
    const keys = async () =>
      (
        (await (await localFetch(`${product.issuerOf()}/openid/jwks`)).json()) as {
          keys: { kid: string; d?: string }[];
        }
      ).keys;
    const before = await keys();
    expect(before).toHaveLength(2);
    expect(JSON.stringify(before)).not.toMatch(/"(?:d|p|q|dp|dq|qi)":/);
    await rotateKeys(product.options);
    product.time.offset += 31_000;
    const after = await keys();
    expect(after).toHaveLength(4);
    expect(after.map(({ kid }) => kid)).toEqual(expect.arrayContaining(before.map(({ kid }) => kid)));
    const verifier = client.randomPKCECodeVerifier();
    const address = client.buildAuthorizationUrl(config, {
      ...{ redirect_uri: CALLBACK, scope: 'openid', code_challenge_method: 'S256' },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
    });
    const back = await product.browser().logIn(token).authorize(address);
    client.enableNonRepudiationChecks(config);
    const tokens = await client.authorizationCodeGrant(config, back, { pkceCodeVerifier: verifier });
    const [head = ''] = (tokens.id_token ?? '').split('.');
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
    expect(before.map((key) => key.kid)).not.toContain(kid);
    product.time.offset += 24 * 3_600_000 + 31_000;
    expect(await keys()).toHaveLength(2);
  });

  test('[OAUTH-06] an application chooses how its id tokens are signed', async () => {
    product.clients.push({ ...appClient, clientId: 'elliptic', idTokenAlg: 'ES256' });
    for (const [id, alg] of [
      ['app', 'RS256'],
      ['elliptic', 'ES256'],
    ] as const) {
      const method = client.ClientSecretBasic(SECRET);
      const metadata = { id_token_signed_response_alg: alg };
      const config = await client.discovery(new URL(product.issuerOf()), id, metadata, method, options);
      client.enableNonRepudiationChecks(config);
      const verifier = client.randomPKCECodeVerifier();
      const address = client.buildAuthorizationUrl(config, {
        ...{ redirect_uri: CALLBACK, scope: 'openid', code_challenge_method: 'S256' },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
      });
      const back = await product.browser().logIn(token).authorize(address);
      const tokens = await client.authorizationCodeGrant(config, back, { pkceCodeVerifier: verifier });
      const [head = ''] = (tokens.id_token ?? '').split('.');
      expect(JSON.parse(Buffer.from(head, 'base64url').toString()).alg).toBe(alg);
    }
  });

  test('[OAUTH-06] every site is an issuer of its own, and its addresses are its own whatever a request says', async () => {
    for (const site of ['GLOBAL', 'EU', 'TUR']) {
      const issuer = product.issuerOf(site);
      for (const path of ['openid-configuration', 'oauth-authorization-server']) {
        const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
        const answer = await localFetch(`${issuer}/.well-known/${path}`, { headers });
        const metadata = (await answer.json()) as Record<string, string>;
        expect(metadata).toMatchObject({
          ...{ issuer, authorization_endpoint: `${issuer}/openid/auth`, token_endpoint: `${issuer}/openid/token` },
          ...{ response_types_supported: ['code'], code_challenge_methods_supported: ['S256'] },
          authorization_response_iss_parameter_supported: true,
        });
        expect(JSON.stringify(metadata)).not.toContain('evil');
      }
    }
  });
});

test('[OAUTH-06] where there are no applications, there is no provider', async () => {
  const identity = await openTestIdentity('SQLite');
  const addresses = [
    '/openid/auth?client_id=app',
    '/openid/jwks',
    '/.well-known/openid-configuration',
    '/oauth/v1/public/client_info?client_id=app',
  ];
  for (const url of addresses) expect((await identity.get(url)).status, url).toBe(404);
  await identity.close();
});

test('[OAUTH-06] a flood of requests from one address is turned away, to a page of ours', async () => {
  const product = await openOAuthTest('SQLite', { limitPoints: { oauthRequestsByAddress: 2 } });
  const query = 'client_id=app&response_type=code&scope=openid&redirect_uri=https%3A%2F%2Fapp.example%2Fcallback';
  const pkce = 'code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';
  const begin = async () => (await product.browser().begin(`/openid/auth?${query}&${pkce}`)).at;
  expect((await begin()).searchParams.get('interaction')).toBeTruthy();
  await begin();
  expect((await begin()).search).toBe('?error=temporarily_unavailable');
  const pushed = await localFetch(`${product.issuerOf()}/openid/par`, { method: 'POST' });
  expect([pushed.status, await pushed.json()]).toEqual([429, { error: 'temporarily_unavailable' }]);
  await product.close();
});
