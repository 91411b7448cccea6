import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { maskEmail } from '../../kernel/email.ts';
import { rowId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ThirdPartyLinkRow } from './tables.ts';

/** An identity at a provider, as links store it. */
export type Person = { readonly issuer: string; readonly subject: string; readonly email: string };

/** The link of a provider's account in this environment; undefined: no account here has it. */
export async function linkOf(
  db: Db,
  { issuer, subject }: Pick<Person, 'issuer' | 'subject'>,
  { site }: Pick<Visitor, 'site'>,
): Promise<ThirdPartyLinkRow | undefined> {
  return db
    .selectFrom('third_party_link')
    .selectAll()
    .where('environment', '=', site.environment)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Links, in the transaction of the caller. Answers false where it was linked with this account before.
 * @throws {Refusal} thirdPartyTaken, thirdPartyThere
 */
export async function addLink(
  db: Db,
  now: number,
  accountId: string,
  { issuer, subject, email }: Person,
  visitor: Pick<Visitor, 'site'>,
): Promise<boolean> {
  const vague_email = email && maskEmail(email);
  const { environment } = visitor.site;
  const added = await db
    .insertInto('third_party_link')
    .values({
      ...{ id: rowId(now), environment, account_id: accountId, issuer, subject, vague_email },
      ...{ linked_at: now, last_used_at: 0 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return true;
  const before = await linkOf(db, { issuer, subject }, visitor);
  if (before?.account_id === accountId) return false;
  throw new Refusal(before ? 'thirdPartyTaken' : 'thirdPartyThere');
}

/**
 * Records a login by the link, and the present address at the provider, masked.
 * @throws {Refusal} thirdPartyStateUnknown when it was taken away meanwhile
 */
export async function touchLink(
  db: Db,
  now: number,
  { id }: Pick<ThirdPartyLinkRow, 'id'>,
  email: string,
): Promise<void> {
  const touched = await db
    .updateTable('third_party_link')
    .set({ last_used_at: now, ...(email ? { vague_email: maskEmail(email) } : {}) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!touched) throw new Refusal('thirdPartyStateUnknown');
}
