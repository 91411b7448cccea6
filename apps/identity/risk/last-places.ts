import type { AccountRow } from '../accounts/tables.ts';
import type { Db } from '../db/open.ts';

/** ISO 3166-1 country of a login, and when; the newest first. */
export type LastPlace = { readonly country: string; readonly at: number };

const LOOKED_AT = 20;

/** Where the account has been logged in to lately: sessions that are still open, and logins whose sessions have ended. */
export async function lastPlaces(db: Db, { id }: Pick<AccountRow, 'id'>): Promise<readonly LastPlace[]> {
  const sessions = db
    .selectFrom('session')
    .select(['country', 'created_at as at'])
    .where('account_id', '=', id)
    .where('country', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(LOOKED_AT);
  const logins = db
    .selectFrom('security_event')
    .select(['country', 'at'])
    .where('account_id', '=', id)
    .where('kind', 'in', ['login', 'loginNewDevice'])
    .where('country', '!=', '')
    .orderBy('at', 'desc')
    .limit(LOOKED_AT);
  const found = await Promise.all([sessions.execute(), logins.execute()]);
  return found.flat().toSorted((one, other) => other.at - one.at);
}
