import { memberHome } from '@gatehouse/rules/region/member-home';
import { globalSite } from '@gatehouse/rules/site/site-of';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Decision } from './identity-review.ts';

/** Level of a person whose document has been looked at. */
const LEVEL_BASIC = 1;
const TAG_VERIFIED = 1;
/** Nobody's device: it was decided by us. */
const BY_US = { userAgent: '', place: {}, device: undefined, address: 'operator' } as const;

/** `changed`: something else was handed in meanwhile, which nobody has looked at. */
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
  const decided = await db.transaction().execute(async (step): Promise<Decided> => {
    const country = await take(step, now, account.id, submittedAt, decision);
    if (country === undefined) return (await waits(step, account.id)) ? 'changed' : 'nothing-waits';
    if (decision.answer === 'verified') await verify(step, account.id, country);
    const home = { environment: account.environment, openedOn: account.site, kycCountry: country };
    const site = memberHome(brand, home) ?? globalSite(brand);
    await recordEvent(step, now, account.id, kind, { ...BY_US, site }, {}, {});
    return 'decided';
  });
  if (decided === 'decided') notifyAccountOwner(services, account.id, kind, BY_US);
  return decided;
}

/** Of two who decide at once the first one does. Answers the country of residence. */
async function take(
  step: Db,
  now: number,
  accountId: string,
  submittedAt: number,
  decision: Decision,
): Promise<string | undefined> {
  const reason = decision.answer === 'refused' ? decision.reason : '';
  const taken = await step
    .updateTable('identity_check')
    .set({ state: decision.answer, reason, decided_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'submitted')
    .where('submitted_at', '=', submittedAt)
    .returning('country')
    .executeTakeFirst();
  return taken?.country;
}

async function waits(step: Db, accountId: string): Promise<boolean> {
  const row = await step
    .selectFrom('identity_check')
    .select('state')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.state === 'submitted';
}

async function verify(step: Db, accountId: string, country: string): Promise<void> {
  await step
    .updateTable('account')
    .set({ kyc_country: country, kyc_person_level: LEVEL_BASIC, kyc_tag: TAG_VERIFIED })
    .where('id', '=', accountId)
    .execute();
}
