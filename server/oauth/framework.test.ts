import oauth2 from '@fastify/oauth2';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appCalls, CALLBACK } from './app-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD, SECRET } from './oauth-fixture.ts';

describe.each(testStores)('the client of a server framework on %s', (store) => {
  let product: OAuthTest;
  const partner = Fastify();
  beforeAll(async () => {
    product = await openOAuthTest(store);
    await partner.register(oauth2, {
      name: 'gatehouse',
      credentials: { client: { id: 'app', secret: SECRET } },
      scope: ['openid', 'email', 'offline_access'],
      callbackUri: CALLBACK,
      callbackUriParams: { prompt: 'consent' },
      startRedirectPath: '/login',
      discovery: { issuer: product.issuerOf() },
      pkce: 'S256',
    });
    partner.get('/callback', (request) => partner.gatehouse.getAccessTokenFromAuthorizationCodeFlow(request));
  });
  afterAll(async () => {
    await partner.close();
    await product.close();
  });

  test('[OAUTH-06] @fastify/oauth2 finishes login, token, userinfo, refresh and revocation by discovery alone', async () => {
    const { token: session } = await product.register('owner@example.com', PASSWORD);
    const begun = await partner.inject('/login');
    const back = await product
      .browser()
      .logIn(session)
      .authorize(begun.headers.location ?? '');
    expect(back.origin + back.pathname).toBe(CALLBACK);
    const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
    const arrived = await partner.inject({ url: `/callback${back.search}`, cookies });
    expect(arrived.statusCode).toBe(200);
    const token = arrived.json();
    expect(token).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) });
    expect(await partner.gatehouse.userinfo(token)).toMatchObject({ email: 'owner@example.com' });
    const { token: next } = await partner.gatehouse.getNewAccessTokenUsingRefreshToken(token, {});
    expect(next.refresh_token).not.toBe(token.refresh_token);
    expect(await partner.gatehouse.userinfo(next)).toMatchObject({ email: 'owner@example.com' });
    await partner.gatehouse.revokeToken(next, 'refresh_token', undefined);
    const { userinfo } = appCalls(product);
    expect([await userinfo(token.access_token), await userinfo(next.access_token)]).toEqual([401, 401]);
    // Another browser's answer is none of this one's: the partner's own cookie holds the state.
    expect((await partner.inject(`/callback${back.search}`)).statusCode).not.toBe(200);
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    readonly gatehouse: import('@fastify/oauth2').OAuth2Namespace;
  }
}
