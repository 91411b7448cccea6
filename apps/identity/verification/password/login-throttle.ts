import type { LoginFailed } from '@gatehouse/contract/login';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { digest } from '../../kernel/digest.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { deviceId, isRemembered } from '../../risk/known-device.ts';

/** LOGIN-07: as many wrong passwords in a row lock the name; each lock within a day is twice as long as the one before. */
export const PASSWORD_ERRORS_MAX = 5;
/** From so many on the form shows how many are left. */
const ERRORS_SHOWN = 3;
export const LOCK_MS = 15 * 60_000;
const LOCK_MAX_MS = 24 * 3600_000;
const LOCKS_TTL_MS = 24 * 3600_000;

/**
 * Which count an attempt belongs to. All strangers to an account share one, so that many devices give no more guesses;
 * a device that has logged in before has its own, so that strangers cannot lock its owner out.
 * Names without an account get the same look-ups.
 */
export async function guardKey(db: Db, now: number, loginKey: string, visitor: Visitor): Promise<GuardKey> {
  const device = deviceId(loginKey, visitor, visitor.device ?? '');
  const isKnown = await isRemembered(db, now, device);
  return { key: isKnown ? device : digest(visitor.site.environment, loginKey), isKnown };
}

/** `isKnown`: it is the count of a device that has logged in before. */
export type GuardKey = { readonly key: string; readonly isKnown: boolean };

/** Epoch milliseconds, and seconds from now. */
type Pause = { readonly retry_at: number; readonly retry_after: number };

/**
 * Counts the attempt before the password is looked at, so that attempts side by side cannot be more than allowed.
 * Answers what to say if it fails: how many errors there are then, and with the last one how long the name waits.
 * @throws {Refusal} tooManyPasswordErrors while locked
 */
export async function reserveAttempt(db: Db, now: number, key: string): Promise<LoginFailed> {
  const [reserved] = await insertAttempt(db, { key, now, until: now + LOCK_MS });
  if (!reserved) throw await locked(db, now, key);
  const failed = { pass_err_count: reserved.errors };
  if (reserved.errors < ERRORS_SHOWN) return failed;
  if (reserved.errors < PASSWORD_ERRORS_MAX) return { ...failed, pause_after: (await nextLockMs(db, now, key)) / 1000 };
  return { ...failed, ...(await lock(db, now, key)) };
}

const insertAttempt = compiledOnce((db, at: { key: string; now: number; until: number }) =>
  db
    .insertInto('login_guard')
    .values({ id: at.key, errors: 1, expires_at: at.until })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => ({
          errors: set
            .case()
            .when('login_guard.expires_at', '<=', at.now)
            .then(1)
            .else(set('login_guard.errors', '+', 1))
            .end(),
          expires_at: at.until,
        }))
        .where((where) =>
          where.or([
            where('login_guard.errors', '<', PASSWORD_ERRORS_MAX),
            where('login_guard.expires_at', '<=', at.now),
          ]),
        ),
    )
    .returning('errors'),
);

/** How long the name would wait if it were locked now. */
async function nextLockMs(db: Db, now: number, key: string): Promise<number> {
  const row = await db
    .selectFrom('login_guard')
    .select('errors')
    .where('id', '=', locksId(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return lockMs((row?.errors ?? 0) + 1);
}

/** @param locks within a day, with the one it is asked for */
function lockMs(locks: number): number {
  return Math.min(LOCK_MAX_MS, LOCK_MS * 2 ** Math.min(locks - 1, 10));
}

/** The last attempt of a row locks the name, unless it turns out to be right. */
async function lock(db: Db, now: number, key: string): Promise<Pause> {
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
  return pauseUntil(until, now);
}

/** How often a key was locked of late stands beside its errors, and longer. */
function locksId(key: string): string {
  return digest('locks', key);
}

async function locked(db: Db, now: number, key: string): Promise<Refusal> {
  const row = await db.selectFrom('login_guard').select('expires_at').where('id', '=', key).executeTakeFirst();
  const pause = pauseUntil(row?.expires_at ?? now + LOCK_MS, now);
  return new Refusal('tooManyPasswordErrors', pause, { retryAfter: pause.retry_after });
}

function pauseUntil(at: number, now: number): Pause {
  return { retry_at: at, retry_after: Math.max(1, Math.ceil((at - now) / 1000)) };
}

/** Gives an attempt back whose password was never looked at. */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('login_guard')
    .set((set) => ({ errors: set('errors', '-', 1) }))
    .where('id', '=', key)
    .where('errors', '>', 0)
    .execute();
}

/** After the right password: the errors are forgotten. */
export async function forgetErrors(db: Db, key: string): Promise<void> {
  await deleteErrors(db, { key, locks: locksId(key) });
}

const deleteErrors = compiledOnce((db, at: { key: string; locks: string }) =>
  db.deleteFrom('login_guard').where('id', 'in', [at.key, at.locks]),
);
