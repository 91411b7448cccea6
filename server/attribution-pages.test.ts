import { openTestIdentity } from '@gatehouse/identity/testing/open-test-identity';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { attributionPages } from './attribution-pages.ts';

test('[AFF-07] the operator has it as CSV and as JSON lines, of the days that are asked for', async () => {
  const identity = await openTestIdentity('SQLite');
  const server = Fastify();
  await server.register(attributionPages, { identity: identity.app });
  identity.time.offset = -2 * 60_000;
  await identity.register('somebody@example.com', 'correct horse battery');
  const lines = async (url: string) => (await server.inject(url)).body.trimEnd().split(/\r?\n/);
  const csv = await server.inject('/attribution.csv');
  expect([csv.statusCode, csv.headers['content-type'], csv.headers['cache-control']]).toEqual([
    ...[200, 'text/csv; charset=utf-8; header=present', 'no-store'],
  ]);
  expect(csv.body).not.toContain('somebody');
  expect(await lines('/attribution.csv?from=2020-01-01')).toHaveLength(2);
  expect(await lines('/attribution.csv?to=2020-01-01')).toHaveLength(1);
  expect(await lines('/attribution.csv?from=2020-01-01T00:00:00Z&to=2020-01-02')).toHaveLength(1);
  expect((await server.inject('/attribution.ndjson')).json()).toMatchObject({ channel: { medium: 'normal' } });
  for (const query of [
    ...['from=yesterday', 'from=2026-02-30', 'from=2026-13-01', 'from=', 'to=1', 'from=2020-01-01&from=2021-01-01'],
    ...['from=1969-12-31', 'from=2026-01-01T25:00:00Z', 'from=%00', 'to=275761-01-01', `to=${'9'.repeat(4000)}`],
  ]) {
    const answer = await server.inject(`/attribution.csv?${query}`);
    expect([answer.statusCode, answer.headers['content-type'], query]).toEqual([
      ...[400, 'text/plain; charset=utf-8', query],
    ]);
  }
  await server.close();
  await identity.close();
});

test('[AFF-07] an export ends a minute ago and says where, so that the next one from there misses no one', async () => {
  const identity = await openTestIdentity('SQLite');
  const server = Fastify();
  await server.register(attributionPages, { identity: identity.app });
  // Of an instance whose clock is behind.
  identity.time.offset = -30_000;
  await identity.register('late@example.com', 'correct horse battery');
  const end = async (query: string) => {
    const { headers, body } = await server.inject(`/attribution.ndjson?${query}`);
    return [String(headers['attribution-to']), body] as const;
  };
  for (const query of ['', 'to=2200-01-01', `to=${new Date().toISOString().replace(/\.\d+/, '')}`]) {
    const [to, body] = await end(query);
    expect(to).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.now() - Date.parse(to)).toBeGreaterThanOrEqual(60_000);
    expect(Date.now() - Date.parse(to)).toBeLessThan(70_000);
    expect(body).toBe('');
    // It may be asked for as it is.
    expect((await server.inject(`/attribution.ndjson?from=${to}`)).statusCode).toBe(200);
  }
  expect((await end('to=2026-01-31'))[0]).toBe('2026-01-31T00:00:00Z');
  expect(await end('unsettled=yes')).toEqual(['undefined', expect.stringContaining('public_id')]);
  expect((await end('unsettled=yes&to=2026-01-31'))[1]).toBe('');
  expect((await server.inject('/attribution.csv?unsettled=1')).statusCode).toBe(400);
  await server.close();
  await identity.close();
});

test('[AFF-07] where the accounts are elsewhere, it says so', async () => {
  const server = Fastify();
  await server.register(attributionPages, { identity: undefined });
  const answer = await server.inject('/attribution.csv');
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('API_ORIGIN')]);
  await server.close();
});
