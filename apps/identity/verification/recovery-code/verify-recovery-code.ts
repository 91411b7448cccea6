import { createHmac } from 'node:crypto';
import { recordEvent } from '../../notifications/security-events.ts';
import type { CheckMethod, Method } from '../challenge/method.ts';

/** One of the codes that were made for the day when the other factors are lost. It works once, and whatever it opens, its owner can look that up. */
const checkRecoveryCode: CheckMethod<'recovery'> = async (services, { account_id }, { code }, visitor) => {
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
    consume: async (trx) => {
      const consumed = await trx
        .updateTable('recovery_code')
        .set({ used_at: clock() })
        .where('id', '=', found.id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!consumed) return false;
      await recordEvent(trx, clock(), account_id, 'recoveryCodeUsed', visitor);
      return true;
    },
  };
};

export const recoveryCodeMethod: Method<'recovery'> = { check: checkRecoveryCode, guessable: true };

/** The keyed hash of a code as it was typed: case, spaces and dashes do not matter, nor O for 0, I and L for 1. */
export function hashRecoveryCode(codeKey: Buffer, accountId: string, typed: string): string {
  const read = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHmac('sha256', codeKey).update(`recovery|${accountId}|${read}`).digest('base64url');
}
