import { type MemberInfoResult, memberInfo } from '@gatehouse/contract/session/session-extras';
import { pagePath } from '@gatehouse/rules/page/page-address';
import { EMAIL_CODE_VERIFY_PATH } from '@gatehouse/rules/page/page-paths';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { loadPart } from './load-part.ts';
import type { LoadContext } from './page.ts';

/** How long after the registration a reloaded page still welcomes. */
const NEW_MS = 15 * 60_000;

/**
 * REDIR-06, REDIR-07: whether the user has just registered: comes from a page that opens accounts, and is a member since at most
 * 15 minutes, if the API tells.
 * @param now epoch ms
 */
export async function isNewcomer(
  { api, site, cameFrom = '' }: Pick<LoadContext, 'api' | 'site' | 'cameFrom'>,
  now = Date.now(),
): Promise<boolean> {
  if (!opensAccounts(site, cameFrom) && pagePath(cameFrom) !== EMAIL_CODE_VERIFY_PATH) return false;
  const member = await loadPart(api<MemberInfoResult>(memberInfo.path));
  return now - (member?.member_since ?? now) < NEW_MS;
}
