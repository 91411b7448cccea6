import type { SecurityEventRow } from '@gatehouse/contract/account/account';
import type { AccountHistoryQuery } from '@gatehouse/contract/account/account.schema';
import type { Services } from '../../kernel/services.ts';
import { hostOfSite } from '../../kernel/site-host.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

export const HISTORY_PAGE = 50;

/**
 * What happened to the account, newest first, a page at a time. A page begins after an event and not after a number, so that
 * what happens meanwhile moves nothing. An event of another account gives nothing.
 */
export async function historyOf(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { before }: AccountHistoryQuery,
  { account_id }: Pick<Authenticated, 'account_id'>,
): Promise<{ events: SecurityEventRow[]; next?: string }> {
  const own = db.selectFrom('security_event').where('account_id', '=', account_id);
  const from = before && (await own.select(['id', 'at']).where('id', '=', before.toLowerCase()).executeTakeFirst());
  if (before && !from) return { events: [] };
  const after = from
    ? own.where((where) =>
        where.or([where('at', '<', from.at), where.and([where('at', '=', from.at), where('id', '<', from.id)])]),
      )
    : own;
  const rows = await after
    .select(['id', 'kind', 'at', 'browser', 'system', 'country', 'site', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_PAGE + 1)
    .execute();
  const events = rows
    .slice(0, HISTORY_PAGE)
    .map((row) => ({ ...row, host: hostOfSite(brand, row.site), detail: JSON.parse(row.detail) }));
  const last = events.at(-1);
  return rows.length > HISTORY_PAGE && last ? { events, next: last.id } : { events };
}
