import { defaultBrand } from '@gatehouse/brand/default-brand';
import { type ComplianceItem, indexCompliance } from '@gatehouse/rules/compliance/compliance';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiRequest } from '../api/api.ts';
import { elementsReader } from '../compliance/page-elements.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { gateway } from './gateway.ts';

const TOKEN = 'a-token-of-the-session-1234567890';
const ACCOUNT = 7;
const CONFIRM = '/oauth/v1/private/confirm_auth';

let server: FastifyInstance;
let asked: string[];
let items: ComplianceItem[];

beforeEach(async () => {
  asked = [];
  items = [];
  server = Fastify();
  const api = async ({ path }: ApiRequest) => {
    asked.push(path);
    const result = path.startsWith('/user/private/info') ? { id: ACCOUNT } : {};
    const body = Buffer.from(JSON.stringify({ ret_code: 0, ret_msg: 'ok', result }));
    return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
  };
  const elementsOf = elementsReader({ indexFor: () => indexCompliance(items) });
  const visitorOf = visitorReader(defaultBrand, () => ({ country: 'DE' }));
  await server.register(gateway, { prefix: '/x-api', api, visitorOf, elementsOf });
});
afterEach(() => server.close());

const rule = (element: string, action: string, more: Partial<ComplianceItem> = {}) =>
  items.push({ ...{ element, action, priority: 0, logic: 'and' }, ...more });
async function call(path: string, payload: unknown = {}, method: 'GET' | 'POST' = 'POST') {
  const answer = await server.inject({
    ...{ method, url: `/x-api${path}` },
    headers: {
      ...{ host: 'localhost:3000', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      cookie: `${defaultBrand.keys.token}=${TOKEN}`,
    },
    ...(method === 'POST' ? { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) } : {}),
  });
  return answer.json().ret_code as number;
}
const reached = (path: string) => asked.filter((one) => one === path).length;

test.each<[string, string, object, 'GET' | 'POST']>([
  ['oauthConsent', CONFIRM, { allow: true }, 'POST'],
  ['thirdPartyLogin', '/user/public/third-party/begin', { provider: 'x' }, 'POST'],
  ['telegramLogin', '/user/public/third-party/begin', { provider: 'telegram' }, 'POST'],
  ['telegramLogin', '/user/private/third-party/link/begin', { provider: 'telegram' }, 'POST'],
  ['telegramLogin', '/user/public/login/thirdparty', { telegram_callback_mini: 'x' }, 'POST'],
  ['telegramLogin', '/user/public/login/thirdparty', { state: 'x', telegram_callback: 'x' }, 'POST'],
  ['telegramLogin', '/user/private/bind/telegram', {}, 'POST'],
  ['passkeyLogin', '/user/public/login/passkey', {}, 'POST'],
  ['qrLogin', '/v3/public/qrcode/generate', {}, 'GET'],
  ['mobileRegistration', '/user/public/register/info', { register_type: 5, mobile: '1' }, 'POST'],
  ['mobileRegistration', '/register/mobile', {}, 'POST'],
])('[COMP-08] with %s hidden the API never hears of %s', async (element, path, payload, method) => {
  rule(element, 'hide');
  expect([await call(path, payload, method), reached(path)]).toEqual([700_230, 0]);
  items = [];
  rule(element, 'show');
  expect([await call(path, payload, method), reached(path)]).toEqual([0, 1]);
});

test('[COMP-04] an item that names an account counts for its calls', async () => {
  rule('oauthConsent', 'show');
  rule('oauthConsent', 'hide', { account: String(ACCOUNT), priority: 5 });
  expect(await call(CONFIRM, { allow: true })).toBe(700_230);
  items = [];
  rule('oauthConsent', 'hide');
  rule('oauthConsent', 'show', { account: String(ACCOUNT), priority: 5 });
  expect(await call(CONFIRM, { allow: true })).toBe(0);
});

test('[COMP-08] who declines, or registers by mail, is not stopped', async () => {
  rule('oauthConsent', 'hide');
  rule('mobileRegistration', 'hide');
  expect(await call(CONFIRM, { allow: false })).toBe(0);
  expect(await call('/user/public/register/info', { register_type: 1, email: 'a@example.com' })).toBe(0);
});

test.each([
  ['a login by a code', '/user/public/login/thirdparty', { state: 'x', code: 'y' }],
  ['an account by what was proved', '/user/public/third-party/register', {}],
])(
  '[COMP-08] %s, which does not name the company, is made where one of the two elements shows',
  async (_, path, payload) => {
    rule('telegramLogin', 'show');
    rule('thirdPartyLogin', 'hide');
    expect(await call(path, payload)).toBe(0);
    items = [];
    rule('telegramLogin', 'hide');
    rule('thirdPartyLogin', 'show');
    expect(await call(path, payload)).toBe(0);
    items = [];
    rule('telegramLogin', 'hide');
    rule('thirdPartyLogin', 'hide');
    expect(await call(path, payload)).toBe(700_230);
  },
);

test.each(['{', '[]', 'null', '"allow"', ''])('[COMP-08] a body of %j hides nothing from the rule', async (payload) => {
  rule('oauthConsent', 'hide');
  expect(await call(CONFIRM, payload)).toBe(700_230);
});

test('[COMP-08] a byte order mark, which the API leaves out, hides nothing from the rule', async () => {
  rule('telegramLogin', 'hide');
  const payload = `\uFEFF${JSON.stringify({ provider: 'telegram' })}`;
  for (const path of ['/user/public/third-party/begin', '/user/private/third-party/link/begin'])
    expect([await call(path, payload), reached(path)]).toEqual([700_230, 0]);
});

test('[COMP-08] calls that no element is about cost no look at the account', async () => {
  await call('/user/private/history');
  expect(asked).toEqual(['/user/private/history']);
});
