import { signUpAccess } from '@gatehouse/rules/region/region';
import { invitesToOpen, opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Page, Pages } from '../pages.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** RFC 7725: unavailable for legal reasons. */
export const UNAVAILABLE_STATUS = 451;

/** REGION-03: whether a page opens accounts or invites to it, and the visitor is where sign-up is closed. */
export function isSignUpClosed(
  brand: Brand,
  pages: Pages,
  { visitor, path, page, loggedIn }: { visitor: Visitor; path: string; page: Page | undefined; loggedIn: boolean },
): boolean {
  const speaks = opensAccounts(visitor.site, path) || (invitesToOpen(path) && !loggedIn);
  if (page !== pages.unavailable && !speaks) return false;
  return signUpAccess(brand, visitor.place()).value !== 'open';
}
