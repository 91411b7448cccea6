import type { LoginFailed } from '@gatehouse/contract/login/login';
import type { Kysely } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import { lightTransaction } from '../../db/light-transaction.ts';
import type { Db } from '../../db/open.ts';
import { onPostgres } from '../../db/statements.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { From } from '../../kernel/hash-admission.ts';
import { digest } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { deviceId, isRemembered } from '../../risk/known-device.ts';
import { LOCK_MS, type Lock, lock, locksId, nextLockMs, pauseUntil, unlock } from './login-locks.ts';

/** LOGIN-07: as many wrong passwords in a row lock the name; each lock within a day is twice as long as the one before. */
export const PASSWORD_ERRORS_MAX = 5;
/** From so many on the form shows how many are left. */
const ERRORS_SHOWN = 3;

/**
 * Which count an attempt belongs to. All strangers to an account share one, so that many devices give no more guesses;
 * a device that has logged in before has its own, so that strangers cannot lock its owner out.
 * Names without an account get the same look-ups.
 */
export async function throttleKey(db: Db, now: number, loginKey: string, visitor: Visitor): Promise<ThrottleKey> {
  const device = deviceId(loginKey, visitor, visitor.device ?? '');
  const isKnown = await isRemembered(db, now, device);
  return isKnown
    ? { key: device, from: 'known' }
    : { key: digest(visitor.site.environment, loginKey), from: 'stranger' };
}

/** A count, and whether it is that of a device that has logged in before. */
export type ThrottleKey = { readonly key: string; readonly from: From };

/** What was counted, to be taken back. */
export type Attempt = {
  readonly key: string;
  readonly now: number;
  /** What to say if it fails: how many errors there are then, and with the last one how long the name waits. */
  readonly failed: LoginFailed;
  /** That it made, unless it turns out to be right. */
  readonly lock?: Lock;
};

/**
 * Counts the attempt before the password is looked at, so that attempts side by side cannot be more than allowed.
 * @throws {Refusal} tooManyPasswordErrors while locked
 */
export async function reserveAttempt(db: Db, now: number, key: string): Promise<Attempt> {
  const [reserved] = await insertAttempt(db, { key, now, until: now + LOCK_MS });
  if (!reserved) throw await locked(db, now, key);
  const failed = { pass_err_count: reserved.errors };
  if (reserved.errors < ERRORS_SHOWN) return { key, now, failed };
  if (reserved.errors < PASSWORD_ERRORS_MAX) {
    return { key, now, failed: { ...failed, pause_after: (await nextLockMs(db, now, key)) / 1000 } };
  }
  const made = await lock(db, now, key);
  return { key, now, failed: { ...failed, ...made.pause }, lock: made };
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

async function locked(db: Db, now: number, key: string): Promise<Refusal> {
  const row = await db.selectFrom('login_guard').select('expires_at').where('id', '=', key).executeTakeFirst();
  const pause = pauseUntil(row?.expires_at ?? now + LOCK_MS, now);
  return new Refusal('tooManyPasswordErrors', pause, { retryAfter: pause.retry_after });
}

/** Gives an attempt back whose password was never looked at, with the lock that it made; not into a lock that another one has made since. */
export async function returnAttempt(db: Db, { key, now, lock: made }: Attempt): Promise<void> {
  const unlocked = made ? { expires_at: now + LOCK_MS } : {};
  await lightTransaction(db, async (trx) => {
    await trx
      .updateTable('login_guard')
      .set((set) => ({ errors: set('errors', '-', 1), ...unlocked }))
      .where('id', '=', key)
      .where('errors', '>', 0)
      .where('errors', '<=', made ? PASSWORD_ERRORS_MAX : PASSWORD_ERRORS_MAX - 1)
      .execute();
    if (made) await unlock(trx, key, made);
  });
}

/** After the right password: the errors are forgotten. */
export async function forgetErrors(db: Db, key: string): Promise<void> {
  await deleteErrors(db, { key, locks: locksId(key) });
}

/** One after the other in the order of `reserveAttempt`, or two instances could wait for each other. SQLite has one writer. */
const deleteErrors = compiledOnce((db, at: { key: string; locks: string }) => {
  const own = db.selectFrom('login_guard').select('id').where('id', 'in', [at.key, at.locks]);
  const locksLast = own.orderBy((of) => of('id', '=', at.locks));
  return db
    .deleteFrom('login_guard')
    .where('id', 'in', onPostgres(db as Kysely<unknown>) ? locksLast.forUpdate() : own);
});
