import { type Decision, decide, type Rule } from '../decision.ts';
import { type FactorFacts, type FactorWay, factorWays } from './second-factor.ts';

/** Facts about an account's factors. */
export type StepUpFacts = FactorFacts & {
  readonly password: boolean;
  readonly email: boolean;
  readonly mobile: boolean;
};

export type StepUpWay = FactorWay | 'password' | 'email' | 'mobile';

const contact = ({ email, mobile }: StepUpFacts): readonly StepUpWay[] => [
  ...(email ? (['email'] as const) : []),
  ...(mobile ? (['mobile'] as const) : []),
];

const table: readonly Rule<StepUpFacts, readonly StepUpWay[]>[] = [
  {
    rule: 'SESS-04',
    check: 'the account has a second factor: nothing weaker will do',
    answer: (facts) => {
      const ways = factorWays(facts);
      return ways.length > 0 ? ways : undefined;
    },
  },
  {
    rule: 'SESS-04',
    check: 'it has an address or a number that a code can go to',
    answer: (facts) => {
      const ways = contact(facts);
      return ways.length > 0 ? ways : undefined;
    },
  },
  { rule: 'SESS-04', check: 'the password is all it has', answer: ({ password }) => (password ? ['password'] : []) },
];

/** The proofs that a sensitive change accepts, the strongest first (ASVS 7.5.3). Empty: the account has none. */
export function stepUpWays(facts: StepUpFacts): Decision<readonly StepUpWay[]> {
  return decide(table, facts);
}
