import { setTimeout as wait } from 'node:timers/promises';
import { onPostgres } from './db/add-column-once.ts';
import type { Db } from './db/open.ts';

/** A pass begins so long after the one before ended; one that could not finish is gone on with at once. */
const PURGE_EVERY_MS = 15_000;
/** A pass ends after so long, so that whoever stops the process never waits for more. */
const PASS_MS = 5_000;
/** SQLite works in the one thread there is: a batch holds up everybody for as long as it takes. */
const BATCH = { sqlite: 500, postgres: 5_000 };
/** Of the time that a batch took on SQLite, so much is left to others before the next one. */
const REST_SHARE = 1;
const TABLES = [
  'used_timestamp',
  'login_guard',
  'known_device',
  'registration',
  'quick_token',
  'session',
  'finished_step',
  'challenge',
  'qr_login',
  'pending_factor',
  'third_party_flow',
  'ban_token',
  'former_name',
  'risk_assessment',
  'password_reset',
  'lost_item',
  'owed_notice',
] as const;

/** How long a table that has no `expires_at` keeps its rows, in milliseconds. */
export type Retention = { readonly securityEventsMs: number };

export type Purged = {
  readonly deleted: number;
  /** False: there were more than one pass may delete. */
  readonly finished: boolean;
};

/**
 * Deletes rows that have expired, by index and in batches, a batch of each table in turn. Several instances may do it at once: on
 * PostgreSQL each passes over the rows that another one is deleting, so that they share the work and never wait for each other.
 * @param now epoch milliseconds
 */
export async function purge(db: Db, now: number, { securityEventsMs }: Retention, passMs = PASS_MS): Promise<Purged> {
  const endsAt = performance.now() + passMs;
  const batch = onPostgres(db) ? BATCH.postgres : BATCH.sqlite;
  let full = [
    ...TABLES.map((table) => () => deleteExpired(db, table, now, batch)),
    () => deleteEvents(db, now - securityEventsMs, batch),
  ];
  let deleted = 0;
  while (full.length > 0) {
    const next: typeof full = [];
    for (const deleteBatch of full) {
      const startedAt = performance.now();
      if (startedAt >= endsAt) return { deleted, finished: false };
      const rows = await deleteBatch();
      deleted += rows;
      if (rows === batch) next.push(deleteBatch);
      if (rows > 0 && !onPostgres(db))
        await wait((performance.now() - startedAt) * REST_SHARE, undefined, { ref: false });
    }
    full = next;
  }
  await db.deleteFrom('encryption_key').where('accepted_until', '<=', now).execute();
  return { deleted, finished: true };
}

async function deleteExpired(db: Db, table: (typeof TABLES)[number], now: number, batch: number): Promise<number> {
  const expired = db.selectFrom(table).select('id').where('expires_at', '<=', now).orderBy('expires_at').limit(batch);
  // A subquery that locks may run again for each row; what is named before the statement runs once.
  const query = db
    .with('chosen', () => (onPostgres(db) ? expired.forUpdate().skipLocked() : expired))
    .deleteFrom(table)
    .where('id', 'in', ({ selectFrom }) => selectFrom('chosen').select('id'));
  return counted(query);
}

async function deleteEvents(db: Db, until: number, batch: number): Promise<number> {
  const old = db.selectFrom('security_event').select('id').where('at', '<=', until).orderBy('at').limit(batch);
  const query = db
    .with('chosen', () => (onPostgres(db) ? old.forUpdate().skipLocked() : old))
    .deleteFrom('security_event')
    .where('id', 'in', ({ selectFrom }) => selectFrom('chosen').select('id'));
  return counted(query);
}

async function counted(query: { executeTakeFirstOrThrow: () => Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}

/** Purges for as long as the process runs. Answers how to stop; that waits for a pass under way, at most five seconds. */
export function startPurging(
  db: Db,
  clock: () => number,
  retention: Retention,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    for (let pauseMs = PURGE_EVERY_MS; !stopping.signal.aborted; ) {
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const { finished } = await purge(db, clock(), retention).catch((error: unknown) => {
        onError(error);
        return { finished: true };
      });
      pauseMs = finished ? PURGE_EVERY_MS : 0;
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}
