import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { rowId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ThirdPartyLinkRow } from './tables.ts';
import { keepTelegramPerson, type TelegramProfile } from './telegram-person.ts';

/** An identity at a provider, as links store it. */
export type Person = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Of Telegram's users: what it says of them, as text where a row holds it. */
  readonly profile?: TelegramProfile | string | undefined;
};

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
  { issuer, subject, email, profile }: Person,
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
    .returning(['id', 'environment', 'account_id', 'subject'])
    .executeTakeFirst();
  const known = added ?? (await linkOf(db, { issuer, subject }, visitor));
  if (known?.account_id === accountId) {
    if (profile) await keepTelegramPerson(db, known, profile);
    return added !== undefined;
  }
  throw new Refusal(known ? 'thirdPartyTaken' : 'thirdPartyThere');
}

/**
 * Records a login by the link, and what the provider says now: its address, masked, or Telegram's profile.
 * @throws {Refusal} thirdPartyStateUnknown when it was taken away meanwhile
 */
export async function touchLink(
  db: Db,
  now: number,
  { id }: Pick<ThirdPartyLinkRow, 'id'>,
  { email, profile }: Pick<Person, 'email' | 'profile'>,
): Promise<void> {
  const touched = await db
    .updateTable('third_party_link')
    .set({ last_used_at: now, ...(email ? { vague_email: maskEmail(email) } : {}) })
    .where('id', '=', id)
    .returning(['id', 'environment', 'account_id', 'subject'])
    .executeTakeFirst();
  if (!touched) throw new Refusal('thirdPartyStateUnknown');
  if (profile) await keepTelegramPerson(db, touched, profile);
}
