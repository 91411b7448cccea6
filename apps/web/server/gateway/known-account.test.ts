import { defaultBrand } from '@gatehouse/brand/default-brand';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { FORGET_ACCOUNT_PATH } from '@gatehouse/contract/login/known-account';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiRequest } from '../api/api.ts';
import { forgetAccountRoute } from '../visitor/forget-account-route.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { gateway } from './gateway.ts';

const KNOWN = `0.${'A'.repeat(380)}.a***%40e***.com`;
const SECRET = 'S'.repeat(43);
const OWN = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };

let server: FastifyInstance;
let asked: ApiRequest[];
let known: string | undefined;

beforeEach(async () => {
  asked = [];
  known = undefined;
  server = Fastify();
  const visitorOf = visitorReader(defaultBrand);
  await server.register(gateway, {
    prefix: '/x-api',
    visitorOf,
    api: async (request) => {
      asked.push(request);
      return {
        status: 200,
        headers: known === undefined ? {} : { [gatewayHeaders.knownAccount]: known },
        body: Buffer.from('{"ret_code":0,"ret_msg":"ok"}'),
      };
    },
  });
  await server.register(forgetAccountRoute, { visitorOf });
});
afterEach(() => server.close());

const call = (cookie: string, more = {}) =>
  server.inject({ method: 'POST', url: '/x-api/login', headers: { ...OWN, cookie, ...more }, payload: '{}' });
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie']].flat().join('\n');

test('[LOGIN-02] what the API says the device remembers becomes an HttpOnly cookie, and no other text does', async () => {
  known = KNOWN;
  expect(cookiesOf(await call(`gh_device=${SECRET}`))).toContain(
    `known_account=${KNOWN}; Path=/; Max-Age=10368000; SameSite=Lax; HttpOnly`,
  );
  for (known of ['0.x.y', 'ada@example.com', KNOWN.replace('a*', 'ada*'), ''])
    expect(cookiesOf(await call(`gh_device=${SECRET}`))).not.toContain('known_account');
});

test('[LOGIN-02] an empty text removes the cookie, where there is one, and no text leaves it', async () => {
  const remembering = `gh_device=${SECRET}; known_account=${KNOWN}`;
  expect(cookiesOf(await call(remembering))).not.toContain('known_account');
  known = '';
  expect(cookiesOf(await call(remembering))).toContain('known_account=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
});

test('[LOGIN-02] a call carries the cookie in a header, which no browser can set, and only beside its device’s secret', async () => {
  await call(`gh_device=${SECRET}; known_account=${KNOWN}`);
  await call(`known_account=${KNOWN}`);
  await call(`gh_device=${SECRET}`, { [gatewayHeaders.knownAccount]: KNOWN });
  expect(asked.map(({ headers }) => headers[gatewayHeaders.knownAccount])).toEqual([KNOWN, undefined, undefined]);
});

test('[LOGIN-02] “Not you?” removes the cookie and leads back to the page with its query; from another site it does nothing', async () => {
  const forget = (headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: FORGET_ACCOUNT_PATH, headers: { ...OWN, ...headers } });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await forget({ ...form, referer: 'http://localhost:3000/en/login?redirect_url=%2Fen' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/login?redirect_url=%2Fen']);
  expect(cookiesOf(answer)).toBe('known_account=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  for (const referer of ['', 'https://evil.example/x', 'http://localhost:3000//evil.example', 'nothing'])
    expect((await forget({ referer })).headers.location).toBe('/login');
  const foreign = await forget({ 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, cookiesOf(foreign)]).toEqual([403, '']);
});
