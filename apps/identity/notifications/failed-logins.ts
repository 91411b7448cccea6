import type { Selectable } from 'kysely';
import type { AccountRow } from '../accounts/tables.ts';
import { compiledOnce } from '../db/compiled-once.ts';
import { lightTransaction } from '../db/light-transaction.ts';
import type { Db } from '../db/open.ts';
import { readUserAgent } from '../http/user-agent.ts';
import type { Visitor } from '../http/visitor.ts';
import { digest, rowId } from '../kernel/ids.ts';
import type { Services } from '../kernel/services.ts';
import type { FailedLoginTable } from './tables.ts';

const DAY_MS = 24 * 3600_000;
/** As many days as the dashboard shows, and the day that has begun. */
const KEPT_MS = 31 * DAY_MS;
/** A name without an account costs the same statement; its row is of no use to anyone. */
const UNOWNED_MS = 15 * 60_000;

/**
 * Counts a login with a wrong password for the account's owner to see: one row for each day, country and kind of device, so that
 * strangers cannot fill the history. LOGIN-07 bounds how many attempts a day can be made at all. No address is kept.
 * @param account undefined: the name has none
 */
export async function recordFailedLogin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: Pick<AccountRow, 'id'> | undefined,
  loginKey: string,
  { site, place, userAgent }: Pick<Visitor, 'site' | 'place' | 'userAgent'>,
): Promise<void> {
  const now = clock();
  const seen = { ...readUserAgent(userAgent), country: place.country ?? '', site: site.id };
  const owner = account ? `account|${account.id}` : `name|${site.environment}|${loginKey}`;
  const day = String(Math.floor(now / DAY_MS));
  const row = {
    ...{ id: rowId(now), account_id: account?.id ?? null, ...seen, attempts: 1, first_at: now, last_at: now },
    slot: digest(owner, day, seen.country, seen.browser, seen.system, seen.site),
    expires_at: now + (account ? KEPT_MS : UNOWNED_MS),
  };
  await lightTransaction(db, (trx) => countFailure(trx, row));
}

const countFailure = compiledOnce((db: Db, row: Selectable<FailedLoginTable>) =>
  db
    .insertInto('failed_login')
    .values({ ...row })
    .onConflict((conflict) =>
      conflict.column('slot').doUpdateSet((set) => ({
        attempts: set('failed_login.attempts', '+', 1),
        last_at: row.last_at,
        expires_at: row.expires_at,
      })),
    ),
);
