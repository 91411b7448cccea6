import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { createOneAtATime } from '../../kernel/one-at-a-time.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { openDb } from '../../store.ts';
import { createDatabase, dropDatabase, testStores } from '../../testing/open-test-identity.ts';
import { forgetErrors, reserveAttempt, returnAttempt, throttleKey } from './login-throttle.ts';
import { verifyPassword } from './verify-password.ts';

const LOGIN_KEY = 'owner@example.com';
const START = 1_800_000_000_000;
const [MINUTE_S, HOUR_MS] = [60, 3_600_000];
const VISITOR = { site: globalSite(defaultBrand), device: undefined } as Visitor;

describe.each(testStores)('password errors on %s', (store) => {
  let db: Db;
  let databaseUrl: string | undefined;
  let dataDir: string;
  let now: number;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-guard-'));
    databaseUrl = store === 'PostgreSQL' ? await createDatabase() : undefined;
    db = await openDb({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) }, () => undefined);
    now = START;
  });
  afterEach(async () => {
    await db.destroy();
    if (databaseUrl) await dropDatabase(databaseUrl);
    rmSync(dataDir, { recursive: true });
  });

  const oneAtATime = createOneAtATime();
  /** What it is refused with. */
  async function attempt(verify: () => Promise<boolean>): Promise<Record<string, unknown>> {
    const services = { db, clock: () => now, oneAtATime, hasher: { verify } } as unknown as Services;
    const proof = { find: async () => ({ password_hash: '-' }), whenRight: async () => undefined };
    const guard = await throttleKey(db, now, LOGIN_KEY, VISITOR);
    const refused = await verifyPassword(services, { guard, password: 'x', once: undefined }, proof).catch(
      (error: unknown) => error as Refusal,
    );
    return { code: refused?.code, ...(refused?.result as object) };
  }
  const wrong = () => attempt(async () => false);
  const busy = () => attempt(() => Promise.reject(new Refusal('busy')));
  async function wrongTimes(times: number): Promise<Record<string, unknown>> {
    for (let time = 1; time < times; time += 1) await wrong();
    return wrong();
  }

  test('[LOGIN-07] an attempt that is taken back leaves the lock that another instance has made meanwhile', async () => {
    await wrongTimes(3);
    const { key } = await throttleKey(db, now, LOGIN_KEY, VISITOR);
    const fourth = await reserveAttempt(db, now, key);
    await reserveAttempt(db, now, key);
    await returnAttempt(db, fourth);
    await expect(reserveAttempt(db, now, key)).rejects.toMatchObject({ code: 'tooManyPasswordErrors' });
  });

  test('[LOGIN-07] an attempt that was answered busy makes no lock longer, nor counts as one', async () => {
    await wrongTimes(4);
    expect(await busy()).toEqual({ code: 'busy' });
    expect(await busy()).toEqual({ code: 'busy' });
    expect(await wrong()).toMatchObject({ pass_err_count: 5, retry_after: 15 * MINUTE_S });
    expect(await wrong()).toMatchObject({ code: 'tooManyPasswordErrors' });
  });

  test('[LOGIN-07] an attempt that was answered busy keeps no lock in memory', async () => {
    expect(await wrongTimes(5)).toMatchObject({ retry_after: 15 * MINUTE_S });
    now += 23 * HOUR_MS;
    await wrongTimes(4);
    expect(await busy()).toEqual({ code: 'busy' });
    now += 2 * HOUR_MS;
    expect(await wrongTimes(5)).toMatchObject({ pass_err_count: 5, retry_after: 15 * MINUTE_S });
  });

  test('[LOGIN-07] an attempt that was answered busy keeps errors no longer than a wrong password does', async () => {
    await wrongTimes(5);
    now += HOUR_MS;
    await wrongTimes(4);
    await busy();
    now += HOUR_MS / 3;
    expect(await wrong()).toMatchObject({ pass_err_count: 1 });
  });

  test.skipIf(store === 'SQLite')('are forgotten in the order in which another instance counts them', async () => {
    await wrongTimes(5);
    const { key } = await throttleKey(db, now, LOGIN_KEY, VISITOR);
    // A lock is remembered for longer than the errors that made it.
    await db.deleteFrom('login_guard').where('id', '=', key).execute();
    await wrong();
    const count = (trx: Db, which: '=' | '!=') =>
      trx
        .updateTable('login_guard')
        .set((set) => ({ errors: set('errors', '+', 1) }))
        .where('id', which, key)
        .execute();
    let forgotten: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await count(trx, '=');
      forgotten = forgetErrors(db, key);
      forgotten.catch(() => undefined);
      await new Promise((later) => setTimeout(later, 200));
      await count(trx, '!=');
    });
    await forgotten;
    expect(await db.selectFrom('login_guard').selectAll().execute()).toEqual([]);
  });
});
