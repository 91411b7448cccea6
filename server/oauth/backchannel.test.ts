import { createPublicKey, verify } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { localFetch } from './browser-fixture.ts';
import { appClient, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const AUTHORIZATION = `/openid/auth?${new URLSearchParams({
  ...{ client_id: 'app', response_type: 'code', redirect_uri: 'https://app.example/callback', scope: 'openid' },
  ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
})}`;

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
  await browser.authorize(AUTHORIZATION);
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

test('[OAUTH-06] an application that cannot be told of a logout is named in the log, and the person is logged out', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  const product = await openOAuthTest('SQLite', { logger });
  product.clients[0] = { ...appClient, backchannelLogoutUri: 'https://app.example/backchannel' };
  const { token } = await product.register('owner@example.com', PASSWORD);
  const browser = product.browser().logIn(token);
  await browser.authorize(AUTHORIZATION);
  const asked = await browser.fetch('/openid/end_session?client_id=app');
  const xsrf = new URL(asked.headers.get('location') ?? '', product.issuerOf()).searchParams.get('xsrf') ?? '';
  await browser.fetch('/openid/end_session/confirm', posted({ xsrf, logout: 'yes' }));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'The application app was not told of a logout',
      error: { message: expect.stringContaining('https://app.example/backchannel, got: 500') },
    },
  ]);
  expect((await product.get('/user/private/info', { usertoken: token ?? '' })).ret_code).toBe(10006);
  await product.close();
});

function posted(body: Record<string, string>): RequestInit {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  return { method: 'POST', headers, body: new URLSearchParams(body).toString() };
}
