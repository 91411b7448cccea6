import type { OpenedBy } from '@gatehouse/rules/login/login-ways';
import { accountByName, replaceHash } from '../../../accounts/accounts.ts';
import type { AccountRow } from '../../../accounts/tables.ts';
import type { Db } from '../../../db/open.ts';
import type { Visitor } from '../../../http/visitor.ts';
import type { Services } from '../../../kernel/services.ts';
import { recordFailedLogin } from '../../../notifications/failed-logins.ts';
import { type PasswordAttempt, verifyPassword } from '../../../verification/password/verify-password.ts';
import { completeFirstFactor, type RepeatedLogin } from '../complete-first-factor.ts';
import type { LoginOutcome, LoginPlan } from '../complete-login.ts';

/**
 * Checks a password and opens a session or asks for what is left.
 * @throws {Refusal} what `verifyPassword` and `planLogin` throw
 */
export async function checkPassword(
  services: Services,
  attempt: PasswordAttempt,
  visitor: Visitor,
  openedBy: OpenedBy = 'password',
  repeated?: RepeatedLogin,
): Promise<{ plan: LoginPlan; outcome: LoginOutcome }> {
  const { db } = services;
  return verifyPassword(services, attempt, {
    find: (trx) => accountByName(trx, visitor.site.environment, attempt.loginKey),
    whenWrong: (account) => recordFailedLogin(services, account, attempt.loginKey, visitor),
    async whenRight(account, forget) {
      const factor = { account, visitor, openedBy, session: repeated, whenRefused: () => forget(db) };
      const completed = await completeFirstFactor(services, factor, async ({ trx, logIn }) => {
        await forget(trx);
        return logIn();
      });
      await renewHash(services, db, account, attempt.password);
      return completed;
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
