import type { SecurityEventRow } from '@gatehouse/contract/account/account';
import type { AccountHistoryQuery } from '@gatehouse/contract/account/account.schema';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { Db } from '../../db/open.ts';
import type { Services } from '../../kernel/services.ts';
import { hostOfSite } from '../../kernel/site-host.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

export const HISTORY_PAGE = 50;

/** The event that a page begins after. */
type From = { readonly id: string; readonly at: number };

/**
 * What happened to the account, newest first, a page at a time, with the failed logins of the last month. A page begins after an
 * event and not after a number, so that what happens meanwhile moves nothing; the event itself may be deleted meanwhile.
 */
export async function historyOf(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { before }: AccountHistoryQuery,
  { account_id }: Pick<Authenticated, 'account_id'>,
): Promise<{ events: SecurityEventRow[]; next?: string }> {
  const from = before === undefined ? undefined : fromCursor(before);
  const found = await Promise.all([eventsAfter(db, account_id, from), failedAfter(db, account_id, from)]);
  const rows = found.flat().toSorted((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1));
  const events = rows.slice(0, HISTORY_PAGE).map((row) => ({ ...row, host: hostOfSite(brand, row.site) }));
  const last = events.at(-1);
  return rows.length > HISTORY_PAGE && last ? { events, next: `${last.at}_${last.id}` } : { events };
}

function fromCursor(cursor: string): From {
  const [at, id = ''] = cursor.split('_');
  return { at: Number(at), id };
}

async function eventsAfter(db: Db, accountId: string, from: From | undefined) {
  const own = db.selectFrom('security_event').where('account_id', '=', accountId);
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
  return rows.map((row) => ({ ...row, detail: shownDetail(row.detail) }));
}

/** Events from before decision 63 hold a longer mask of an address. */
function shownDetail(stored: string): SecurityEventRow['detail'] {
  const detail = JSON.parse(stored) as SecurityEventRow['detail'];
  return detail.email ? { ...detail, email: maskEmail(detail.email) } : detail;
}

/** By the time of the first attempt, which never changes. */
async function failedAfter(db: Db, accountId: string, from: From | undefined) {
  const own = db.selectFrom('failed_login').where('account_id', '=', accountId);
  const after = from
    ? own.where((where) =>
        where.or([
          where('first_at', '<', from.at),
          where.and([where('first_at', '=', from.at), where('id', '<', from.id)]),
        ]),
      )
    : own;
  const rows = await after
    .select(['id', 'first_at as at', 'attempts', 'browser', 'system', 'country', 'site'])
    .orderBy('first_at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_PAGE + 1)
    .execute();
  return rows.map(({ attempts, ...row }) => ({ ...row, kind: 'loginFailed', detail: { attempts: String(attempts) } }));
}
