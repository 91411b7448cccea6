import { randomBytes } from 'node:crypto';
import type { SessionRow } from '@gatehouse/contract/session/session';
import type { SessionRevokePayload } from '@gatehouse/contract/session/session.schema';
import type { OpenedBy } from '@gatehouse/rules/login/login-ways';
import { TOKEN_TTL_MS } from '@gatehouse/rules/session/session';
import type { Selectable } from 'kysely';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import { readUserAgent } from '../http/user-agent.ts';
import type { Visitor } from '../http/visitor.ts';
import { rowId } from '../kernel/ids.ts';
import type { Services } from '../kernel/services.ts';
import { hostOfSite } from '../kernel/site-host.ts';
import type { Authenticated } from './authenticate.ts';
import { hashToken, idleMsOf } from './session-token.ts';
import type { SessionTable } from './tables.ts';

const TOKEN_BYTES = 32;
const LISTED = 100;

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * Opens a session in place of the one that the visitor came with (ASVS 7.2.4), and answers its token, which is nowhere
 * kept. `db` is the transaction of the login or registration.
 */
export async function openSession(
  db: Db,
  now: number,
  accountId: string,
  visitor: Visitor,
  { openedBy, token = newToken() }: { readonly openedBy: OpenedBy; readonly token?: string | undefined },
): Promise<string> {
  await closeSession(db, visitor);
  const { browser, system } = readUserAgent(visitor.userAgent);
  await insertSession(db, {
    ...{ id: rowId(now), token_hash: hashToken(token), account_id: accountId, browser, system },
    ...{ environment: visitor.site.environment, site: visitor.site.id, country: visitor.place.country ?? '' },
    // A quick login has proved nothing but that another session was there.
    ...{ device: visitor.device ?? '', opened_by: openedBy, proven_at: openedBy === 'quick' ? 0 : now },
    ...{ created_at: now, last_seen_at: now, expires_at: now + TOKEN_TTL_MS },
  });
  return token;
}

const insertSession = compiledOnce((db, row: Omit<Selectable<SessionTable>, 'trade_env'>) =>
  db.insertInto('session').values({ ...row }),
);

/** SESS-06: ends the session that the visitor came with, if there is one. */
export async function closeSession(db: Db, { userToken, site }: Visitor): Promise<void> {
  if (!userToken) return;
  await db
    .deleteFrom('session')
    .where('token_hash', '=', hashToken(userToken))
    .where('environment', '=', site.environment)
    .execute();
}

/** The account's live sessions, newest first, at most a hundred and always this one. */
export async function listSessions(
  { db, clock, brand }: Pick<Services, 'db' | 'clock' | 'brand'>,
  who: Authenticated,
): Promise<SessionRow[]> {
  const rows = await selectOthers(db, { accountId: who.account_id, sessionId: who.session_id, now: clock() });
  const { session_id, browser, system, site, country, opened_by, session_created_at: created_at, last_seen_at } = who;
  const { session_expires_at: expires_at } = who;
  const times = { created_at, last_seen_at, expires_at };
  const others = rows.map(({ id, ...row }) => ({ session_id: id, ...row, current: false }));
  const all = [{ session_id, browser, system, site, country, opened_by, ...times, current: true }, ...others];
  return all
    .map((row) => ({
      ...{ ...row, host: hostOfSite(brand, row.site) },
      idle_until: Math.min(row.expires_at, row.last_seen_at + idleMsOf(brand, row.site)),
    }))
    .filter(({ current, idle_until }) => current || idle_until > clock());
}

const selectOthers = compiledOnce((db, at: { accountId: string; sessionId: string; now: number }) =>
  db
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'site', 'country', 'opened_by', 'created_at', 'last_seen_at', 'expires_at'])
    .where('account_id', '=', at.accountId)
    .where('expires_at', '>', at.now)
    .where('id', '!=', at.sessionId)
    .orderBy('created_at', 'desc')
    .limit(LISTED - 1),
);

/** Ends one session of the account, or all but this one. Answers how many there were; ending one twice is no error. */
export async function revokeSessions(
  { db }: Pick<Services, 'db'>,
  who: Authenticated,
  which: SessionRevokePayload,
): Promise<number> {
  const own = db.deleteFrom('session').where('account_id', '=', who.account_id);
  const chosen =
    'all_others' in which
      ? own.where('id', '!=', who.session_id)
      : own.where('id', '=', which.session_id.toLowerCase());
  const { numDeletedRows } = await chosen.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends the account's sessions, but for `except`; in the transaction that changes how the account is reached. Answers how many. */
export async function endSessions(db: Db, accountId: string, except?: string): Promise<number> {
  const all = db.deleteFrom('session').where('account_id', '=', accountId);
  const { numDeletedRows } = await (except ? all.where('id', '!=', except) : all).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends those that were opened in one way, but for `except`; in the transaction that takes this way from the account. */
export async function endSessionsOpenedBy(
  db: Db,
  accountId: string,
  openedBy: OpenedBy,
  except: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('opened_by', '=', openedBy)
    .where('id', '!=', except)
    .execute();
}
