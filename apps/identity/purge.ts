import type { Db } from './db/open.ts';

const PURGE_EVERY_MS = 10 * 60_000;
const BATCH = 1000;
const BATCHES = 50;
const TABLES = [
  'used_timestamp',
  'login_guard',
  'known_device',
  'registration',
  'quick_token',
  'session',
  'challenge',
  'qr_login',
  'pending_factor',
  'third_party_flow',
  'ban_token',
  'former_name',
  'risk_assessment',
  'password_reset',
  'lost_item',
] as const;

/** Deletes rows that have expired, by index and in small batches, so that nobody waits for it. Answers how many. */
export async function purge(db: Db, now: number): Promise<number> {
  let deleted = 0;
  for (const table of TABLES) {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const expired = db
        .selectFrom(table)
        .select('id')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(BATCH);
      const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', expired).executeTakeFirstOrThrow();
      deleted += Number(numDeletedRows);
      if (numDeletedRows < BATCH) break;
    }
  }
  await db.deleteFrom('encryption_key').where('accepted_until', '<=', now).execute();
  return deleted;
}

/** Purges every ten minutes. Answers how to stop; that waits for a purge under way. */
export function startPurging(db: Db, clock: () => number, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = purge(db, clock()).catch(onError);
  }, PURGE_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
