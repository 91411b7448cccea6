import { accountByEmail, replaceHash } from '../account/accounts.ts';
import type { AccountRow } from '../account/tables.ts';
import type { Db } from '../db/open.ts';
import { takeTimestamp } from '../encryption-key/read-password.ts';
import { Refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import { wallRefusal } from '../region/wall.ts';
import type { Services } from '../services.ts';
import { openSession } from '../session/sessions.ts';
import { guardKey, reserveAttempt, returnAttempt, welcome } from './guard.ts';

export type PasswordAttempt = {
  /** Address in lower case, or whatever else was typed as a login name. */
  readonly loginKey: string;
  readonly password: string;
  /** Who may use `timestamp` once: the login name, or the registration. */
  readonly subject: string;
  readonly timestamp: string;
};
export type LoggedIn = { readonly account: AccountRow; readonly token: string };

/**
 * Checks a password and opens a session, counting errors. Unknown names and wrong passwords cost the same work and give
 * the same refusal (DESIGN 4.4).
 * @throws {Refusal} wrongPassword with pass_err_count, tooManyPasswordErrors, timestampUsed, busy; after the right
 * password hongKongUserElsewhere, foreignUserInHongKong (REGION-09)
 */
export async function checkPassword(services: Services, attempt: PasswordAttempt, visitor: Visitor): Promise<LoggedIn> {
  const { db, clock, oneAtATime } = services;
  const key = await guardKey(db, clock(), attempt.loginKey, visitor);
  // One at a time: right passwords side by side must not use up each other's attempts.
  return oneAtATime(key, async () => {
    const errors = await db.transaction().execute(async (step) => {
      const count = await reserveAttempt(step, clock(), key);
      await takeTimestamp(step, attempt.subject, attempt.timestamp);
      return count;
    });
    const account = await accountByEmail(db, visitor.site.environment, attempt.loginKey);
    const right = await looked(services, key, account, attempt.password);
    if (!right || !account) throw new Refusal('wrongPassword', { pass_err_count: errors });
    const refusal = wallRefusal(services, account, visitor);
    if (refusal) {
      await welcome(db, clock(), key, attempt.loginKey, visitor);
      throw refusal;
    }
    const token = await db.transaction().execute(async (step) => {
      await welcome(step, clock(), key, attempt.loginKey, visitor);
      return openSession(step, clock(), account.id, visitor);
    });
    await renewHash(services, db, account, attempt.password);
    return { account, token };
  });
}

async function looked({ hasher, db }: Services, key: string, account: AccountRow | undefined, password: string) {
  try {
    return await hasher.verify(account?.password_hash, password);
  } catch (error) {
    await returnAttempt(db, key);
    throw error;
  }
}

/** Moves an account to today's hashing parameters; another login will do when this one finds no time. */
async function renewHash({ hasher, note }: Services, db: Db, account: AccountRow, password: string): Promise<void> {
  if (!hasher.isDated(account.password_hash)) return;
  try {
    await replaceHash(db, account, await hasher.hash(password));
  } catch (error) {
    note('A password hash was not renewed', error);
  }
}
