import type { Decision } from '../decision.ts';

/**
 * SIGNUP-05, REDIR-12: the address that continues a recalled registration at its login; null at any other stage.
 * @param login the login page's path, with the query of an application's request (REDIR-11)
 */
export function recalledDestination(stage: string, locale: string, login = '/login'): Decision<string | null> {
  const value =
    stage === 'commit_login' ? `/${locale}${login}${login.includes('?') ? '&' : '?'}source=commit_login` : null;
  return {
    value,
    trace: [{ rule: 'REDIR-12', check: 'recalled at commit_login', outcome: value ? 'won' : 'passed over' }],
  };
}
