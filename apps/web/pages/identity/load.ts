import { type KycStatus, kycStatus } from '@gatehouse/contract/region/kyc';
import { loadPart, loadVerified } from '../load-part.ts';
import { isNewcomer } from '../newcomer.ts';
import type { LoadContext } from '../page.ts';

export type IdentityData = {
  /** Null if the API has no verification of its own, or did not answer. */
  readonly status: KycStatus | null;
  /** Null if it could not be read. */
  readonly verified: boolean | null;
  /** REDIR-06: on some sites new users arrive here right after the registration. */
  readonly welcome: boolean;
};

/** @param now epoch ms */
export async function loadIdentity(
  { api, site, cameFrom }: Pick<LoadContext, 'api' | 'site' | 'cameFrom'>,
  now = Date.now(),
): Promise<IdentityData> {
  const [status, fresh, verified] = await Promise.all([
    loadPart(api<KycStatus>(kycStatus.path)),
    isNewcomer({ api, site, cameFrom }, now),
    loadVerified(api),
  ]);
  const stands = status?.state ? status : null;
  return { status: stands, verified, welcome: fresh && stands?.state !== 'verified' };
}
