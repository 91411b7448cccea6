import { createHash, randomBytes } from 'node:crypto';
import type { SessionRow } from '@gatehouse/contract/session';
import type { SessionRevokePayload } from '@gatehouse/contract/session.schema';
import { TOKEN_TTL_MS } from '@gatehouse/rules/session';
import { rowId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import type { Authenticated } from './authenticate.ts';
import { readUserAgent } from './user-agent.ts';

const TOKEN_BYTES = 32;
const LISTED = 100;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Opens a session in place of the one that the visitor came with (ASVS 7.2.4), and answers its token, which is nowhere
 * kept. `db` is the transaction of the login or registration.
 */
export async function openSession(db: Db, now: number, accountId: string, visitor: Visitor): Promise<string> {
  await closeSession(db, visitor);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { browser, system } = readUserAgent(visitor.userAgent);
  await db
    .insertInto('session')
    .values({
      ...{ id: rowId(now), token_hash: hashToken(token), account_id: accountId, browser, system },
      ...{ environment: visitor.site.environment, site: visitor.site.id },
      ...{ created_at: now, last_seen_at: now, expires_at: now + TOKEN_TTL_MS },
    })
    .execute();
  return token;
}

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
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  who: Authenticated,
): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'site', 'created_at', 'last_seen_at'])
    .where('account_id', '=', who.account_id)
    .where('expires_at', '>', clock())
    .where('id', '!=', who.session_id)
    .orderBy('created_at', 'desc')
    .limit(LISTED - 1)
    .execute();
  const { session_id, browser, system, site, session_created_at: created_at, last_seen_at } = who;
  const others = rows.map(({ id, ...row }) => ({ session_id: id, ...row, current: false }));
  return [{ session_id, browser, system, site, created_at, last_seen_at, current: true }, ...others];
}

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
