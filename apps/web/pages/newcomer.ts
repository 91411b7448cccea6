import { type MemberInfoResult, memberInfo } from '@gatehouse/contract/session/session-extras';
import { pagePath } from '@gatehouse/rules/page/page-address';
import { EMAIL_CODE_VERIFY_PATH } from '@gatehouse/rules/page/page-paths';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { loadPart } from './load-part.ts';
import type { LoadContext } from './page.ts';

/** So long after it was opened a page that is loaded again still welcomes. */
const NEW_MS = 15 * 60_000;

/**
 * REDIR-06, REDIR-07: whether the user has just opened their account, and comes from the page where they did. Where the API
 * does not say since when somebody is a member, the page that they come from decides.
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
