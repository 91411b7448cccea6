import { defaultBrand } from '@gatehouse/brand/default-brand';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiRequest, ApiResponse } from '../api/api.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { gateway } from './gateway.ts';

const TOKEN = 'z'.repeat(43);
const STATUS = '/user/public/ban/status';

let server: FastifyInstance;
let asked: ApiRequest[];
let answer: object;

beforeEach(async () => {
  [asked, answer] = [[], { ret_code: 0, ret_msg: 'ok' }];
  server = Fastify({ trustProxy: ['127.0.0.1'] });
  const api = async (request: ApiRequest): Promise<ApiResponse> => {
    asked.push(request);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(answer)) };
  };
  await server.register(gateway, { prefix: '/x-api', api, visitorOf: visitorReader(defaultBrand) });
});
afterEach(() => server.close());

const own = { host: 'localhost:3000', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const post = (path: string, headers: Record<string, string> = {}, payload = '{}') =>
  server.inject({ method: 'POST', url: `/x-api${path}`, headers: { ...own, ...headers }, payload });
const sent = () => JSON.parse(asked.at(-1)?.body?.toString() ?? 'null') as unknown;

test.each(['/login', '/user/public/login/verify', '/user/public/quick_login'])(
  '[BAN-01] [SESS-10] the token beside 31003 on %s becomes an HttpOnly cookie of 30 days and leaves the body',
  async (path) => {
    answer = { ret_code: 31003, ret_msg: 'locked', result: { self_unbind_token: TOKEN, more: 1 } };
    const { headers, body } = await post(path);
    expect(headers['set-cookie']).toBe(`self_unbind_token=${TOKEN}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`);
    expect(JSON.parse(body)).toEqual({ ret_code: 31003, ret_msg: 'locked', result: { more: 1 } });
    const { headers: secure } = await post(path, { 'x-forwarded-proto': 'https' });
    expect(secure['set-cookie']).toMatch(/^__Host-self_unbind_token=z+; .*; HttpOnly; Secure$/);
  },
);

test('[BAN-01] a token that no cookie can hold is dropped; other codes keep their result', async () => {
  answer = { ret_code: 31003, ret_msg: 'locked', result: { self_unbind_token: 'a;b' } };
  const odd = await post('/login');
  expect(odd.headers['set-cookie']).toBeUndefined();
  expect(odd.body).not.toContain('a;b');
  for (const result of [undefined, null, 'text', 7]) {
    answer = { ret_code: 31003, ret_msg: 'locked', result };
    expect((await post('/login')).statusCode).toBe(200);
  }
  answer = { ret_code: 31002, ret_msg: 'wrong', result: { self_unbind_token: TOKEN } };
  expect((await post('/login')).headers['set-cookie']).toBeUndefined();
});

test('[BAN-01] [BAN-05] the ban calls send the token of the cookie, whatever the page sends, and no other call does', async () => {
  const cookie = `self_unbind_token=${TOKEN}`;
  for (const path of [STATUS, '/user/public/ban/einfo', '/user/public/ban/unblock/begin']) {
    await post(path, { cookie }, '{"self_unbind_token":"mine","uuid":"u"}');
    expect(sent()).toEqual({ self_unbind_token: TOKEN, uuid: 'u' });
  }
  await post(STATUS, { cookie }, '');
  expect(sent()).toEqual({ self_unbind_token: TOKEN });
  await post('/login', { cookie }, '{"a":1}');
  expect(sent()).toEqual({ a: 1 });
  await post('/user/public/ban/unblock', { cookie }, '{"uuid":"u"}');
  expect(sent()).toEqual({ uuid: 'u' });
  await post(STATUS, {}, '{"a":1}');
  expect(sent()).toEqual({ a: 1 });
});

test('[BAN-01] over HTTPS only the cookie with the prefix counts; what is no object is passed on unchanged', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  await post(STATUS, { ...https, cookie: `self_unbind_token=${TOKEN}` });
  expect(sent()).toEqual({});
  await post(STATUS, { ...https, cookie: `__Host-self_unbind_token=${TOKEN}` });
  expect(sent()).toEqual({ self_unbind_token: TOKEN });
  for (const payload of ['[1]', '{"a":', 'null', '7']) {
    await post(STATUS, { cookie: `self_unbind_token=${TOKEN}` }, payload);
    expect(asked.at(-1)?.body?.toString()).toBe(payload);
  }
});

test('[BAN-01] unlocking removes the cookie, a refusal does not', async () => {
  answer = { ret_code: 700140, ret_msg: 'early' };
  expect((await post('/user/public/ban/unblock')).headers['set-cookie']).toBeUndefined();
  answer = { ret_code: 0, ret_msg: 'ok', result: { unblocked: true } };
  expect((await post('/user/public/ban/unblock')).headers['set-cookie']).toMatch(/^self_unbind_token=; .*Max-Age=0;/);
});
