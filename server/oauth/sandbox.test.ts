import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localFetch } from './browser-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const REGISTER = '/oauth/v1/public/sandbox_register';
const CALLBACK = 'http://127.0.0.1:9000/callback';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

describe.each(testStores)('test applications of developers on %s', (store) => {
  let product: OAuthTest;
  beforeAll(async () => {
    product = await openOAuthTest(store, { oauthDemo: true });
  });
  afterAll(() => product.close());

  const given = { name: 'Mine', redirect_uris: [CALLBACK], confidential: false };

  test('[OAUTH-06] one is registered, and gets tokens at once', async () => {
    const browser = product.browser();
    const { result: own } = await browser.call('POST', REGISTER, { ...given, confidential: true });
    expect(own).toMatchObject({ client_id: expect.stringMatching(/^sandbox-/), redirect_uris: [CALLBACK] });
    browser.logIn((await product.register('developer@example.com', PASSWORD)).token);
    const query = new URLSearchParams({
      ...{ client_id: own.client_id, response_type: 'code', redirect_uri: CALLBACK, scope: 'openid', state: 'a state' },
      ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256' },
    });
    const back = await browser.authorize(`/openid/auth?${query}`);
    const redeem = (secret: string) =>
      localFetch(`${product.issuerOf()}/openid/token`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`${own.client_id}:${secret}`).toString('base64')}`,
        },
        body: new URLSearchParams({
          ...{ grant_type: 'authorization_code', code: back.searchParams.get('code') ?? '' },
          ...{ redirect_uri: CALLBACK, code_verifier: VERIFIER },
        }).toString(),
      });
    expect((await redeem('another secret of thirty-two characters')).status).toBe(401);
    expect(await (await redeem(own.client_secret)).json()).toMatchObject({ access_token: expect.any(String) });
    const rows = JSON.stringify(await product.db.selectFrom('oauth_sandbox_client').selectAll().execute());
    expect(rows).not.toContain(own.client_secret);
  });

  test('[OAUTH-06] the sandbox’s own page may ask with the secret; a page of another origin may not', async () => {
    const { result: own } = await product.browser().call('POST', REGISTER, { ...given, confidential: true });
    const revoke = async (origin: string) => {
      const answer = await localFetch(`${product.issuerOf()}/openid/revocation`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/x-www-form-urlencoded', origin },
          authorization: `Basic ${Buffer.from(`${own.client_id}:${own.client_secret}`).toString('base64')}`,
        },
        body: 'token=nonsense',
      });
      return answer.status;
    };
    expect(await revoke(product.issuerOf())).toBe(200);
    for (const origin of [product.issuerOf('TUR'), 'http://127.0.0.1:9000', 'https://evil.example', 'null'])
      expect(await revoke(origin), origin).toBe(400);
  });

  test('[OAUTH-06] it is none of another site’s, people are warned of it, and it ends', async () => {
    const { result: own } = await product.browser().call('POST', REGISTER, given);
    expect(own).not.toHaveProperty('client_secret');
    const info = { client_id: own.client_id };
    const shown = await product.browser().call('GET', '/oauth/v1/public/client_info', info);
    expect(shown.result).toMatchObject({ verified: false, is_new: true });
    const elsewhere = await product.browser('TUR').call('GET', '/oauth/v1/public/client_info', info);
    expect(elsewhere.ret_code).toBe(50002);
    product.time.offset += 31 * 86_400_000;
    await product.browser().call('POST', REGISTER, given);
    expect((await product.browser().call('GET', '/oauth/v1/public/client_info', info)).ret_code).toBe(50002);
    product.time.offset -= 31 * 86_400_000;
  });

  test.each([
    ['no name', { name: '' }],
    ['two lines', { name: 'a\nb' }],
    ['the name of the exchange', { name: 'G a t e-house Support' }],
    ['no address', { redirect_uris: [] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['a wildcard', { redirect_uris: ['https://*.example/callback'] }],
    ['a fragment', { redirect_uris: ['https://app.example/callback#x'] }],
    ['a page of another site', { redirect_uris: ['https://app.example/callback'] }],
    ['plain http of another machine', { redirect_uris: ['http://app.example/callback'] }],
    ['too many addresses', { redirect_uris: Array.from({ length: 6 }, (_, at) => `http://127.0.0.1/${at}`) }],
    ['a field that is not there', { verified: true }],
  ])('[OAUTH-01] one with %s is refused', async (_, more) => {
    const answer = await product.browser().call('POST', REGISTER, { ...given, ...more });
    expect(answer.status).toBe(400);
  });
});

test('[OAUTH-06] a site of real accounts registers none', async () => {
  const product = await openOAuthTest('SQLite');
  const payload = { name: 'Mine', redirect_uris: [CALLBACK], confidential: false };
  expect((await product.browser().call('POST', REGISTER, payload)).status).toBe(404);
  await product.close();
});
