import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@gatehouse/identity/db/open';
import { rowId } from '@gatehouse/identity/kernel/ids';
import { purge } from '@gatehouse/identity/purge';
import { openDb } from '@gatehouse/identity/store';

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
  const opened: Db[] = [];
  try {
    for (let n = 0; n <= instances; n += 1) opened.push(await openDb(store, () => undefined));
    const [reader, ...purgers] = opened as [Db, ...Db[]];
    await addExpired(reader, rows);
    return { store: databaseUrl ? 'PostgreSQL' : 'SQLite', instances, ...(await race(reader, purgers)) };
  } finally {
    await Promise.all(opened.map((db) => db.destroy()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function addExpired(db: Db, rows: number): Promise<void> {
  for (let n = 0; n < rows; n += INSERT_ROWS) {
    const values = Array.from({ length: INSERT_ROWS }, () => ({ id: rowId(Date.now()), expires_at: EXPIRED }));
    await db.insertInto('used_timestamp').values(values).execute();
  }
}

async function race(reader: Db, purgers: readonly Db[]): Promise<Pick<PurgeRow, 'perSecond' | 'slowestReadMs'>> {
  const startedAt = performance.now();
  const done = Promise.all(purgers.map((db) => purgeAll(db)));
  const [slowestReadMs, deleted] = await Promise.all([slowestRead(reader, done), done]);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { perSecond: deleted.reduce((sum, one) => sum + one, 0) / seconds, slowestReadMs };
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
  const end = () => {
    isOver = true;
  };
  // Whoever waits for it hears of its error.
  until.then(end, end);
  while (!isOver) {
    const startedAt = performance.now();
    await db.selectFrom('account').select('id').where('id', '=', '').execute();
    slowest = Math.max(slowest, performance.now() - startedAt);
    await wait(2);
  }
  return slowest;
}
