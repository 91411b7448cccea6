import { type ProfileResult, profile } from '@gatehouse/contract/session';
import { isKycVerified } from '@gatehouse/rules/session';
import type { LoadContext } from './page.ts';

/** Whether the account is verified (SESS-08); null when that could not be read. */
export async function loadVerified(api: LoadContext['api']): Promise<boolean | null> {
  const answer = await api<ProfileResult>(profile.path);
  return answer.ret_code === 0 && answer.result ? isKycVerified(answer.result) : null;
}
