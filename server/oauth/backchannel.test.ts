import { createPublicKey, verify } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { localFetch } from './browser-fixture.ts';
import { appClient, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

afterEach(() => vi.unstubAllGlobals());

test('[OAUTH-06] an application that was used in the session hears of its end', async () => {
  const heard: { url: string; token: string }[] = [];
  // The engine calls no address of this machine: the partner's server is played here.
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    heard.push({ url, token: body.get('logout_token') ?? '' });
    return new Response(null, { status: 200 });
  });
  const product = await openOAuthTest('SQLite');
  product.clients[0] = { ...appClient, backchannelLogoutUri: 'https://app.example/backchannel' };
  const browser = product.browser().logIn((await product.register('owner@example.com', PASSWORD)).token);
  const query = {
    ...{ client_id: 'app', response_type: 'code', redirect_uri: 'https://app.example/callback', scope: 'openid' },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
  };
  await browser.authorize(`/openid/auth?${new URLSearchParams(query)}`);
  const asked = await browser.fetch('/openid/end_session?client_id=app');
  const xsrf = new URL(asked.headers.get('location') ?? '', product.issuerOf()).searchParams.get('xsrf') ?? '';
  const stranger = await product.browser().fetch('/openid/end_session/confirm', posted({ xsrf, logout: 'yes' }));
  expect([stranger.status, heard]).toEqual([400, []]);
  await browser.fetch('/openid/end_session/confirm', posted({ xsrf, logout: 'yes' }));
  expect(heard.map(({ url }) => url)).toEqual(['https://app.example/backchannel']);
  const [head = '', body = '', signature = ''] = (heard[0]?.token ?? '').split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(body)).toMatchObject({
    ...{ iss: product.issuerOf(), aud: 'app', sid: expect.any(String), sub: expect.any(String) },
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  const { keys } = (await (await localFetch(`${product.issuerOf()}/openid/jwks`)).json()) as {
    keys: { kid: string }[];
  };
  const jwk = keys.find(({ kid }) => kid === read(head).kid) ?? { kid: '' };
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  expect(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  await product.close();
});

function posted(body: Record<string, string>): RequestInit {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  return { method: 'POST', headers, body: new URLSearchParams(body).toString() };
}
