import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import { ACCOUNT_STATUS_IDENTITY_REQUIRED } from './accounts.ts';
import type { AccountRow } from './tables.ts';

/** SIGNUP-01: TR register. */
const TURKISH_TYPE = 44;

/**
 * SIGNUP-11: an account of which the operator has asked for an identity makes no other identity before that is verified: no
 * sub-account, no account of another company, no other person. It logs in, and its owner secures it as any other.
 * @throws {Refusal} noKycTurkish on a site with the Turkish registration, noKycMain on every other one
 */
export function mustBeVerified(account: Pick<AccountRow, 'status' | 'kyc_person_level'>, { site }: Visitor): void {
  if (account.status !== ACCOUNT_STATUS_IDENTITY_REQUIRED || account.kyc_person_level > 0) return;
  throw new Refusal(site.registration.type === TURKISH_TYPE ? 'noKycTurkish' : 'noKycMain');
}
