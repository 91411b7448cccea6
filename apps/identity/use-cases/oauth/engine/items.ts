import { createHash } from 'node:crypto';
import type { Site } from '@gatehouse/rules/site/site';
import type { Db } from '../../../db/open.ts';
import type { OAuthItemRow } from '../tables.ts';

/** What a bearer holds as it is stored; the same value is another one on another site, and of another kind. */
export function itemId({ id: site }: Pick<Site, 'id'>, model: string, value: string): string {
  return createHash('sha256')
    .update(JSON.stringify([site, model, value]))
    .digest('base64url');
}

type Which = { readonly id: string } | { readonly uid_hash: string };

/**
 * An item that counts. A session of the provider counts while the account's own session does, a grant while the consent does that it
 * comes of, and tokens while their grant is there, which the provider looks up by itself: so whatever is taken back ends at once, on
 * every instance.
 */
export async function findItem(db: Db, model: string, by: Which, now: number): Promise<OAuthItemRow | undefined> {
  const [column, value] = 'id' in by ? (['item.id', by.id] as const) : (['item.uid_hash', by.uid_hash] as const);
  const item = db
    .selectFrom('oauth_item as item')
    .selectAll('item')
    .where(column, '=', value)
    .where('item.model', '=', model);
  if (model === 'Grant') {
    return item
      .innerJoin('oauth_grant as consent', 'consent.id', 'item.consent_id')
      .where('consent.revoked_at', 'is', null)
      .where('consent.expires_at', '>', now)
      .executeTakeFirst();
  }
  if (model !== 'Session') return item.executeTakeFirst();
  return (
    item
      .leftJoin('session', 'session.id', 'item.session_id')
      // One without an account, such as a logout's, follows no session.
      .where((where) => where.or([where('session.expires_at', '>', now), where('item.account_id', 'is', null)]))
      .executeTakeFirst()
  );
}

/** Ends a grant of one login with all of its tokens: a code or a refresh token came twice (RFC 9700, 2.2.2 and 4.14). */
export async function endGrant(db: Db, grantId: string): Promise<void> {
  await db.deleteFrom('oauth_item').where('grant_id', '=', grantId).execute();
}

/** Takes an item, once. Answers false where it was taken before, or is gone. */
export async function takeItem(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_item')
    .set({ consumed_at: now })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
