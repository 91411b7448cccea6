import { createHash } from 'node:crypto';
import type { Site } from '@gatehouse/rules/site/site';
import { compiledOnce } from '../../../db/compiled-once.ts';
import type { Db } from '../../../db/open.ts';
import type { OAuthItemRow } from '../tables.ts';

/** What a bearer holds as it is stored; the same value is another one on another site, and of another kind. */
export function itemId({ id: site }: Pick<Site, 'id'>, model: string, value: string): string {
  return createHash('sha256')
    .update(JSON.stringify([site, model, value]))
    .digest('base64url');
}

export type FoundItem = OAuthItemRow & {
  /** Of a grant: when its consent was used last, epoch ms. */
  readonly consent_used_at?: number;
};

/**
 * An item that counts. A session of the provider counts while the account's own session does, a grant while the consent does that it
 * comes of, and tokens while their grant is there, which the provider looks up by itself: so whatever is taken back ends at once, on
 * every instance.
 */
export async function findItem(db: Db, model: string, id: string, now: number): Promise<FoundItem | undefined> {
  const [item] = await (model === 'Session'
    ? selectSession(db, { id, now })
    : model === 'Grant'
      ? selectGrant(db, { id, now })
      : selectItem(db, { id, model }));
  return item;
}

/** A session of the provider by what tokens name it by. @param uidHash SHA-256 of its uid */
export async function findSessionByUid(db: Db, uidHash: string, now: number): Promise<FoundItem | undefined> {
  const [item] = await selectSessionByUid(db, { uidHash, now });
  return item;
}

const selectItem = compiledOnce((db, at: { id: string; model: string }) =>
  db.selectFrom('oauth_item').selectAll().where('id', '=', at.id).where('model', '=', at.model),
);

const selectGrant = compiledOnce((db, at: { id: string; now: number }) =>
  db
    .selectFrom('oauth_item as item')
    .innerJoin('oauth_grant as consent', 'consent.id', 'item.consent_id')
    .selectAll('item')
    .select('consent.last_used_at as consent_used_at')
    .where('item.id', '=', at.id)
    .where('item.model', '=', 'Grant')
    .where('consent.revoked_at', 'is', null)
    .where('consent.expires_at', '>', at.now),
);

const sessions = (db: Db, now: number) =>
  db
    .selectFrom('oauth_item as item')
    .leftJoin('session', 'session.id', 'item.session_id')
    .selectAll('item')
    .where('item.model', '=', 'Session')
    // One without an account, such as a logout's, follows no session.
    .where((where) => where.or([where('session.expires_at', '>', now), where('item.account_id', 'is', null)]));
const selectSession = compiledOnce((db, at: { id: string; now: number }) =>
  sessions(db, at.now).where('item.id', '=', at.id),
);
const selectSessionByUid = compiledOnce((db, at: { uidHash: string; now: number }) =>
  sessions(db, at.now).where('item.uid_hash', '=', at.uidHash),
);

/** Ends a grant of one login with all of its tokens: a code or a refresh token came twice (RFC 9700, 2.2.2 and 4.14). */
export async function endGrant(db: Db, grantId: string): Promise<void> {
  await db.deleteFrom('oauth_item').where('grant_id', '=', grantId).execute();
}

/** Takes an item, once. Answers false where it was taken before, or is gone. */
export async function takeItem(db: Db, id: string, now: number): Promise<boolean> {
  return (await updateTaken(db, { id, now })).length > 0;
}

const updateTaken = compiledOnce((db, at: { id: string; now: number }) =>
  db
    .updateTable('oauth_item')
    .set({ consumed_at: at.now })
    .where('id', '=', at.id)
    .where('consumed_at', 'is', null)
    .returning('id'),
);

/** Stores an item whose value is new. */
export const insertItem = compiledOnce((db, row: OAuthItemRow) => db.insertInto('oauth_item').values(row));

/** The login's grant that a code or a token belongs to; undefined: it is gone. */
export async function grantIdOf(db: Db, id: string): Promise<string | undefined> {
  const item = await db.selectFrom('oauth_item').select('grant_id').where('id', '=', id).executeTakeFirst();
  return item?.grant_id ?? undefined;
}
