import { type ImageSide, imageSides, imageSidesOf } from '@gatehouse/rules/identity/document-images';
import type { Db } from '../../db/open.ts';
import { onPostgres } from '../../db/statements.ts';
import { Refusal } from '../../kernel/refusal.ts';

const DAY_MS = 86_400_000;
/** Of pictures that are never submitted. */
export const UNSUBMITTED_MS = DAY_MS;
/** Of pictures that wait for a decision, at the longest. */
export const SUBMITTED_MS = 30 * DAY_MS;

/**
 * In a transaction, before anything else: what is sent, submitted and decided for an account waits for each other, so that no
 * picture comes after the decision that deletes them. The account comes first in all of them: two orders would be a deadlock.
 * Rows that refer to the account are not held up by this lock. SQLite has one transaction at a time.
 */
export async function lockIdentity(trx: Db, accountId: string): Promise<void> {
  const account = trx.selectFrom('account').select('id').where('id', '=', accountId);
  await account.$if(onPostgres(trx), (query) => query.forNoKeyUpdate()).executeTakeFirst();
}

/** The pictures of an account that wait, in their order. */
export async function sidesOf(db: Db, accountId: string): Promise<readonly ImageSide[]> {
  const rows = await db.selectFrom('identity_image').select('side').where('account_id', '=', accountId).execute();
  return imageSides.filter((wanted) => rows.some(({ side }) => side === wanted));
}

/**
 * The pictures of what is submitted: they wait for the decision, and one that this document does not have is deleted.
 * @throws {Refusal} identityImagesMissing
 */
export async function submitImages(trx: Db, now: number, accountId: string, documentType: string): Promise<void> {
  const wanted = imageSidesOf(documentType);
  const sent = await sidesOf(trx, accountId);
  const sides = wanted.filter((side) => !sent.includes(side));
  if (sides.length > 0) throw new Refusal('identityImagesMissing', { sides });
  await trx
    .updateTable('identity_image')
    .set({ expires_at: now + SUBMITTED_MS })
    .where('account_id', '=', accountId)
    .execute();
  await trx.deleteFrom('identity_image').where('account_id', '=', accountId).where('side', 'not in', wanted).execute();
}

export async function deleteImages(trx: Db, accountId: string): Promise<void> {
  await trx.deleteFrom('identity_image').where('account_id', '=', accountId).execute();
}
