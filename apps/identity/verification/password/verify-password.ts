import type { AccountRow } from '../../accounts/tables.ts';
import { lightTransaction } from '../../db/light-transaction.ts';
import type { Db } from '../../db/open.ts';
import { consumeEncryption, type EncryptedPassword } from '../../encryption/read-password.ts';
import type { From } from '../../kernel/hash-admission.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { type Attempt, forgetErrors, reserveAttempt, returnAttempt, type ThrottleKey } from './login-throttle.ts';

export type PasswordAttempt = {
  /** Address in lower case, E.164, or whatever else was typed as a login name. */
  readonly loginKey: string;
  /** Of that name and the visitor. */
  readonly guard: ThrottleKey;
  readonly password: string;
  /** Who may use the encryption, once: the login name, or the registration. Undefined: it was used, and may be again. */
  readonly once: { readonly subject: string; readonly encrypted: EncryptedPassword } | undefined;
};

type Owned = Pick<AccountRow, 'password_hash'>;

/** Whose password it is, and what follows: `find` runs in the transaction that counts the attempt; `whenRight` forgets the errors, in a transaction of its own where it has one. */
export type PasswordProof<Account extends Owned, T> = {
  readonly find: (trx: Db) => Promise<Account | undefined>;
  readonly whenRight: (account: Account, forget: (trx: Db) => Promise<void>) => Promise<T>;
  /** Undefined: the name has no account. Both have to cost the same work. */
  readonly whenWrong?: (account: Account | undefined) => Promise<void>;
};

/**
 * Checks a password, counting errors (LOGIN-07). Unknown names and wrong passwords cost the same work and give the same
 * refusal.
 * @throws {Refusal} wrongPassword with pass_err_count, tooManyPasswordErrors, timestampUsed, busy; what `whenRight` throws
 */
export async function verifyPassword<Account extends Owned, T>(
  services: Services,
  { guard: { key, from }, password, once }: Omit<PasswordAttempt, 'loginKey'>,
  { find, whenRight, whenWrong }: PasswordProof<Account, T>,
): Promise<T> {
  const { db, clock, oneAtATime } = services;
  // One at a time: right passwords side by side must not use up each other's attempts.
  return oneAtATime(key, async () => {
    const { attempt, account } = await lightTransaction(db, async (trx) => {
      const reserved = await reserveAttempt(trx, clock(), key);
      if (once) await consumeEncryption(trx, once.subject, once.encrypted);
      return { attempt: reserved, account: await find(trx) };
    });
    const right = await looked(services, { attempt, from }, account, password);
    if (!right || !account) {
      await whenWrong?.(account);
      throw new Refusal('wrongPassword', attempt.failed);
    }
    return whenRight(account, (trx) => forgetErrors(trx, key));
  });
}

async function looked(
  { hasher, db }: Services,
  { attempt, from }: { readonly attempt: Attempt; readonly from: From },
  account: Owned | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await hasher.verify(account?.password_hash || undefined, password, from);
  } catch (error) {
    await returnAttempt(db, attempt);
    throw error;
  }
}
