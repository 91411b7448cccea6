import type { Db } from '../../db/open.ts';
import { digest } from '../../kernel/ids.ts';

/** LOGIN-07: each lock within a day is twice as long as the one before. */
export const LOCK_MS = 15 * 60_000;
const LOCK_MAX_MS = 24 * 3600_000;
const LOCKS_TTL_MS = 24 * 3600_000;

/** Epoch milliseconds, and seconds from now. */
export type Pause = { readonly retry_at: number; readonly retry_after: number };

/** One that was made, and what it changed in how often the name was locked of late. */
export type Lock = { readonly pause: Pause; readonly locks: number; readonly forgottenBefore: number };

/** The number of recent locks of a key is stored beside its errors, and longer. */
export function locksId(key: string): string {
  return digest('locks', key);
}

export function pauseUntil(at: number, now: number): Pause {
  return { retry_at: at, retry_after: Math.max(1, Math.ceil((at - now) / 1000)) };
}

/** How long the name would wait if it were locked now. */
export async function nextLockMs(db: Db, now: number, key: string): Promise<number> {
  const row = await locksOf(db, key);
  return lockMs((row && row.expires_at > now ? row.errors : 0) + 1);
}

async function locksOf(db: Db, key: string) {
  const locks = db.selectFrom('login_guard').select(['errors', 'expires_at']).where('id', '=', locksId(key));
  return locks.executeTakeFirst();
}

/** @param locks within a day, this one included */
function lockMs(locks: number): number {
  return Math.min(LOCK_MAX_MS, LOCK_MS * 2 ** Math.min(locks - 1, 10));
}

/** The last attempt of a row locks the name, unless it turns out to be right. */
export async function lock(db: Db, now: number, key: string): Promise<Lock> {
  const before = await locksOf(db, key);
  const expires_at = now + LOCKS_TTL_MS;
  const { errors: locks } = await db
    .insertInto('login_guard')
    .values({ id: locksId(key), errors: 1, expires_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        errors: set
          .case()
          .when('login_guard.expires_at', '<=', now)
          .then(1)
          .else(set('login_guard.errors', '+', 1))
          .end(),
        expires_at,
      })),
    )
    .returning('errors')
    .executeTakeFirstOrThrow();
  const until = now + lockMs(locks);
  await db.updateTable('login_guard').set({ expires_at: until }).where('id', '=', key).execute();
  return { pause: pauseUntil(until, now), locks, forgottenBefore: before?.expires_at ?? now };
}

/** As if the name had not been locked; a lock that came after this one is left. */
export async function unlock(db: Db, key: string, { locks, forgottenBefore }: Lock): Promise<void> {
  await db
    .updateTable('login_guard')
    .set((set) => ({
      errors: set('errors', '-', 1),
      expires_at: set.case().when('errors', '=', locks).then(forgottenBefore).else(set.ref('expires_at')).end(),
    }))
    .where('id', '=', locksId(key))
    .where('errors', '>', 0)
    .execute();
}
