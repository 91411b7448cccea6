import { type KycStatus, kycStatus } from '@gatehouse/contract/kyc';
import { type MemberInfoResult, memberInfo } from '@gatehouse/contract/session-extras';
import { opensAccounts } from '@gatehouse/rules/opens-accounts';
import { pagePath } from '@gatehouse/rules/page-address';
import { loadPart } from '../load-part.ts';
import type { LoadContext } from '../page.ts';
import { loadVerified } from '../verification.ts';

/** So long after it was opened a page that is loaded again still welcomes. */
const NEW_MS = 15 * 60_000;

/** ROUTE-08: a registration that goes on from a mail ends there. */
const LINK_PATH = '/email-code-verify';

export type IdentityData = {
  /** Null where the API has no verification of its own, or did not answer. */
  readonly status: KycStatus | null;
  /** Null where that could not be read. */
  readonly verified: boolean | null;
  /** REDIR-06: somebody who has just opened their account arrives here on some sites, from the page where they did. */
  readonly welcome: boolean;
};

/** @param now epoch ms */
export async function loadIdentity(
  { api, site, cameFrom }: Pick<LoadContext, 'api' | 'site' | 'cameFrom'>,
  now = Date.now(),
): Promise<IdentityData> {
  const [status, member, verified] = await Promise.all([
    loadPart(api<KycStatus>(kycStatus.path)),
    loadPart(api<MemberInfoResult>(memberInfo.path)),
    loadVerified(api),
  ]);
  const since = member?.member_since ?? 0;
  const stands = status?.state ? status : null;
  const fresh = isFromSignUp(site, cameFrom) && now - since < NEW_MS;
  return { status: stands, verified, welcome: fresh && stands?.state !== 'verified' };
}

function isFromSignUp(site: LoadContext['site'], path = ''): boolean {
  return opensAccounts(site, path) || pagePath(path) === LINK_PATH;
}
