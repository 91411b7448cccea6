import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { readPassword } from '../../encryption/read-password.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { recordFailedLogin } from '../../notifications/failed-logins.ts';
import { countingFailures } from './count-failures.ts';
import { throttleKey } from './login-throttle.ts';
import { verifyPassword } from './verify-password.ts';

export type NamedPassword = {
  /** What the account is looked up by, and what errors are counted for. */
  readonly loginKey: string;
  readonly encrypt_password: string;
  readonly encrypt_timestamp: string;
};

/**
 * Whose password it is, counted and refused as at login (LOGIN-07): names without an account cost the same work and get the
 * same answers.
 * @param find the account of the key, in the transaction that counts the attempt
 * @throws {Refusal} wrongPassword with pass_err_count, tooManyPasswordErrors, addressLimit, deviceOrAccountLimit,
 * passwordUnreadable, timestampUsed, timestampOutOfWindow, busy
 */
export async function verifyNamedPassword<Account extends Pick<AccountRow, 'id' | 'password_hash'>>(
  services: Services,
  { loginKey, ...encrypted }: NamedPassword,
  visitor: Visitor,
  find: (trx: Db, loginKey: string) => Promise<Account | undefined>,
): Promise<Account> {
  const { environment } = visitor.site;
  return countingFailures(services, visitor, async () => {
    const guard = await throttleKey(services.db, services.clock(), loginKey, visitor);
    const password = await readPassword(services, environment, encrypted, guard.from);
    const once = { subject: `login|${environment}|${loginKey}`, encrypted };
    return verifyPassword(
      services,
      { guard, password, once },
      {
        find: (trx) => find(trx, loginKey),
        whenWrong: (account) => recordFailedLogin(services, account, loginKey, visitor),
        async whenRight(account: Account, forget) {
          await forget(services.db);
          return account;
        },
      },
    );
  });
}
