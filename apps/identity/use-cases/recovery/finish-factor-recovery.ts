import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { RecoverableFactor } from '@gatehouse/rules/verification/account-recovery';
import { keepFormerName } from '../../accounts/former-names.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { maskPhone } from '../../kernel/phone.ts';
import { recordEvent, type SecurityEvent } from '../../notifications/security-events.ts';
import { removeFactors } from '../../verification/factors/lock-factors.ts';
import { revokeOtherSessions } from '../../verification/revoke-other-sessions.ts';
import { keep } from './advance-factor-recovery.ts';
import { liveFactorRecovery, stageOf } from './find-factor-recovery.ts';
import { holdOpen } from './open-account.ts';
import { type FactorRecoveryRow, proofsIn } from './tables.ts';

const events = {
  authenticator: 'factorsReset',
  email: 'emailChanged',
  mobile: 'mobileChanged',
} as const satisfies Record<RecoverableFactor, SecurityEvent>;

/** The event for the owner's notice. */
export function eventOf(item: RecoverableFactor): SecurityEvent {
  return events[item];
}

/**
 * Takes what is lost from the account, or replaces it, and all that goes with it. In the transaction of the last proof.
 * @param account as that transaction holds it (`holdOpen`)
 */
export async function finishFactorRecovery(
  trx: Db,
  now: number,
  row: FactorRecoveryRow,
  account: AccountRow,
  visitor: Visitor,
): Promise<FactorRecoveryRow> {
  const { item, new_name, new_key } = row;
  if (item === 'authenticator') await removeFactors(trx, account.id);
  else {
    await keepFormerName(trx, now, account, item);
    await trx
      .updateTable('account')
      .set(nameColumns(item, new_name, new_key))
      .where('id', '=', account.id)
      .execute();
  }
  await revokeOtherSessions(trx, now, account, visitor, row.id);
  const { email, mobile, anti_phishing_code } = account;
  await recordEvent(trx, now, account.id, events[item], visitor, detailOf(row), { email, mobile, anti_phishing_code });
  return keep(trx, row, { state: 'done', challenge: null, cancel_hash: null });
}

function nameColumns(item: 'email' | 'mobile', name: string | null, key: string | null) {
  return item === 'email'
    ? { email: name, email_key: key, email_verified: 1 }
    : { mobile: name, mobile_key: key, mobile_verified: 1 };
}

function detailOf({ item, new_name: name }: FactorRecoveryRow): Record<string, string> {
  if (item === 'authenticator' || name === null) return {};
  return item === 'email' ? { email: maskEmail(name) } : { mobile: maskPhone(name) };
}

/**
 * Finishes the waiting request of a user who lost password and authenticator: after the wait, the proof of the password reset
 * finishes it, unless it is locked. @returns what the account had until then; undefined where nothing was finished
 */
export async function finishFactorRecoveryForReset(
  trx: Db,
  now: number,
  accountId: string,
  visitor: Visitor,
): Promise<AccountRow | undefined> {
  const ready = (await liveFactorRecovery(trx, now, accountId)).find(
    (row) => row.item === 'authenticator' && stageOf(row, now) === 'ready' && proofsIn(row.lost).includes('password'),
  );
  const account = ready && (await holdOpen(trx, accountId));
  if (account) await finishFactorRecovery(trx, now, ready, account, visitor);
  return account;
}
