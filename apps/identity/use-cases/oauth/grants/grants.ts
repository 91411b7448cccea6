import type { Site } from '@gatehouse/rules/site/site';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Schema } from '../../../db/schema.ts';
import { onPostgres } from '../../../db/statements.ts';
import { rowId } from '../../../kernel/ids.ts';
import type { OAuthGrantRow } from '../tables.ts';

const DAY_MS = 86_400_000;
/** How long a consent counts; then it is asked for again, and refresh tokens end. */
export const GRANT_DAYS = 180;
export const GRANT_TTL_MS = GRANT_DAYS * DAY_MS;
/** `last_used_at` is for people; once a minute is often enough and spares a write for every token. */
export const LAST_USED_STEP_MS = 60_000;

/** Whose grant it is, and for which application. */
export type GrantOf = { readonly site: Site; readonly accountId: string; readonly clientId: string };

/** The condition on its rows, in `oauth_grant` and in `oauth_item`, which spell it alike. */
function belongsTo({ site, accountId, clientId }: GrantOf): Expression<SqlBool> {
  return expressionBuilder<Schema, 'oauth_grant'>().and({ account_id: accountId, client_id: clientId, site: site.id });
}

/** The consent that counts now; undefined: there is none. @param locks in a transaction: it stays as it is until the end of that */
export async function liveGrant(
  db: Db,
  of: GrantOf,
  now: number,
  { locks = false } = {},
): Promise<OAuthGrantRow | undefined> {
  return (
    db
      .selectFrom('oauth_grant')
      .selectAll()
      .where(belongsTo(of))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      // SQLite has one transaction at a time.
      .$if(locks && onPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst()
  );
}

export type Consent = { readonly granted: readonly string[]; readonly declined: readonly string[] };

/** Scopes of a stored list. */
export function scopesOf(list: string): readonly string[] {
  return list.split(' ').filter(Boolean);
}

/**
 * Keeps what a person has allowed, together with what they had allowed before and have not declined now. In a transaction.
 * @returns its row, which stays as it is until the end of the transaction, and whether something was taken back by it
 */
export async function keepConsent(
  db: Db,
  now: number,
  of: GrantOf,
  { granted, declined }: Consent,
): Promise<{ readonly id: string; readonly isNew: boolean; readonly hasLess: boolean }> {
  const before = await liveGrant(db, of, now, { locks: true });
  const had = scopesOf(before?.scopes ?? '');
  const scopes = [...new Set([...had, ...granted])].filter((scope) => !declined.includes(scope));
  const refused = new Set([...scopesOf(before?.declined ?? ''), ...declined]);
  const kept = {
    scopes: scopes.join(' '),
    declined: [...refused].filter((scope) => !scopes.includes(scope)).join(' '),
    expires_at: now + GRANT_TTL_MS,
  };
  const id = before ? await updateGrant(db, before.id, kept) : await insertGrant(db, now, of, kept);
  // Another answer was first: what it allowed is kept too, as one that came before.
  if (id === undefined) return keepConsent(db, now, of, { granted, declined });
  return {
    id,
    isNew: granted.some((scope) => !had.includes(scope)),
    hasLess: had.some((scope) => declined.includes(scope)),
  };
}

type Kept = Pick<OAuthGrantRow, 'scopes' | 'declined' | 'expires_at'>;

async function updateGrant(db: Db, id: string, kept: Kept): Promise<string | undefined> {
  const updated = await db
    .updateTable('oauth_grant')
    .set(kept)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated?.id;
}

async function insertGrant(db: Db, now: number, of: GrantOf, kept: Kept): Promise<string | undefined> {
  const { site, accountId, clientId } = of;
  // One that is over, and not purged yet, gives way.
  await db
    .deleteFrom('oauth_grant')
    .where(belongsTo(of))
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const inserted = await db
    .insertInto('oauth_grant')
    .values({
      ...{ id: rowId(now), environment: site.environment, site: site.id, account_id: accountId, client_id: clientId },
      ...{ ...kept, created_at: now, last_used_at: 0, revoked_at: null },
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'client_id', 'site']).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Ends every code and token that an application has for the account, and its part in running requests. */
export async function endTokens(db: Db, of: GrantOf): Promise<void> {
  await db.deleteFrom('oauth_item').where(belongsTo(of)).execute();
}

/** Records that the application got tokens. */
export async function touchGrant(db: Db, now: number, of: GrantOf): Promise<void> {
  await db
    .updateTable('oauth_grant')
    .set({ last_used_at: now })
    .where(belongsTo(of))
    .where('revoked_at', 'is', null)
    .where('last_used_at', '<', now - LAST_USED_STEP_MS)
    .execute();
}
