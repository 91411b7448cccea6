import type { MemberInfoResult } from '@gatehouse/contract/session/session-extras';
import { memberHome } from '@gatehouse/rules/region/member-home';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Authenticated } from '../../sessions/authenticate.ts';

/** SESS-09: where the member belongs: the site that names the verified country, else the one they registered on. */
export function infoOf(brand: Brand, who: Authenticated): MemberInfoResult {
  const { public_id: id, environment, account_site: site, kyc_country, member_since, withdrawals_after } = who;
  const home = memberHome(brand, { environment, openedOn: site, kycCountry: kyc_country });
  return { id, home_site: home?.id ?? site, kyc_country, member_since, withdrawals_after };
}
