import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestIdentity } from '../testing/open-test-identity.ts';
import { type OutsideFacts, outsideHelper } from './outside-helper.ts';

const PASSWORD = 'correct horse battery';
const facts = { version: 1, event: 'login', local: { action: 'pass', reasons: [] } } as unknown as OutsideFacts;

type HelperRequest = { headers: Record<string, unknown>; body: OutsideFacts };
let peer: Server;
let requests: HelperRequest[];
let answer: { status?: number; body?: string; afterMs?: number };
let now: number;
let notes: string[];

beforeEach(async () => {
  [requests, answer, now, notes] = [[], { body: '{"action":"pass"}' }, 0, []];
  peer = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(body) as OutsideFacts });
      const { status = 200, body: sent = '', afterMs = 0 } = answer;
      setTimeout(() => response.writeHead(status, status === 302 ? { location: '/other' } : {}).end(sent), afterMs);
    });
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  peer.closeAllConnections();
  await new Promise((resolve) => peer.close(resolve));
});

const url = (user = '') => `http://${user}127.0.0.1:${(peer.address() as AddressInfo).port}/assess?v=1`;
const open = (user?: string) =>
  outsideHelper(url(user), { clock: () => now, note: (message) => notes.push(message), timeoutMs: 150 });

test('[LOGIN-11] the operator’s helper is sent the facts as JSON, with the user of its address', async () => {
  answer = { body: '{"action":"verify","reasons":["new.network"],"more":1}' };
  expect(await open('gate:p%40ss@')(facts)).toEqual({ action: 'verify', reasons: ['new.network'] });
  expect(requests[0]?.body).toEqual(facts);
  expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('gate:p@ss').toString('base64')}`);
});

test.each<[string, typeof answer]>([
  ['a status that is no success', { status: 500, body: '{"action":"block"}' }],
  ['a redirect', { status: 302 }],
  ['no JSON', { body: 'pass' }],
  ['an action that there is not', { body: '{"action":"allow"}' }],
  ['reasons that are no names', { body: '{"action":"block","reasons":["<b>jane@example.com</b>"]}' }],
  ['too much', { body: `{"action":"block","x":"${'x'.repeat(20_000)}"}` }],
  ['too late', { body: '{"action":"block"}', afterMs: 400 }],
])('[LOGIN-11] %s is no answer', async (_, given) => {
  answer = given;
  expect(await open()(facts)).toBeUndefined();
});

test('[LOGIN-11] after five failures it is left alone for half a minute, then one attempt finds out', async () => {
  const ask = open();
  answer = { status: 503 };
  for (let n = 0; n < 9; n += 1) expect(await ask(facts)).toBeUndefined();
  expect(requests).toHaveLength(5);
  expect(notes).toHaveLength(1);
  now += 30_000;
  await Promise.all([ask(facts), ask(facts), ask(facts)]);
  expect(requests).toHaveLength(6);
  now += 30_000;
  answer = { body: '{"action":"block"}' };
  expect(await ask(facts)).toEqual({ action: 'block', reasons: [] });
  expect(await ask(facts)).toEqual({ action: 'block', reasons: [] });
  expect(notes).toHaveLength(1);
});

test('[LOGIN-11] its answer decides; its request identifies no user; while it is silent our own helper decides', async () => {
  const identity = await openTestIdentity('SQLite', { riskUrl: url() });
  await identity.register('somebody@example.com', PASSWORD);
  expect(requests.map(({ body }) => body)).toMatchObject([{ event: 'registration', account: null, announced: false }]);
  requests = [];
  const txId = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  const headers = { 'tx-id': txId, 'x-forwarded-for': '203.0.113.77', 'x-gatehouse-country': 'DE' };
  const login = async () => (await identity.logIn('somebody@example.com', PASSWORD, headers)).ret_code;
  const intercept = () => identity.post('/user/public/risk/default-intercept', { sence: '31000' }, headers);
  answer = { body: '{"action":"verify","reasons":["odd"]}' };
  expect((await intercept()).result).toEqual({ action: 'verify' });
  answer = { body: '{"action":"pass"}' };
  // What was found before the action counts for the action.
  expect(await login()).toBe(20100);
  expect(await login()).toBe(0);
  answer = { body: '{"action":"block"}' };
  expect(await login()).toBe(700085);
  answer = { status: 500 };
  expect(await login()).toBe(0);
  expect(requests[0]?.body).toMatchObject({
    version: 1,
    event: 'intercept',
    scene: '31000',
    country: 'DE',
    account: null,
  });
  expect(requests[1]?.body).toMatchObject({ event: 'login', way: 'password', device_known: true, announced: true });
  const sent = JSON.stringify(requests.map(({ body }) => body));
  for (const secret of ['somebody', '203.0.113.77', txId, 'ffffffff-0000']) expect(sent).not.toContain(secret);
  expect(new Set(requests.map(({ body }) => body.address)).size).toBe(1);
  await identity.close();
});
