import type { CodeName } from '@gatehouse/contract/errors/codes';
import type { RingFencedResult } from '@gatehouse/contract/region/region';
import { isLoginOnly } from '@gatehouse/rules/login/login-steps';
import { signUpAccess } from '@gatehouse/rules/region/region';
import { type RingFencedLogin, ringFencedLogin } from '@gatehouse/rules/region/ring-fenced';
import type { AccountRow } from '../accounts/tables.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';

const REFUSALS: Record<Exclude<RingFencedLogin, 'open'>, CodeName> = {
  'belongs-elsewhere': 'hongKongUserElsewhere',
  'own-users-only': 'foreignUserInHongKong',
};

/**
 * REGION-09: why this account may not log in on this site: hongKongUserElsewhere (400601) or foreignUserInHongKong
 * (400602), with the account’s own site; undefined where it may. Every way to open a session asks this, and only after the
 * right password, code or token: the answer reveals that there is an account, and where it belongs.
 */
export function wallRefusal(
  { brand }: Pick<Services, 'brand'>,
  { site: homeSite, kyc_country: kycCountry }: Pick<AccountRow, 'site' | 'kyc_country'>,
  { site }: Pick<Visitor, 'site'>,
): Refusal | undefined {
  const { value, home } = ringFencedLogin(brand, { site, homeSite, kycCountry });
  if (value === 'open') return undefined;
  const own: RingFencedResult | undefined = home && { site: home.id };
  return new Refusal(REFUSALS[value], own);
}

/**
 * REGION-03, LOGIN-09: every call that opens an account asks this first, before anything is looked up: the answer is the same with and
 * without an account, and does not say where the visitor is.
 * @throws {Refusal} signUpBlocked, miniAppLogsInOnly
 */
export function signUpMustBeOpen(
  { brand }: Pick<Services, 'brand'>,
  { place, miniApp = false }: Pick<Visitor, 'place' | 'miniApp'>,
): void {
  if (isLoginOnly({ miniApp }).value) throw new Refusal('miniAppLogsInOnly');
  if (signUpAccess(brand, place).value !== 'open') throw new Refusal('signUpBlocked');
}
