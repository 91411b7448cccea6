import type { OpenedBy } from '@gatehouse/rules/login-ways';
import { accountByName, replaceHash } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import type { RepeatableSession } from '../../sessions/finished-step.ts';
import { type PasswordAttempt, provePassword } from '../../verification/password/verify-password.ts';
import { completeLogin, type LoginOutcome, type LoginPlan, planLogin } from './complete-login.ts';

/** A session that is opened once, and answered again while it lives to the device that opened it. */
export type RepeatedLogin = RepeatableSession & {
  /** The token of the live one that was opened before. */
  readonly find: (account: AccountRow) => Promise<string | undefined>;
};

/**
 * Checks a password and opens a session or asks for what is left.
 * @throws {Refusal} what `provePassword` and `planLogin` throw
 */
export async function checkPassword(
  services: Services,
  attempt: PasswordAttempt,
  visitor: Visitor,
  openedBy: OpenedBy = 'password',
  repeated?: RepeatedLogin,
): Promise<{ plan: LoginPlan; outcome: LoginOutcome }> {
  const { db, clock } = services;
  return provePassword(services, attempt, {
    find: (step) => accountByName(step, visitor.site.environment, attempt.loginKey),
    async whenRight(account, forget) {
      const plan = await planLogin(services, account, visitor, openedBy).catch(async (error: unknown) => {
        await forget(db);
        throw error;
      });
      const token = await repeated?.find(account);
      const outcome = await db.transaction().execute(async (step) => {
        await forget(step);
        if (token !== undefined) return { account, token };
        return completeLogin(step, clock(), { ...plan, session: repeated });
      });
      await renewHash(services, db, account, attempt.password);
      return { plan, outcome };
    },
  });
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
