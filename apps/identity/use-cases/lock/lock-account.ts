import type { BanKind } from '@gatehouse/rules/login/ban';
import { ACCOUNT_STATUS_TERMINATED } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { endGrants } from '../../sessions/end-grants.ts';
import { endSessions } from '../../sessions/sessions.ts';

export type LockedNow = { readonly bannedAt: number; readonly isNew: boolean; readonly sessions: number };

/**
 * Locks an account and ends whatever is open or under way in it; in a transaction. The first lock counts: a second one
 * changes neither its time nor its kind.
 * @throws {Refusal} accountTerminated
 */
export async function lockAccount(
  trx: Db,
  now: number,
  accountId: string,
  kind: Exclude<BanKind, ''>,
  visitor: Pick<Visitor, 'userAgent' | 'place' | 'site'>,
): Promise<LockedNow> {
  const isNew = await setLock(trx, now, accountId, kind);
  const sessions = await endEverything(trx, now, accountId);
  for (const sub of await subAccountsOf(trx, accountId)) await endEverything(trx, now, sub);
  if (isNew) await recordEvent(trx, now, accountId, 'accountLocked', visitor, { by: kind }, {});
  const { banned_at } = await trx
    .selectFrom('account')
    .select('banned_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (banned_at === null) throw new Refusal('accountTerminated');
  return { bannedAt: banned_at, isNew, sessions };
}

async function setLock(trx: Db, now: number, accountId: string, kind: string): Promise<boolean> {
  const locked = await trx
    .updateTable('account')
    .set({ banned_at: now, ban_kind: kind })
    .where('id', '=', accountId)
    .where('status', '!=', ACCOUNT_STATUS_TERMINATED)
    .where('banned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Everything unfinished that was begun in the account's name. */
const UNDER_WAY = [
  ...(['quick_token', 'qr_login', 'third_party_flow'] as const),
  ...(['challenge', 'password_reset', 'pending_factor'] as const),
];

/** Sessions, and whatever is under way. Answers how many sessions there were. */
async function endEverything(trx: Db, now: number, accountId: string): Promise<number> {
  for (const table of UNDER_WAY) await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await trx
    .updateTable('lost_item')
    .set({ state: 'cancelled', challenge: null, cancel_hash: null })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['proving', 'waiting'])
    .execute();
  await endGrants(trx, now, accountId);
  return endSessions(trx, accountId);
}

/** What a lock ends in a main account, it ends in those that belong to it. */
async function subAccountsOf(trx: Db, mainId: string): Promise<string[]> {
  const rows = await trx.selectFrom('sub_account').select('account_id').where('parent_id', '=', mainId).execute();
  return rows.map(({ account_id }) => account_id);
}
