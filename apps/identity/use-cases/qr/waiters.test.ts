import { get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../../compose.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { MAKER, PASSWORD, qrCalls } from '../../testing/qr-fixture.ts';
import { createQrWaiters, type QrWaiters } from './waiters.ts';

const CODE = { id: 'a', state: 'waiting', expires_at: Number.POSITIVE_INFINITY } as const;
const there = { isGone: () => false, onGone: () => undefined };

describe.each(testStores)('requests that wait for a QR code on %s', (store) => {
  let identity: TestIdentity;
  beforeEach(async () => {
    identity = await openTestIdentity(store);
  });
  afterEach(() => identity.close());

  const waitersOf = (clock = Date.now): QrWaiters => {
    const db = databaseOf(identity.app) as NonNullable<ReturnType<typeof databaseOf>>;
    return createQrWaiters({ db, clock, note: (message) => expect.fail(message) });
  };

  test('[LOGIN-05] the newest request for a code is the one that waits', async () => {
    const waiters = waitersOf();
    const first = waiters.wait(CODE, there);
    const second = waiters.wait(CODE, there);
    await first;
    expect(waiters.count()).toBe(1);
    waiters.tell('b');
    expect(waiters.count()).toBe(1);
    waiters.tell('a');
    await second;
    expect(waiters.count()).toBe(0);
  });

  test('[LOGIN-05] one whose client has gone is not kept', async () => {
    const waiters = waitersOf();
    let hangUp = () => {};
    const waiting = waiters.wait(CODE, {
      onGone: (listener) => {
        hangUp = listener;
      },
    });
    expect(waiters.count()).toBe(1);
    hangUp();
    await waiting;
    expect(waiters.count()).toBe(0);
  });

  test('[LOGIN-05] no call waits for more than 25 seconds, nor for longer than the code lasts', async () => {
    const time = { now: 1_000_000 };
    const waiters = waitersOf(() => time.now);
    const long = waiters.wait(CODE, there);
    const short = waiters.wait({ ...CODE, id: 'b', expires_at: time.now + 3_000 }, there);
    time.now += 3_000;
    await short;
    expect(waiters.count()).toBe(1);
    time.now += 22_000;
    await long;
  });

  test('[LOGIN-05] a client that hangs up is not logged in', async () => {
    const qr = qrCalls(identity);
    const code = await qr.make();
    const token = (await identity.register('somebody@example.com', PASSWORD)).token ?? '';
    await identity.app.listen({ port: 0 });
    const { port } = identity.app.server.address() as AddressInfo;
    const path = `/v3/public/qrcode/status?uuid=${code.uuid}&seen=waiting`;
    const asked = request({ port, path, headers: { guid: MAKER } }).on('error', () => undefined);
    await wait(200);
    asked.destroy();
    await wait(100);
    await qr.scan(code, token);
    const { number } = (await qr.status(code)).result;
    await qr.confirm(code, number, token);
    await wait(100);
    const db = databaseOf(identity.app);
    expect(await db?.selectFrom('session').select('id').where('opened_by', '=', 'qr').execute()).toEqual([]);
    expect((await qr.status(code)).result.status).toBe('confirmed');
  });

  test('[LOGIN-05] a server that closes lets them go at once', async () => {
    const qr = qrCalls(identity);
    const code = await qr.make();
    await identity.app.listen({ port: 0 });
    const { port } = identity.app.server.address() as AddressInfo;
    const path = `/v3/public/qrcode/status?uuid=${code.uuid}&seen=waiting`;
    const answered = new Promise((resolve) => {
      request({ port, path, headers: { guid: MAKER }, agent: false }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      );
    });
    await wait(200);
    const from = performance.now();
    await identity.app.close();
    expect(await answered).toBe(200);
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
