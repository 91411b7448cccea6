import { randomBytes } from 'node:crypto';
import { SELF_UNBIND_TTL_MS } from '@gatehouse/rules/login/ban';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { hashToken } from '../../sessions/session-token.ts';

const TOKEN_BYTES = 32;

/** Proves, for 30 days, that the right secret of this account was given on this device. It does not log in. */
export async function giveBanToken(db: Db, now: number, accountId: string, visitor: Visitor): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const fresh = { id: hashToken(token), expires_at: now + SELF_UNBIND_TTL_MS };
  const { environment } = visitor.site;
  await db
    .insertInto('ban_token')
    .values({ ...fresh, account_id: accountId, device: visitor.device ?? '', environment })
    .onConflict((conflict) => conflict.columns(['account_id', 'device']).doUpdateSet(fresh))
    .execute();
  return token;
}

/** Whose token it is; undefined for one that is unknown, too old, of another device or another environment. */
export async function accountOfBanToken(
  db: Db,
  now: number,
  token: string | undefined,
  visitor: Visitor,
): Promise<AccountRow | undefined> {
  if (!token) return undefined;
  return db
    .selectFrom('ban_token')
    .innerJoin('account', 'account.id', 'ban_token.account_id')
    .selectAll('account')
    .where('ban_token.id', '=', hashToken(token))
    .where('ban_token.device', '=', visitor.device ?? '')
    .where('ban_token.environment', '=', visitor.site.environment)
    .where('ban_token.expires_at', '>', now)
    .executeTakeFirst();
}
