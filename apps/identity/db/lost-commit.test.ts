import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createDatabase,
  dropDatabase,
  openTestIdentity,
  type TestIdentity,
  testStores,
} from '../testing/open-test-identity.ts';
import { boundedPool } from './postgres-pool.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const PASSWORD = 'four quiet words here';
/** A message of the wire protocol that holds this one statement. */
const COMMIT = /Q.{4}commit\0/is;

/** Between the product and PostgreSQL: closes the connection at the next commit, before or after the server has it. */
async function openCutter(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const state: { cut: 'before' | 'after' | undefined; commits: number } = { cut: undefined, commits: 0 };
  const server: Server = createServer((client: Socket) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    upstream.on('data', (bytes) => client.write(bytes));
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.end());
    client.on('data', (bytes) => {
      const isCommit = COMMIT.test(bytes.toString('latin1'));
      if (isCommit) state.commits += 1;
      const { cut } = state;
      if (!isCommit || cut === undefined) return void upstream.write(bytes);
      state.cut = undefined;
      if (cut === 'before') return void client.destroy();
      upstream.removeAllListeners('data');
      upstream.once('data', () => client.destroy());
      upstream.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  const address = server.address();
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return { url: url.href, state, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe.skipIf(!testStores.includes('PostgreSQL'))('a commit without an answer on PostgreSQL', () => {
  let identity: TestIdentity;
  let cutter: Awaited<ReturnType<typeof openCutter>>;
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    cutter = await openCutter(databaseUrl);
    identity = await openTestIdentity('PostgreSQL', { databaseUrl: cutter.url });
  });
  afterAll(async () => {
    await identity?.close();
    await cutter?.close();
    await dropDatabase(databaseUrl);
  });

  test.each(['before', 'after'] as const)(
    'lost %s the server had it: 503, nothing is repeated by the server, and the person who repeats the step has one account',
    async (when) => {
      const email = `${when}@example.com`;
      const uuid = await identity.verified(email);
      const { state } = cutter;
      [state.cut, state.commits] = [when, 0];
      const lost = await identity.setPassword(uuid, PASSWORD);
      expect([lost.status, lost.ret_code, lost.headers['retry-after'], lost.token]).toEqual([
        503,
        700_091,
        '1',
        undefined,
      ]);
      expect(state.commits).toBe(1);
      const again = await identity.setPassword(uuid, PASSWORD);
      expect(again).toMatchObject({ ret_code: 0, token: expect.any(String) });
      const { result } = await identity.get('/user/private/session/list', { usertoken: again.token ?? '' });
      expect(result.sessions).toHaveLength(1);
      expect((await identity.logIn(email, PASSWORD)).ret_code).toBe(0);
    },
  );

  test('the queue for a connection is bounded: a call beyond it is refused at once', async () => {
    const pool = boundedPool(databaseUrl, () => undefined, { size: 1, queue: 2 });
    const first = await pool.connect();
    const waiting = [pool.connect(), pool.connect()];
    const since = performance.now();
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    expect(performance.now() - since).toBeLessThan(100);
    first.release();
    for (const each of waiting) (await each).release();
    (await pool.connect()).release();
    await pool.end();
  });
});
