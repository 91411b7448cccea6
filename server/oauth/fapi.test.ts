import { randomUUID } from 'node:crypto';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './browser-fixture.ts';
import { localFetch } from './browser-fixture.ts';
import { appClient, type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const CALLBACK = 'https://app.example/callback';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
/** Of a client, or of what its tokens are bound to. */
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** What the Foundation's modules of FAPI 2.0 send, one request at a time (FAPI 2.0 Security Profile, RFC 9126, RFC 9449). */
describe.each(testStores)('a FAPI 2.0 client on %s', (store) => {
  let product: OAuthTest;
  let browser: Browser;
  let [own, bound, other]: Keys[] = [];
  const at = (path: string) => `${product.issuerOf()}/openid${path}`;
  beforeAll(async () => {
    product = await openOAuthTest(store);
    [own, bound, other] = await Promise.all([1, 2, 3].map(() => generateKeyPair('ES256', { extractable: true })));
    const jwk = { ...(await exportJWK((own as Keys).publicKey)), kid: 'of the bank', alg: 'ES256', use: 'sig' };
    product.clients.push({
      ...appClient,
      ...{ clientId: 'bank', profile: 'fapi2', authMethod: 'private_key_jwt', secretHashes: [], jwks: { keys: [jwk] } },
    });
    browser = product.browser().logIn((await product.register('owner@example.com', PASSWORD)).token);
  });
  afterAll(() => product.close());

  const thumbprint = async (keys = bound as Keys) => calculateJwkThumbprint(await exportJWK(keys.publicKey));
  async function proof(path: string, { keys = bound as Keys, late = 0, method = 'POST', ...more } = {}) {
    const claims: JWTPayload = { jti: randomUUID(), htm: method, htu: at(path), ...more };
    const jwk = await exportJWK(keys.publicKey);
    return new SignJWT(claims)
      .setIssuedAt(Math.floor(Date.now() / 1_000) + late)
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
      .sign(keys.privateKey);
  }
  async function signed() {
    const jwt = new SignJWT({ jti: randomUUID() }).setIssuer('bank').setSubject('bank').setIssuedAt();
    const ready = jwt.setAudience(product.issuerOf()).setExpirationTime('1m');
    const assertion = await ready
      .setProtectedHeader({ alg: 'ES256', kid: 'of the bank' })
      .sign((own as Keys).privateKey);
    const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
    return { client_assertion_type: type, client_assertion: assertion };
  }
  async function post(path: string, fields: Record<string, string | undefined>, dpop?: string) {
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    const body = new URLSearchParams([...given, ...Object.entries(await signed())]).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(dpop ? { dpop } : {}) };
    const answer = await localFetch(at(path), { method: 'POST', headers, body });
    return { status: answer.status, ...JSON.parse((await answer.text()) || '{}') };
  }
  const push = (more: Record<string, string | undefined> = {}, dpop?: string) =>
    post('/par', { ...{ client_id: 'bank', response_type: 'code', ...request }, ...more }, dpop);
  const request = {
    ...{ redirect_uri: CALLBACK, scope: 'openid', state: 'a state', code_challenge: CHALLENGE },
    code_challenge_method: 'S256',
  };
  const addressOf = (pushed: { request_uri?: string }, more: Record<string, string> = {}) =>
    `/openid/auth?${new URLSearchParams({ client_id: 'bank', request_uri: pushed.request_uri ?? '', ...more })}`;
  const codeFor = async (pushed: { request_uri?: string }) =>
    (await browser.authorize(addressOf(pushed))).searchParams.get('code') ?? '';
  const redeem = (code: string, dpop: string, more: Record<string, string> = {}) =>
    post(
      '/token',
      { ...{ grant_type: 'authorization_code', code, redirect_uri: CALLBACK }, ...more, code_verifier: VERIFIER },
      dpop,
    );

  test('[OAUTH-06] the token request may name the client, and none but its own', async () => {
    const code = await codeFor(await push());
    expect(await redeem(code, await proof('/token'), { client_id: 'app' })).toMatchObject({ error: 'invalid_request' });
    expect(await redeem(code, await proof('/token'), { client_id: 'bank' })).toMatchObject({ token_type: 'DPoP' });
  });

  test('[OAUTH-06] a code that is bound to a key by dpop_jkt, or by a proof at PAR, is redeemed by that key alone', async () => {
    for (const pushing of [
      async () => push({ dpop_jkt: await thumbprint() }),
      async () => push({}, await proof('/par')),
      async () => push({ dpop_jkt: await thumbprint() }, await proof('/par')),
    ]) {
      const [right, wrong] = [await codeFor(await pushing()), await codeFor(await pushing())];
      expect(await redeem(wrong, await proof('/token', { keys: other }))).toMatchObject({ error: 'invalid_grant' });
      expect(await redeem(right, await proof('/token'))).toMatchObject({ token_type: 'DPoP' });
    }
  });

  test('[OAUTH-06] a push whose dpop_jkt is not the key of its proof is refused', async () => {
    const answer = await push({ dpop_jkt: await thumbprint(other) }, await proof('/par'));
    expect(answer).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  test.each([
    [10, 'DPoP'],
    [-10, 'DPoP'],
    [600, undefined],
    [-600, undefined],
  ])('[OAUTH-06] a proof that was made %i s from now gives a token of type %s', async (late, type) => {
    const answer = await redeem(await codeFor(await push()), await proof('/token', { late }));
    expect(answer.token_type).toBe(type);
    if (type === undefined) expect(answer).toMatchObject({ status: 400, error: 'invalid_dpop_proof' });
  });

  test('[OAUTH-06] the type of a token is read in any case', async () => {
    const { access_token } = await redeem(await codeFor(await push()), await proof('/token'));
    const ath = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(access_token))).toString('base64url');
    for (const type of ['DPoP', 'dpop', 'dPoP']) {
      const dpop = await proof('/userinfo', { method: 'GET', ath } as object);
      const headers = { authorization: `${type} ${access_token}`, dpop };
      expect((await localFetch(at('/userinfo'), { headers })).status, type).toBe(200);
    }
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await localFetch(at('/userinfo'), { headers })).status).toBe(401);
  });

  test('[OAUTH-06] a long state comes back whole, and none where none was sent', async () => {
    const state = 'a1-_'.repeat(256);
    const long = await browser.authorize(addressOf(await push({ state })));
    expect(long.searchParams.get('state')).toBe(state);
    const without = await browser.authorize(addressOf(await push({ state: undefined })));
    expect([without.searchParams.has('state'), without.searchParams.has('code')]).toEqual([false, true]);
  });

  test('[OAUTH-06] a request without redirect_uri is refused where it is pushed', async () => {
    expect(await push({ redirect_uri: undefined })).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  test('[OAUTH-06] a pushed request that is over is refused', async () => {
    const pushed = await push();
    product.time.offset += 61_000;
    expect((await browser.begin(addressOf(pushed))).at.searchParams.get('error')).toBe('invalid_request_uri');
    product.time.offset -= 61_000;
  });

  test('[OAUTH-06] requests are pushed by POST alone, and carry no request_uri', async () => {
    expect((await localFetch(at('/par'))).status).toBeGreaterThanOrEqual(404);
    const answer = await push({ request_uri: 'urn:ietf:params:oauth:request_uri:another' });
    expect(answer).toMatchObject({ status: 400, error: 'request_uri_not_supported' });
  });

  test('[OAUTH-06] what the address says beside a pushed request changes nothing', async () => {
    const pushed = await push();
    const more = { redirect_uri: 'https://evil.example/', state: 'of the address', scope: 'openid withdraw' };
    const back = await browser.authorize(addressOf(pushed, more));
    expect([back.origin, back.searchParams.get('state')]).toEqual(['https://app.example', 'a state']);
  });

  test('[OAUTH-06] a pushed request can be opened again until it is answered, and not after', async () => {
    const pushed = await push({ prompt: 'consent' });
    const first = await browser.begin(addressOf(pushed));
    const second = await browser.begin(addressOf(pushed));
    expect([first.interaction, second.interaction]).toEqual([expect.any(String), expect.any(String)]);
    expect((await browser.confirm(second.interaction ?? '')).searchParams.has('code')).toBe(true);
    expect((await browser.begin(addressOf(pushed))).at.searchParams.get('error')).toBe('invalid_request_uri');
  });
});
