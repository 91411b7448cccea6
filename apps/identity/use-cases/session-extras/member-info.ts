import type { MemberInfoResult } from '@gatehouse/contract/session-extras';
import type { Brand } from '@gatehouse/rules/brand';
import { memberHome } from '@gatehouse/rules/member-home';
import type { Db } from '../../db/open.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

/** SESS-09: where the member belongs: the site that names the verified country, else the one they registered on. */
export async function infoOf(db: Db, brand: Brand, who: Authenticated): Promise<MemberInfoResult> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', who.account_id).executeTakeFirstOrThrow();
  const { public_id: id, environment, site, kyc_country, created_at: member_since, withdrawals_after } = account;
  const home = memberHome(brand, { environment, openedOn: site, kycCountry: kyc_country });
  return { id, home_site: home?.id ?? site, kyc_country, member_since, withdrawals_after };
}
