import { randomInt } from 'node:crypto';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { rowId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { factorsOf } from '../../verification/factors/factors-of.ts';
import { lockFactors } from '../../verification/factors/lock-factors.ts';
import { hashRecoveryCode } from '../../verification/recovery-code/verify-recovery-code.ts';

const CODES = 10;
/** Crockford's base 32, without letters that are read as digits. Twelve are 60 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_CHARS = 4;

/** Twelve characters in three groups. */
function drawRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP_CHARS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Replaces all of an account's codes; answers the new ones, which are nowhere kept. In a transaction that has locked its factors. */
export async function makeRecoveryCodes(
  trx: Db,
  now: number,
  { codeKey }: Pick<Services, 'codeKey'>,
  accountId: string,
): Promise<readonly string[]> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: CODES }, drawRecoveryCode);
  const rows = codes.map((code) => ({
    ...{ id: rowId(now), account_id: accountId, created_at: now, used_at: null },
    code_hash: hashRecoveryCode(codeKey, accountId, code),
  }));
  await trx.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** The first factor of an account comes with codes for the day when it is lost; undefined where some are left. */
export async function firstRecoveryCodes(
  trx: Db,
  now: number,
  services: Pick<Services, 'codeKey'>,
  accountId: string,
): Promise<readonly string[] | undefined> {
  const { recoveryCodes } = await factorsOf(trx, accountId);
  return recoveryCodes > 0 ? undefined : makeRecoveryCodes(trx, now, services, accountId);
}

/** Without a factor there is nothing to recover: its codes go with the last one. */
export async function dropCodesWithLastFactor(trx: Db, accountId: string): Promise<void> {
  const { totp, passkeys } = await factorsOf(trx, accountId);
  if (!totp && passkeys === 0) await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** When the codes of an account were made, and how many are left; undefined: it has none. */
export async function recoveryCodesOf(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('recovery_code')
    .select(['created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .execute();
  const [first] = rows;
  return first && { made_at: first.created_at, left: rows.filter(({ used_at }) => used_at === null).length };
}

/**
 * Makes new codes in place of those that the owner has seen.
 * @throws {Refusal} stepUpNeeded, factorUnknown when the account has no second factor, recoveryCodesChanged when others were
 * made meanwhile
 */
export async function renewRecoveryCodes(
  services: Services,
  { made_at }: { made_at: number },
  who: Authenticated,
  visitor: Visitor,
): Promise<readonly string[]> {
  mustBeFresh(services, who);
  const { db, clock } = services;
  const id = who.account_id;
  const codes = await db.transaction().execute(async (trx) => {
    await lockFactors(trx, id);
    const { totp, passkeys } = await factorsOf(trx, id);
    if (!totp && passkeys === 0) throw new Refusal('factorUnknown');
    const before = (await recoveryCodesOf(trx, id))?.made_at ?? 0;
    if (before !== made_at) throw new Refusal('recoveryCodesChanged');
    await recordEvent(trx, clock(), id, 'recoveryCodesMade', visitor, {}, {});
    return makeRecoveryCodes(trx, Math.max(clock(), before + 1), services, id);
  });
  notifyAccountOwner(services, id, 'recoveryCodesMade', visitor);
  return codes;
}
