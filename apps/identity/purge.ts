import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db/open.ts';
import { onPostgres } from './db/statements.ts';
import { startLoop } from './kernel/background-loop.ts';

/** The pause between two passes; a pass that could not finish is continued at once. */
const PURGE_EVERY_MS = 15_000;
/** The longest time of one pass, so that a stop of the process never waits for more. */
const PASS_MS = 5_000;
/** SQLite works in the only thread: a batch blocks every other call for as long as it takes. */
const BATCH = { sqlite: 500, postgres: 5_000 };
/** Of the time that a batch took on SQLite, so much is left to others before the next one. */
const REST_SHARE = 1;
const TABLES = [
  'used_timestamp',
  'login_guard',
  'known_device',
  'failed_login',
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
  'owed_telegram_notice',
  'used_captcha',
  'telegram_use',
  'telegram_reward',
  'captcha_outage',
  'oauth_item',
  'oauth_grant',
  'oauth_sandbox_client',
  'identity_image',
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
    ...TABLES.map((table) => () => deleteOldest(db, table, 'expires_at', now, batch)),
    () => deleteOldest(db, 'security_event', 'at', now - securityEventsMs, batch),
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
  await db.deleteFrom('oauth_signing_key').where('accepted_until', '<=', now).execute();
  return { deleted, finished: true };
}

/** Deletes rows of a batch whose time in this column has come, the oldest first. */
async function deleteOldest(
  db: Db,
  table: (typeof TABLES)[number] | 'security_event',
  column: 'expires_at' | 'at',
  until: number,
  batch: number,
): Promise<number> {
  const time = db.dynamic.ref(column);
  const old = db.selectFrom(table).select('id').where(time, '<=', until).orderBy(time).limit(batch);
  // A subquery that locks may run again for each row; what is named before the statement runs once.
  const { numDeletedRows } = await db
    .with('chosen', () => (onPostgres(db) ? old.forUpdate().skipLocked() : old))
    .deleteFrom(table)
    .where('id', 'in', ({ selectFrom }) => selectFrom('chosen').select('id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Purges for as long as the process runs. Answers how to stop; that waits for a pass under way, at most five seconds. */
export function startPurging(
  db: Db,
  clock: () => number,
  retention: Retention,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return startLoop(async () => {
    const { finished } = await purge(db, clock(), retention).catch((error: unknown) => {
      onError(error);
      return { finished: true };
    });
    return finished ? PURGE_EVERY_MS : 0;
  }, PURGE_EVERY_MS);
}
