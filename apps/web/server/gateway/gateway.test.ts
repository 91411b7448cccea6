import { defaultBrand } from '@gatehouse/brand/default-brand';
import { kycImage } from '@gatehouse/contract/region/kyc';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiRequest, type ApiResponse, ApiUnreachable } from '../api/api.ts';
import type { PassedCall } from '../remote-config/experiment-events.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { gateway } from './gateway.ts';

const TOKEN = 'a-token-of-the-session-1234567890';
const GUID = '0192d3a4-0000-7000-8000-000000000001';

let server: FastifyInstance;
let asked: ApiRequest[];
const passed: PassedCall[] = [];
let answer: () => ApiResponse;

function json(value: unknown, status = 200): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(value)),
  };
}

beforeEach(async () => {
  asked = [];
  answer = () => json({ ret_code: 0, ret_msg: 'ok' });
  server = Fastify({ trustProxy: ['127.0.0.1'] });
  const api = async (request: ApiRequest) => {
    asked.push(request);
    return answer();
  };
  await server.register(gateway, {
    prefix: '/x-api',
    api,
    visitorOf: visitorReader(defaultBrand),
    frames: ({ headers }, visitor) =>
      headers['x-oauth-frame'] === 'framing'
        ? Promise.resolve({
            origins: ['https://framing.example'],
            visitor: { ...visitor, framed: 'application', token: undefined },
          })
        : undefined,
    onPassed: (call) => passed.push(call),
  });
});

afterEach(() => server.close());

const post = (url: string, headers: Record<string, string> = {}, payload: string | Buffer = '{}') =>
  server.inject({
    method: 'POST',
    url: `/x-api${url}`,
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload,
  });

test('[HTTP-11] [SESS-01] [SESS-10] a token becomes an HttpOnly cookie of seven days and leaves the body', async () => {
  answer = () => json({ ret_code: 0, ret_msg: 'ok', token: TOKEN, result: { id: 7 } });
  const { headers, body } = await post('/login');
  expect(headers['set-cookie']).toMatch(/^b_t_c_k\w*=a-token\S+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/);
  expect(JSON.parse(body)).toEqual({ ret_code: 0, ret_msg: 'ok', result: { id: 7 } });
});

test('[OAUTH-04] [SESS-01] in a client’s frame the page gets the token and no cookie holds it; only a plain success has one', async () => {
  answer = () => json({ ret_code: 0, ret_msg: 'ok', token: TOKEN, result: { id: 7 } });
  const framed = { 'x-oauth-frame': 'framing' };
  const { headers, body } = await post('/login', framed);
  expect(headers['set-cookie']).toBeUndefined();
  expect(JSON.parse(body)).toEqual({ ret_code: 0, ret_msg: 'ok', token: TOKEN, result: { id: 7 } });
  expect((await post('/login', { 'x-oauth-frame': 'another' })).body).not.toContain(TOKEN);
  answer = () => json({ ret_code: 10007, ret_msg: 'no', token: TOKEN });
  expect((await post('/login', framed)).body).not.toContain(TOKEN);
});

test('[HTTP-11] the token `null` is not stored', async () => {
  answer = () => json({ ret_code: 0, ret_msg: 'ok', token: 'null' });
  const { headers, body } = await post('/login');
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).not.toContain('token');
});

test('[SESS-01] [SESS-10] over HTTPS the cookie is Secure and has the __Host- prefix', async () => {
  answer = () => json({ ret_code: 0, ret_msg: 'ok', token: TOKEN });
  const { headers } = await post('/login', { 'x-forwarded-proto': 'https' });
  expect(headers['set-cookie']).toMatch(/^__Host-b_t_c_k.*; HttpOnly; Secure$/);
});

