import { ACCOUNT_STATUS_TERMINATED } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { banRefusal } from '../lock/ban.ts';

/** BAN-01: nothing of an account that is locked is replaced. After a right secret only. @throws {Refusal} accountTerminated, accountBanned */
export async function mustBeOpen(
  services: Services,
  account: Pick<AccountRow, 'id' | 'status' | 'banned_at'>,
  visitor: Visitor,
): Promise<void> {
  if (account.status === ACCOUNT_STATUS_TERMINATED) throw new Refusal('accountTerminated');
  const banned = await banRefusal(services, account, visitor);
  if (banned) throw banned;
}

/** The account as it is now, if it is still open; a lock that comes now waits until this transaction is over. */
export async function holdOpen(trx: Db, accountId: string): Promise<AccountRow | undefined> {
  return trx
    .updateTable('account')
    .set((set) => ({ status: set.ref('status') }))
    .where('id', '=', accountId)
    .where('banned_at', 'is', null)
    .where('status', '!=', ACCOUNT_STATUS_TERMINATED)
    .returningAll()
    .executeTakeFirst();
}
