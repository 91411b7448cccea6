import type { MemberInfoResult } from '@gatehouse/contract/session-extras';
import type { Brand } from '@gatehouse/rules/brand';
import { siteById } from '@gatehouse/rules/site';
import { siteForCountry } from '@gatehouse/rules/site-jump';
import type { Db } from '../db/open.ts';
import type { Authenticated } from '../session/authenticate.ts';

/** SESS-09: where the member belongs: the site of the verified country, before verification the one they registered on. */
export async function infoOf(db: Db, brand: Brand, who: Authenticated): Promise<MemberInfoResult> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', who.account_id).executeTakeFirstOrThrow();
  const { public_id: id, site, kyc_country, created_at: member_since } = account;
  return { id, home_site: homeOf(brand, site, kyc_country), kyc_country, member_since };
}

function homeOf(brand: Brand, registeredOn: string, kycCountry: string): string {
  if (kycCountry === '') return registeredOn;
  const home = siteForCountry(brand, kycCountry).value;
  // The test network's accounts are its own, wherever their owner lives.
  const sameAccounts = home.environment === siteById(brand, registeredOn)?.environment;
  return sameAccounts ? home.id : registeredOn;
}
