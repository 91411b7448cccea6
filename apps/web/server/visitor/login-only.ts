import { withLanguage } from '@gatehouse/rules/language/path-language';
import { isLoginOnly } from '@gatehouse/rules/login/login-steps';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { Visitor } from './visitor.ts';

/** LOGIN-09: as far as user agent and address tell. */
export function mayOnlyLogIn({ miniApp }: Pick<Visitor, 'miniApp'>): boolean {
  return isLoginOnly({ miniApp }).value;
}

type LoginOnlyQuery = {
  readonly visitor: Visitor;
  readonly path: string;
  readonly language: string;
  readonly search: string;
};

/** LOGIN-09: the redirect of a visitor who may only log in from a page that opens accounts, with the query; null: no redirect. */
export function loginInstead({ visitor, path, language, search }: LoginOnlyQuery): string | null {
  if (!opensAccounts(visitor.site, path) || !mayOnlyLogIn(visitor)) return null;
  return withLanguage(language, visitor.site.paths.login) + search;
}
