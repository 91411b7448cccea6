import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rowId } from '@gatehouse/identity/db/ids';
import { type Db, openDb } from '@gatehouse/identity/db/open';
import { purge } from '@gatehouse/identity/purge';

/** Expired rows that go in a second, by how many instances at once, and how long anybody else waits meanwhile. */
export type PurgeRow = {
  readonly store: string;
  readonly instances: number;
  readonly perSecond: number;
  /** The slowest of the reads that another connection makes meanwhile, in milliseconds. */
  readonly slowestReadMs: number;
};

const INSERT_ROWS = 2_000;
const EXPIRED = 1;
const RETENTION = { securityEventsMs: 86_400_000 };

/** @param databaseUrl PostgreSQL; absent: SQLite in a folder of its own */
export async function purgeRate(rows: number, instances: number, databaseUrl?: string): Promise<PurgeRow> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-purge-'));
  const store = databaseUrl ? { dataDir, databaseUrl } : { dataDir };
  const opened = await Promise.all(Array.from({ length: instances + 1 }, () => openDb(store, () => undefined)));
  const [reader, ...purgers] = opened as [Db, ...Db[]];
  for (let n = 0; n < rows; n += INSERT_ROWS) {
    const values = Array.from({ length: INSERT_ROWS }, () => ({ id: rowId(Date.now()), expires_at: EXPIRED }));
    await reader.insertInto('used_timestamp').values(values).execute();
  }
  const startedAt = performance.now();
  const done = Promise.all(purgers.map((db) => purgeAll(db)));
  const slowestReadMs = await slowestRead(reader, done);
  const deleted = (await done).reduce((sum, one) => sum + one, 0);
  const seconds = (performance.now() - startedAt) / 1_000;
  await Promise.all(opened.map((db) => db.destroy()));
  rmSync(dataDir, { recursive: true, force: true });
  return { store: databaseUrl ? 'PostgreSQL' : 'SQLite', instances, perSecond: deleted / seconds, slowestReadMs };
}

async function purgeAll(db: Db): Promise<number> {
  let all = 0;
  for (;;) {
    const { deleted, finished } = await purge(db, EXPIRED, RETENTION);
    all += deleted;
    if (finished) return all;
  }
}

async function slowestRead(db: Db, until: Promise<unknown>): Promise<number> {
  let [isOver, slowest] = [false, 0];
  void until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const startedAt = performance.now();
    await db.selectFrom('account').select('id').where('id', '=', '').execute();
    slowest = Math.max(slowest, performance.now() - startedAt);
    await wait(2);
  }
  return slowest;
}
