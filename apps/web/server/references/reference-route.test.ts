import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadPages } from '../pages.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { referenceRoute } from './reference-route.ts';
import { createReferences, type References } from './references.ts';

const pages = await loadPages({ development: false });
let server: FastifyInstance;
let references: References;
let now: number;

beforeEach(async () => {
  now = 1_000;
  references = createReferences({ clock: () => now });
  server = Fastify({ trustProxy: ['127.0.0.1'] });
  const visitorOf = visitorReader(brand, () => ({ country: 'DE' }));
  await server.register(referenceRoute, { references, pages, visitorOf, clock: () => now });
});

const code = { question: 'code', facts: { code: '41007', call: '/user/public/register/info', path: '/en/register' } };

function ask(payload: unknown, headers: Record<string, string> = {}) {
  return server.inject({
    method: 'POST',
    url: '/front/references',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

async function opened(payload: unknown, headers: Record<string, string> = {}) {
  const answer = await ask(payload, headers);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return references.open(answer.json().reference);
}

describe('the server repeats the decision itself', () => {
  test('[SIGNUP-07] the response to a code, with what was reported and what the server knows', async () => {
    expect(await opened(code)).toMatchObject({
      question: 'What does this answer of the API show?',
      facts: { code: '41007', call: '/user/public/register/info', path: '/en/register', country: 'DE' },
      reported: ['code', 'call', 'path'],
      value: expect.stringContaining('unsupported-jurisdiction'),
      trace: [
        { outcome: 'noted', detail: 'This mobile number cannot be used here.' },
        { rule: 'SIGNUP-07', outcome: 'won' },
      ],
    });
  });

  test.each([
    ['[REGION-09]', '400601', 'dialog code-message'],
    ['[SIGNUP-11]', '700071', 'dialog verify-identity for mainNoKyc'],
    ['[SIGNUP-11]', 'trNoKyc', 'dialog verify-identity for trNoKyc'],
    ['[ERR-01]', '12345', 'toast for 12345'],
  ])('%s code %s', async (_, value, said) => {
    expect((await opened({ question: 'code', facts: { code: value } }))?.value).toContain(said);
  });

  test.each([
    ['[REGION-05]', 'localhost', 'EEA', 'mainSiteEuResidenceConfirm'],
    ['[REGION-05]', 'localhost', 'other', 'nothing is asked'],
    ['[REGION-06]', 'ge.localhost', 'unknown', 'ResidenceConfirm'],
    ['[REGION-07]', 'ae.localhost', 'unknown', 'AeResidenceConfirm'],
  ])('%s residence on %s, region %s', async (_, host, region, value) => {
    const kept = await opened({ question: 'residence', facts: { region } }, { host: `${host}:3000` });
    expect(kept).toMatchObject({ value, reported: ['region'], facts: { region, country: 'DE' } });
  });
});

describe('what it leaves out', () => {
  test('an unknown path and an unknown call, so that neither can identify a user', async () => {
    const facts = { code: '41007', path: '/en/john.smith', call: '/api/acc-12345' };
    const kept = await opened({ question: 'code', facts });
    expect(kept).toMatchObject({ reported: ['code'], facts: { code: '41007', country: 'DE' } });
    expect(JSON.stringify(kept)).not.toMatch(/john|acc-12345/);
  });
});

describe('what it refuses', () => {
  test.each([
    ['no JSON', '{'],
    ['a list', []],
    ['an unknown question', { question: 'who', facts: {} }],
    ['a missing fact', { question: 'code', facts: {} }],
    ['a fact too many', { ...code, facts: { ...code.facts, email: 'a@b.example' } }],
    ['a field too many', { ...code, decision: 'granted' }],
    ['a decision of the browser’s own', { question: 'residence', facts: { region: 'EEA', value: 'open' } }],
    ['a path with a query', { ...code, facts: { ...code.facts, path: '/en?email=a@b.example' } }],
    ['a path with an address', { ...code, facts: { ...code.facts, path: '/a@b.example' } }],
    ['a hostile code', { question: 'code', facts: { code: '<script>' } }],
    ['a name for a code', { question: 'code', facts: { code: 'john-smith-secret' } }],
    ['a telephone number for a code', { question: 'code', facts: { code: '4915112345' } }],
    ['a path that matches slowly', { ...code, facts: { ...code.facts, path: `/${'a'.repeat(300)}!` } }],
    ['a region that is none', { question: 'residence', facts: { region: 'KZ' } }],
  ])('%s', async (_, payload) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toMatch(/@b\.example|<script>/);
  });

  test('more than 2 kB', async () => {
    expect((await ask({ ...code, more: 'x'.repeat(2_048) })).statusCode).toBe(413);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('a request from another site: %j', async (headers) => {
    expect((await ask(code, headers)).statusCode).toBe(403);
  });

  test('another content type, another method', async () => {
    expect((await ask('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    expect((await server.inject({ url: '/front/references' })).statusCode).toBe(404);
  });

  test('more than twenty a minute from one address, and no others', async () => {
    const from = (address: string) => ask(code, { 'x-forwarded-for': address });
    for (let count = 0; count < 20; count += 1) expect((await from('192.0.2.1')).statusCode).toBe(200);
    const refused = await from('192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
    now += 60_000;
    expect((await from('192.0.2.1')).statusCode).toBe(200);
  });

  test('more than twenty a minute from one IPv6 customer, whatever the address within the /64', async () => {
    const from = (address: string) => ask(code, { 'x-forwarded-for': address });
    for (let count = 0; count < 20; count += 1) expect((await from(`2001:db8:1:2::${count}`)).statusCode).toBe(200);
    expect((await from('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  });
});