test('[HTTP-02] [SESS-10] the call’s identity comes from the cookie and the checked address, not from the page', async () => {
  await post('/user/private/x', {
    cookie: `b_t_c_k=${TOKEN}; ${defaultBrand.keys.guid}=${GUID}`,
    usertoken: 'forged-token-0123456789',
    'x-gatehouse-site': 'EU',
    lang: 'en',
    platform: 'h5',
    'user-agent': 'Agent/1',
    'x-secret': 'stays here',
  });
  expect(asked[0]?.headers).toMatchObject({
    usertoken: TOKEN,
    guid: GUID,
    lang: 'en',
    platform: 'h5',
    'user-agent': 'Agent/1',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(asked[0]?.headers['x-gatehouse-site']).not.toBe('EU');
  expect(asked[0]?.headers).not.toHaveProperty('x-secret');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

const TASKS = '/fht/growth/activity-api/v1/korea/home';
const COMPLETE = '/fht/growth/miniapp/task/v1/complete_task';

test('[TG-11] launch data passes to the calls of tasks alone, up to 8192 characters', async () => {
  const data = `user=%7B%7D&auth_date=1&hash=${'a'.repeat(64)}`;
  const passed = async (path: string, value: string) => {
    await post(path, { TgToken: value });
    return asked.at(-1)?.headers.tgtoken;
  };
  for (const path of [TASKS, COMPLETE, `${TASKS}?x=1`]) expect(await passed(path, data)).toBe(data);
  for (const path of ['/login', `${TASKS}/`, '/user/private/telegram-bind-status', '/constructor', '/__proto__'])
    expect(await passed(path, data)).toBeUndefined();
  expect(await passed(COMPLETE, 'x'.repeat(8_192))).toHaveLength(8_192);
  for (const wrong of ['x'.repeat(8_193), 'a b', 'ü']) expect(await passed(COMPLETE, wrong)).toBeUndefined();
});

test('the proof of the bot’s webhook passes to its path alone, from a caller that is no browser', async () => {
  const name = 'x-telegram-bot-api-secret-token';
  const hook = (url: string) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', [name]: 'abc-1' },
      payload: '{}',
    });
  expect((await hook('/x-api/user/public/telegram/webhook')).statusCode).toBe(200);
  expect(asked[0]?.headers).toMatchObject({ [name]: 'abc-1' });
  await hook('/x-api/login');
  expect(asked[1]?.headers).not.toHaveProperty(name);
});

test('[HTTP-02] malformed language and platform headers become the defaults', async () => {
  await post('/x', { lang: 'en\u00a0US;drop', platform: 'toaster' });
  expect(asked[0]?.headers).toMatchObject({ lang: 'en', platform: 'pc' });
});

test('[SESS-06] logging out removes the cookie once the API has ended the session, and not before', async () => {
  const cookie = `b_t_c_k=${TOKEN}`;
  expect((await post('/logout', { cookie })).headers['set-cookie']).toMatch(/Max-Age=0/);
  answer = () => json({ ret_code: 700099, ret_msg: 'no' }, 500);
  expect((await post('/logout', { cookie })).headers['set-cookie']).toBeUndefined();
  answer = () => json({ ret_code: 700006, ret_msg: 'no' }, 405);
  const read = await server.inject({ url: '/x-api/logout', headers: { host: 'localhost:3000', cookie } });
  expect(read.headers['set-cookie']).toBeUndefined();
});

test.each([10007, 31003])('[HTTP-10] [HTTP-11] a token beside the code %i grants no session', async (ret_code) => {
  answer = () => json({ ret_code, ret_msg: 'no', token: TOKEN });
  const { headers, body } = await post('/login');
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).not.toContain(TOKEN);
});

test('[HTTP-11] an operator’s API may use tokens of its own form; one that no cookie can hold is refused', async () => {
  const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';
  answer = () => json({ retCode: 0, retMsg: 'ok', token: jwt });
  const cookie = String((await post('/login')).headers['set-cookie']).split(';')[0] ?? '';
  answer = () => json({ ret_code: 0 });
  await post('/user/private/info', { cookie });
  expect(asked.at(-1)?.headers.usertoken).toBe(jwt);
  answer = () => json({ ret_code: 0, ret_msg: 'ok', token: 'x; Domain=evil.example' });
  expect((await post('/login')).headers['set-cookie']).toBeUndefined();
});

test('[HTTP-09] public paths go without the token, private ones with it', async () => {
  const cookie = `b_t_c_k=${TOKEN}`;
  for (const path of ['/register/permission_v2', '/user/public/captcha-info', '/v2/public/country-list']) {
    await post(`${path}?x=1`, { cookie });
    expect(asked.at(-1)?.headers).not.toHaveProperty('usertoken');
  }
  await post('/user/private/info', { cookie });
  expect(asked.at(-1)?.headers.usertoken).toBe(TOKEN);
});

test('[SESS-04] [HTTP-09] 10006 removes the cookie, except on quick_token and where the call went without the token', async () => {
  answer = () => json({ ret_code: 10006, ret_msg: 'ended' });
  const cookie = `b_t_c_k=${TOKEN}`;
  expect((await post('/user/private/info', { cookie })).headers['set-cookie']).toMatch(/Max-Age=0/);
  expect((await post('/user/private/quick_token', { cookie })).headers['set-cookie']).toBeUndefined();
  expect((await post('/v3/public/qrcode/generate', { cookie })).headers['set-cookie']).toBeUndefined();
});

test('[SESS-10] a call from another site is refused', async () => {
  const refused = await post('/logout', { 'sec-fetch-site': 'cross-site', cookie: `b_t_c_k=${TOKEN}` });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().ret_code).toBe(700008);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect(asked).toEqual([]);
});

