import { type ProfileResult, profile } from '@gatehouse/contract/session/session';
import { isKycVerified } from '@gatehouse/rules/session/session';
import { loadPart } from './load-part.ts';
import type { LoadContext } from './page.ts';

/** Whether the account is verified (SESS-08); null if it could not be read. */
export async function loadVerified(api: LoadContext['api']): Promise<boolean | null> {
  const result = await loadPart(api<ProfileResult>(profile.path));
  return result && isKycVerified(result);
}
