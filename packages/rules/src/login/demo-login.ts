import { type Decision, decide, type Rule } from '../decision.ts';

const table: readonly Rule<string | null | undefined, boolean>[] = [
  {
    rule: 'ROUTE-13 LOGIN-13',
    check: 'demoAccount is true',
    answer: (value) => (value === 'true' ? true : undefined),
  },
  { rule: 'ROUTE-13 LOGIN-13', check: 'anything else is a usual login', answer: () => false },
];

/**
 * ROUTE-13: whether the login is for demo trading: after it the session is switched to the demo environment.
 * @param demoAccount as it stands in the query
 */
export function isDemoLogin(demoAccount: string | null | undefined): Decision<boolean> {
  return decide(table, demoAccount);
}
