import { LOGIN_DAYS, type LoginHistory, type LoginRow } from '@gatehouse/contract/account/logins';
import { loginOddity } from '@gatehouse/rules/login/login-oddity';
import type { Db } from '../../db/open.ts';
import type { Services } from '../../kernel/services.ts';
import { hostOfSite } from '../../kernel/site-host.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

const DAY_MS = 24 * 3600_000;
/** Rows that are read, of each kind. */
const MOST_READ = 400;
/** Groups that are answered. */
const MOST_SHOWN = 60;

type Seen = Omit<LoginRow, 'host' | 'odd'> & { readonly kind: string; readonly site: string };
/** `more`: there are older ones that were not read. */
type Read = { readonly rows: readonly Seen[]; readonly more: boolean };

/** SHELL-13: the logins of the last 30 days, the failed ones too, a row for each day, kind of device, country and oddity. */
export async function loginsOf(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { account_id }: Pick<Authenticated, 'account_id'>,
): Promise<LoginHistory> {
  const from = (Math.floor(clock() / DAY_MS) - LOGIN_DAYS + 1) * DAY_MS;
  const [logins, failed, sessions] = await Promise.all([
    loginsSince(db, account_id, from),
    failedSince(db, account_id, from),
    liveSessions(db, account_id, clock()),
  ]);
  const countries = await countriesUntil(db, account_id, (logins.more && logins.rows.at(-1)?.at) || from);
  const judged = withOddity([...logins.rows, ...failed.rows], countries);
  const groups = grouped(judged.map(({ kind: _, site, ...row }) => ({ ...row, host: hostOfSite(brand, site) })));
  const more = logins.more || failed.more || groups.length > MOST_SHOWN;
  return { logins: groups.slice(0, MOST_SHOWN), more, sessions };
}

async function loginsSince(db: Db, accountId: string, from: number): Promise<Read> {
  const rows = await db
    .selectFrom('security_event')
    .select(['kind', 'at', 'browser', 'system', 'country', 'site'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['login', 'loginNewDevice'])
    .where('at', '>=', from)
    .orderBy('at', 'desc')
    .limit(MOST_READ + 1)
    .execute();
  return upToMost(rows.map((row) => ({ ...row, count: 1 })));
}

async function failedSince(db: Db, accountId: string, from: number): Promise<Read> {
  const rows = await db
    .selectFrom('failed_login')
    .select(['attempts as count', 'last_at as at', 'browser', 'system', 'country', 'site'])
    .where('account_id', '=', accountId)
    .where('first_at', '>=', from)
    .orderBy('first_at', 'desc')
    .limit(MOST_READ + 1)
    .execute();
  return upToMost(rows.map((row) => ({ ...row, kind: 'loginFailed' })));
}

function upToMost(rows: readonly Seen[]): Read {
  return { rows: rows.slice(0, MOST_READ), more: rows.length > MOST_READ };
}

/** Countries of the logins before that time. */
async function countriesUntil(db: Db, accountId: string, time: number): Promise<string[]> {
  const rows = await db
    .selectFrom('security_event')
    .select('country')
    .distinct()
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['login', 'loginNewDevice'])
    .where('at', '<', time)
    .where('country', '!=', '')
    .execute();
  return rows.map(({ country }) => country);
}

async function liveSessions(db: Db, accountId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Each login is compared with those before it; a failed one makes no country known. */
function withOddity(rows: readonly Seen[], known: readonly string[]) {
  const countries = new Set(known);
  const judged = rows
    .toSorted((one, other) => one.at - other.at)
    .map((row) => {
      const failed = row.kind === 'loginFailed';
      const deviceKnown = row.kind === 'login';
      const { value: odd } = loginOddity({
        ...{ failed, deviceKnown, country: row.country },
        countriesBefore: [...countries],
      });
      if (!failed && row.country !== '') countries.add(row.country);
      return { ...row, odd };
    });
  return judged.toReversed();
}

/** The newest of a group stands for it. */
function grouped(rows: readonly LoginRow[]): LoginRow[] {
  const keyOf = ({ at, count: _, ...same }: LoginRow) => JSON.stringify([Math.floor(at / DAY_MS), same]);
  return [...Map.groupBy(rows, keyOf).values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, count: rest.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}
