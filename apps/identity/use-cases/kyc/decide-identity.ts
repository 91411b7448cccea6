import { memberHome } from '@gatehouse/rules/region/member-home';
import { globalSite } from '@gatehouse/rules/site/site-of';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Decision } from './identity-review.ts';
import { deleteImages, lockIdentity } from './images.ts';

/** Level of a person whose document has been looked at. */
const LEVEL_BASIC = 1;
const TAG_VERIFIED = 1;
/** No device: the operator decided. */
const BY_US = { userAgent: '', place: {}, device: undefined, address: 'operator' } as const;

/** `changed`: another submission came meanwhile, which has not been reviewed. */
export type Decided = 'decided' | 'nothing-waits' | 'changed';

/**
 * REGION-08: decides what was handed in, once. Verified, the country of residence and the level are the account's from now
 * on, and with them the site that it belongs to.
 * @param submittedAt epoch ms: when that was handed in which was looked at
 */
export async function decideIdentity(
  services: Services,
  account: Pick<AccountRow, 'id' | 'environment' | 'site'>,
  submittedAt: number,
  decision: Decision,
): Promise<Decided> {
  const { db, clock, brand } = services;
  const now = clock();
  const kind = decision.answer === 'verified' ? 'identityVerified' : 'identityRefused';
  const decided = await db.transaction().execute(async (trx): Promise<Decided> => {
    await lockIdentity(trx, account.id);
    const country = await consumeSubmission(trx, now, account.id, submittedAt, decision);
    if (country === undefined) return (await waits(trx, account.id)) ? 'changed' : 'nothing-waits';
    // They have served their purpose: what is not kept cannot be stolen.
    await deleteImages(trx, account.id);
    if (decision.answer === 'verified') await verify(trx, account.id, country);
    const home = { environment: account.environment, openedOn: account.site, kycCountry: country };
    const site = memberHome(brand, home) ?? globalSite(brand);
    await recordEvent(trx, now, account.id, kind, { ...BY_US, site }, {}, {});
    return 'decided';
  });
  if (decided === 'decided') notifyAccountOwner(services, account.id, kind, BY_US);
  return decided;
}

/** Of two who decide at once the first one does. Answers the country of residence. */
async function consumeSubmission(
  trx: Db,
  now: number,
  accountId: string,
  submittedAt: number,
  decision: Decision,
): Promise<string | undefined> {
  const reason = decision.answer === 'refused' ? decision.reason : '';
  const consumed = await trx
    .updateTable('identity_check')
    .set({ state: decision.answer, reason, decided_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'submitted')
    .where('submitted_at', '=', submittedAt)
    .returning('country')
    .executeTakeFirst();
  return consumed?.country;
}

async function waits(trx: Db, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('identity_check')
    .select('state')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.state === 'submitted';
}

async function verify(trx: Db, accountId: string, country: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ kyc_country: country, kyc_person_level: LEVEL_BASIC, kyc_tag: TAG_VERIFIED })
    .where('id', '=', accountId)
    .execute();
}