test('[HTTP-06] a body over the limit is refused with an envelope and is not passed on', async () => {
  const refused = await post('/login', {}, Buffer.alloc(65_537, 97));
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ ret_code: 700002 });
  expect(asked).toEqual([]);
});

test('[REGION-08] a call that carries a picture has a limit of its own', async () => {
  const body = Buffer.alloc(2_900_000, 97);
  const cookie = `b_t_c_k=${TOKEN}`;
  expect((await post(kycImage.path, { cookie }, body)).statusCode).toBe(200);
  expect(asked.map((call) => call.body?.length)).toEqual([body.length]);
  asked.length = 0;
  const refused = await post(kycImage.path, { cookie }, Buffer.alloc((kycImage.bodyBytes ?? 0) + 1, 97));
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ ret_code: 700002, ret_msg: expect.stringContaining(`${kycImage.bodyBytes}`) });
  expect(asked).toEqual([]);
});

test('[REGION-08] a call that may carry a picture needs a session, and is counted by its network', async () => {
  expect((await post(kycImage.path)).json()).toMatchObject({ ret_code: 10006 });
  expect((await post(kycImage.path, { cookie: `b_t_c_k=${TOKEN}`, 'x-oauth-frame': 'framing' })).json().ret_code).toBe(
    10006,
  );
  expect(asked).toEqual([]);
  const sendFrom = (address: string) => post(kycImage.path, { cookie: `b_t_c_k=${TOKEN}`, 'x-forwarded-for': address });
  for (let sent = 0; sent < 120; sent += 1) expect((await sendFrom('192.0.2.1')).json().ret_code).toBe(0);
  const refused = await sendFrom('192.0.2.1');
  expect(refused.json()).toMatchObject({ ret_code: 31018 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(asked).toHaveLength(120);
  expect((await sendFrom('192.0.2.2')).json().ret_code).toBe(0);
});

test('[HTTP-12] an API that does not answer gives an envelope that says what to do', async () => {
  answer = () => {
    throw new ApiUnreachable('no');
  };
  const refused = await post('/login');
  expect(refused.statusCode).toBe(502);
  expect(refused.json().ret_msg).toMatch(/Try again/);
  // An operator's counters see it too.
  expect(passed.at(-1)).toMatchObject({ path: '/login', code: undefined, bodyCode: 700099, granted: false });
});

test('a response that is no JSON passes through unchanged', async () => {
  answer = () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('"token"') });
  expect((await post('/x')).body).toBe('"token"');
});
