import { unwrap } from '../../kernel/envelope-encryption.ts';
import type { CheckMethod, Method } from '../challenge/method.ts';
import { matchingStep } from './totp-code.ts';

/** A code of the account's app. It works once, and no older one works after it. */
const checkTotp: CheckMethod<'totp'> = async ({ db, clock, keyEncryptionKey }, { account_id }, { code }) => {
  if (account_id === null) return undefined;
  const bound = await db.selectFrom('totp').selectAll().where('account_id', '=', account_id).executeTakeFirst();
  if (!bound) return undefined;
  const found = matchingStep(unwrap(keyEncryptionKey, bound.secret), code, clock(), bound.last_step);
  if (found === undefined) return undefined;
  return {
    consume: async (trx) => {
      const consumed = await trx
        .updateTable('totp')
        .set({ last_step: found })
        .where('account_id', '=', account_id)
        .where('secret', '=', bound.secret)
        .where('last_step', '<', found)
        .returning('account_id')
        .executeTakeFirst();
      return consumed !== undefined;
    },
  };
};

export const totpMethod: Method<'totp'> = { check: checkTotp, guessable: true };
