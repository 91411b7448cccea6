import { recordEvent } from '../../notifications/security-events.ts';
import type { CheckWay, Method } from '../challenge/method.ts';
import { hashRecoveryCode } from './hash-recovery-code.ts';

/** One of the codes that were made for the day when the other factors are lost. It works once, and whatever it opens, its owner can look that up. */
const checkRecoveryCode: CheckWay<'recovery'> = async (services, { account_id }, { code }, visitor) => {
  const { db, clock, codeKey } = services;
  if (account_id === null) return undefined;
  const found = await db
    .selectFrom('recovery_code')
    .select('id')
    .where('account_id', '=', account_id)
    .where('code_hash', '=', hashRecoveryCode(codeKey, account_id, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  return {
    take: async (step) => {
      const taken = await step
        .updateTable('recovery_code')
        .set({ used_at: clock() })
        .where('id', '=', found.id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!taken) return false;
      await recordEvent(step, clock(), account_id, 'recoveryCodeUsed', visitor);
      return true;
    },
  };
};

export const recoveryCodeMethod: Method<'recovery'> = { check: checkRecoveryCode, guessable: true };
