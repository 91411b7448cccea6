import type { VerifiedPayload } from '@gatehouse/contract/login/challenge';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import { keepFormerName } from '../../accounts/former-names.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { isUniqueViolation } from '../../db/unavailable.ts';
import type { Visitor } from '../../http/visitor.ts';
import { maskPhone } from '../../kernel/phone.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { accountOf } from '../../sessions/authenticate.ts';
import { endChallenges } from '../../verification/challenge/end-challenges.ts';
import type { ChallengeRow } from '../../verification/challenge/tables.ts';
import { type VerifiedChallenge, verifyChallenge } from '../../verification/verify-challenge.ts';
import { contextOf, type Method, type NameContext } from './change-name-challenges.ts';
import { maskNames } from './overview.ts';

export type MaskedNames = ReturnType<typeof maskNames>;

/**
 * Last step: takes the code to the new address or number, consumes the proof of the old one, and changes the name, all or
 * nothing. Every other open challenge of the account ends: none may continue by the old name.
 * @throws {Refusal} what `verifyChallenge` throws; challengeUnknown when the old one's proof is used or expired; nameTaken when
 * another account got the new one between its code and now, which only a caller who proved it learns
 */
export async function changeName(
  services: Services,
  input: VerifiedPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<MaskedNames> {
  const { db } = services;
  const proven = await verifyChallenge(services, input, ['new_name'], visitor);
  const context = contextOf(proven.challenge, who);
  const before = await accountOf(db, who);
  await change(services, proven, context, before, visitor).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Refusal('nameTaken') : error;
  });
  const { method } = context;
  const kind = method === 'email' ? 'emailChanged' : 'mobileChanged';
  notifyAccountOwner(services, who.account_id, kind, visitor, { [method]: before[method] });
  return maskNames(await accountOf(db, who));
}

async function change(
  { db, clock }: Services,
  { challenge, consume }: VerifiedChallenge,
  { method, old }: NameContext,
  before: AccountRow,
  visitor: Visitor,
): Promise<void> {
  const now = clock();
  const { login_name: name, login_key: key } = challenge;
  if (name === null || key === null) throw new Refusal('challengeUnknown');
  await db.transaction().execute(async (trx) => {
    await consume(trx, now);
    if (old !== undefined) await useUp(trx, now, old, challenge);
    await set(trx, before, old === undefined, columnsOf(method, name, key));
    await keepFormerName(trx, now, before, method);
    await endChallenges(trx, before.id);
    const [kind, shown] =
      method === 'email' ? (['emailChanged', maskEmail] as const) : (['mobileChanged', maskPhone] as const);
    await recordEvent(trx, now, before.id, kind, visitor, { [method]: shown(name) }, { [method]: before[method] });
  });
}

/** @throws {Refusal} challengeUnknown: it was used by another change, or took too long */
async function useUp(trx: Db, now: number, old: string, { account_id }: ChallengeRow): Promise<void> {
  const used = await trx
    .deleteFrom('challenge')
    .where('id', '=', old)
    .where('purpose', '=', 'old_name')
    .where('account_id', '=', account_id)
    .where('passed_at', 'is not', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new Refusal('challengeUnknown');
}

type NameColumns =
  | Pick<AccountRow, 'email' | 'email_key' | 'email_verified'>
  | Pick<AccountRow, 'mobile' | 'mobile_key' | 'mobile_verified'>;

function columnsOf(method: Method, name: string, key: string): NameColumns {
  return method === 'email'
    ? { email: name, email_key: key, email_verified: 1 }
    : { mobile: name, mobile_key: key, mobile_verified: 1 };
}

/** Only in place of what was there when it began: a name that was added meanwhile is not replaced without its proof. */
async function set(trx: Db, before: AccountRow, adding: boolean, columns: NameColumns): Promise<void> {
  const column = 'email_key' in columns ? 'email_key' : 'mobile_key';
  const changing = trx.updateTable('account').set(columns).where('id', '=', before.id);
  const inPlace = adding ? changing.where(column, 'is', null) : changing.where(column, '=', before[column]);
  const changed = await inPlace.returning('id').executeTakeFirst();
  if (!changed) throw new Refusal('challengeUnknown');
}
