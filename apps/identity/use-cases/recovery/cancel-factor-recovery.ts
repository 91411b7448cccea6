import type { FactorRecoveryResult, FactorRecoveryRow } from '@gatehouse/contract/recovery/account-recovery';
import type {
  AccountRecoveryQuery,
  FactorRecoveryStopPayload,
} from '@gatehouse/contract/recovery/account-recovery.schema';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { liveFactorRecovery, stageOf } from './find-factor-recovery.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** Requests of this account that wait or are ready: every session sees them. */
export async function listFactorRecoveries(
  { db, clock }: Needed,
  who: Pick<Authenticated, 'account_id'>,
): Promise<FactorRecoveryRow[]> {
  const now = clock();
  return (await liveFactorRecovery(db, now, who.account_id)).map((row) => ({
    ...{ uuid: row.id, item: row.item, ready_at: row.ready_at, ends_at: row.ends_at },
    state: stageOf(row, now) === 'ready' ? 'ready' : 'waiting',
  }));
}

/** Cancels one of this account; one that is over already is what was wanted. Answers what is left. */
export async function cancelFactorRecovery(
  services: Needed,
  { uuid }: AccountRecoveryQuery,
  who: Pick<Authenticated, 'account_id'>,
): Promise<FactorRecoveryRow[]> {
  await services.db
    .updateTable('lost_item')
    .set({ state: 'cancelled', challenge: null })
    .where('id', '=', uuid.toLowerCase())
    .where('account_id', '=', who.account_id)
    .where('state', 'in', ['proving', 'waiting'])
    .execute();
  return listFactorRecoveries(services, who);
}

/**
 * Cancels by the link of the mail, from any device; again, the answer is the same.
 * @throws {Refusal} lostItemUnknown also when it was finished
 */
export async function stopFactorRecovery(
  { db, clock }: Needed,
  { uuid, cancel_token }: FactorRecoveryStopPayload,
  visitor: Visitor,
): Promise<FactorRecoveryResult> {
  const stopped = await db
    .updateTable('lost_item')
    .set({ state: 'cancelled', challenge: null })
    .where('id', '=', uuid.toLowerCase())
    .where('environment', '=', visitor.site.environment)
    .where('cancel_hash', '=', hashToken(cancel_token))
    .where('ends_at', '>', clock())
    .where('state', 'in', ['waiting', 'cancelled'])
    .returning(['id', 'item'])
    .executeTakeFirst();
  if (!stopped) throw new Refusal('lostItemUnknown');
  return { uuid: stopped.id, item: stopped.item, state: 'cancelled' };
}
