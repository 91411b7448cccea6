import { createHash } from 'node:crypto';
import type { Site } from '@gatehouse/rules/site/site';
import type { Db } from '../../db/open.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { InviterRow } from './tables.ts';

type Environment = Site['environment'];

/** SITE-02: by the id that the outside knows, in one environment. */
export function inviterById(db: Db, environment: Environment, affid: string): Promise<InviterRow | undefined> {
  return db
    .selectFrom('inviter')
    .selectAll()
    .where('environment', '=', environment)
    .where('affid', '=', affid)
    .executeTakeFirst();
}

/** AFF-04: whatever the case of the code's letters. */
export function inviterByCode(db: Db, environment: Environment, code: string): Promise<InviterRow | undefined> {
  return db
    .selectFrom('inviter')
    .selectAll()
    .where('environment', '=', environment)
    .where('code_key', '=', code.toLowerCase())
    .executeTakeFirst();
}

/** AFF-05: a shared invitation and whose it is. */
export function sharedInvitation(db: Db, environment: Environment, token: string) {
  return db
    .selectFrom('inviter_share')
    .innerJoin('inviter', 'inviter.id', 'inviter_share.inviter_id')
    .selectAll('inviter')
    .select(['inviter_share.content as shared', 'inviter_share.expires_at'])
    .where('inviter_share.id', '=', shareId(environment, token))
    .executeTakeFirst();
}

/** What a shared invitation is stored by. */
export function shareId(environment: Environment, token: string): string {
  return createHash('sha256').update(`${environment} ${token}`).digest('hex');
}

/**
 * The public profile of an inviter. A hidden inviter is answered like an unknown one: no call tells the two apart.
 * @throws {Refusal} inviterUnknown; invitationEnded for one whose invitations are no longer valid (AFF-09)
 */
export function shownInviter(inviter: InviterRow | undefined): InviterRow {
  if (!inviter?.is_shown) throw new Refusal('inviterUnknown');
  if (!inviter.active) throw new Refusal('invitationEnded');
  return inviter;
}

/** AFF-01, AFF-10: what differs for visitors of a country. */
export async function inCountry(db: Db, { id, content, headimg }: InviterRow, country: string | undefined) {
  const own = country
    ? await db
        .selectFrom('inviter_country')
        .select(['content', 'headimg'])
        .where('inviter_id', '=', id)
        .where('country', '=', country)
        .executeTakeFirst()
    : undefined;
  return { content: own?.content || content, headimg: own?.headimg || headimg };
}
