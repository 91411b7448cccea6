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
 * ROUTE-13: whether somebody logs in to trade with demo money: after the login their session is switched to that.
 * @param demoAccount as it stands in the query
 */
export function isDemoLogin(demoAccount: string | null | undefined): Decision<boolean> {
  return decide(table, demoAccount);
}
