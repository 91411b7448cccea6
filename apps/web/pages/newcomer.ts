import { type MemberInfoResult, memberInfo } from '@gatehouse/contract/session-extras';
import { opensAccounts } from '@gatehouse/rules/opens-accounts';
import { pagePath } from '@gatehouse/rules/page-address';
import { loadPart } from './load-part.ts';
import type { LoadContext } from './page.ts';

/** So long after it was opened a page that is loaded again still welcomes. */
const NEW_MS = 15 * 60_000;

/** ROUTE-08: a registration that goes on from a mail ends there. */
const LINK_PATH = '/email-code-verify';

/**
 * REDIR-06, REDIR-07: whether the user has just opened their account, and comes from the page where they did. Where the API
 * does not say since when somebody is a member, the page that they come from decides.
 * @param now epoch ms
 */
export async function isNewcomer(
  { api, site, cameFrom = '' }: Pick<LoadContext, 'api' | 'site' | 'cameFrom'>,
  now = Date.now(),
): Promise<boolean> {
  if (!opensAccounts(site, cameFrom) && pagePath(cameFrom) !== LINK_PATH) return false;
  const member = await loadPart(api<MemberInfoResult>(memberInfo.path));
  return now - (member?.member_since ?? now) < NEW_MS;
}
