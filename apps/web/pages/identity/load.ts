import { type KycStatus, kycStatus } from '@gatehouse/contract/kyc';
import { type MemberInfoResult, memberInfo } from '@gatehouse/contract/session-extras';
import type { LoadContext } from '../page.ts';
import { loadVerified } from '../verification.ts';

/** An account is new for so long after it was opened (REDIR-06). */
const NEW_MS = 15 * 60_000;

export type IdentityData = {
  /** Null where the API has no verification of its own, or did not answer. */
  readonly status: KycStatus | null;
  /** Null where that could not be read. */
  readonly verified: boolean | null;
  /** Somebody who has just opened their account arrives here on some sites. */
  readonly welcome: boolean;
};

/** @param now epoch ms */
export async function loadIdentity({ api }: Pick<LoadContext, 'api'>, now = Date.now()): Promise<IdentityData> {
  const [status, member, verified] = await Promise.all([
    api<KycStatus>(kycStatus.path),
    api<MemberInfoResult>(memberInfo.path),
    loadVerified(api),
  ]);
  const since = member.ret_code === 0 ? (member.result?.member_since ?? 0) : 0;
  const stands = status.ret_code === 0 && status.result?.state ? status.result : null;
  return { status: stands, verified, welcome: now - since < NEW_MS && stands?.state !== 'verified' };
}
