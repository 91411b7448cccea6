import { login } from '@gatehouse/contract/login/login';
import { regionCheck } from '@gatehouse/contract/region/region';
import { registrationInfo } from '@gatehouse/contract/registration/registration';
import { userInfo } from '@gatehouse/contract/session/session';
import { quickToken } from '@gatehouse/contract/session/session-extras';
import { type MetricsPayload, metrics } from '@gatehouse/contract/telemetry/metrics';
import { METRICS_BATCH_MAX } from '@gatehouse/contract/telemetry/metrics.schema';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../../testing/open-test-identity.ts';

const METRICS = metrics.path;
const slow = { kind: 'slow-response', method: 'GET', path: '/user/private/info', ms: 6_000 };
const timing = { kind: 'timing', name: 'largest-paint', ms: 812.5 };
const failure = { kind: 'failure', name: 'script' };
const batch = (...events: unknown[]) => ({ site: 'GLOBAL', page: '/login', events });

let identity: TestIdentity;
let heard: MetricsPayload[];
let lines: string[];
beforeAll(async () => {
  lines = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const onMetrics = (one: MetricsPayload) => heard.push(one);
  identity = await openTestIdentity('SQLite', { onMetrics, logger, limitPoints: { metricsByAddress: 1e6 } });
});
afterAll(() => identity.close());
beforeEach(() => {
  heard = [];
});

test('[SHELL-16] [HTTP-13] a batch is passed on as it came, and needs neither session nor device', async () => {
  const answer = await identity.app.inject({
    method: 'POST',
    url: METRICS,
    payload: batch(slow, timing, failure),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.json()).toEqual({ ret_code: 0, ret_msg: 'OK' });
  expect(heard).toEqual([batch(slow, timing, failure)]);
});

test('[SHELL-16] [HTTP-13] a path that is no call of this API is passed on without its name', async () => {
  await identity.post(METRICS, batch({ ...slow, path: '/made/up' }, { ...slow, method: 'DELETE' }, slow));
  const paths = heard[0]?.events.map((event) => (event.kind === 'slow-response' ? event.path : ''));
  expect(paths).toEqual(['/other', '/other', '/user/private/info']);
});

test('[SHELL-16] a path that a router would choke on is one more that is not ours, and leaves no line in the log', async () => {
  const hostile = ['/:x(', '/**', '/:a(^(a+)+$)', '/:', '/*', '/:a:b', '/%', '/__proto__', '/constructor'];
  const before = lines.length;
  const { status } = await identity.post(METRICS, batch(...hostile.map((path) => ({ ...slow, path }))));
  expect(status).toBe(200);
  expect(heard).toEqual([batch(...hostile.map(() => ({ ...slow, path: '/other' })))]);
  expect(lines.slice(before).filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test('[SHELL-16] every call of the contract keeps its name', async () => {
  const calls = [userInfo, login, regionCheck, registrationInfo, quickToken, metrics].map(({ method, path }) => ({
    ...{ ...slow, method, path },
  }));
  await identity.post(METRICS, batch(...calls));
  expect(heard).toEqual([batch(...calls)]);
});

test.each([
  [{}],
  [[]],
  [batch()],
  [batch(...Array(METRICS_BATCH_MAX + 1).fill(failure))],
  [{ ...batch(failure), site: 'NOWHERE' }],
  [{ ...batch(failure), guid: 'a'.repeat(36) }],
  [{ ...batch(failure), page: '/login?email=a@example.com' }],
  [{ ...batch(failure), page: 'https://elsewhere.example/' }],
  [batch({ ...failure, name: 'TypeError: x is undefined' })],
  [batch({ ...failure, stack: 'at x' })],
  [batch({ ...timing, ms: -1 })],
  [batch({ ...timing, ms: 1e9 })],
  [batch({ ...slow, path: '/user?token=1' })],
  [batch({ ...slow, path: `/${'a'.repeat(300)}` })],
])('[SHELL-16] junk is refused: %j', async (body) => {
  expect(await identity.post(METRICS, body)).toMatchObject({ status: 400, ret_code: 700_001 });
  expect(heard).toEqual([]);
});

test('[SHELL-16] whatever is sent, nothing but a batch is passed on, and nothing of it is logged', async () => {
  const property = fc.asyncProperty(fc.jsonValue(), async (value) => {
    const { status } = await identity.post(METRICS, JSON.stringify({ ...batch(failure), secret: value, value }));
    expect(status).toBe(400);
  });
  await fc.assert(property, { numRuns: 100 });
  expect(heard).toEqual([]);
  expect(lines.join('')).not.toContain('secret');
});

test('[SHELL-16] an address may report so often and no more', async () => {
  const limited = await openTestIdentity('SQLite', { limitPoints: { metricsByAddress: 2 } });
  const codes = [];
  for (let n = 0; n < 3; n += 1) codes.push((await limited.post(METRICS, batch(failure))).ret_code);
  expect(codes).toEqual([0, 0, 31_018]);
  await limited.close();
});
