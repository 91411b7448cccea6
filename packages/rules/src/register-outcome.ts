import { type Decision, decide, type Rule } from './decision.ts';
import { recalledDestination } from './destination.ts';

/** Where a recalled registration goes on: a step of the wizard on this page, or another page. */
export type RegisterOutcome =
  | { readonly kind: 'step'; readonly step: 'start' | 'verify' | 'password' }
  | { readonly kind: 'go'; readonly href: string };

type Recalled = {
  /** `recall_stage` of the recall call; absent when nothing is known of the registration. */
  readonly stage: string | undefined;
  readonly locale: string;
};

const table: readonly Rule<Recalled, RegisterOutcome>[] = [
  {
    rule: 'SIGNUP-05 REDIR-12',
    check: 'only the login is left',
    answer: ({ stage, locale }) => {
      const href = recalledDestination(stage ?? '', locale).value;
      return href === null ? undefined : { kind: 'go', href };
    },
  },
  {
    rule: 'SIGNUP-05',
    check: 'the password is still to be set',
    answer: ({ stage }) => (stage === 'commit_password' ? { kind: 'step', step: 'password' } : undefined),
  },
  {
    rule: 'SIGNUP-05',
    check: 'the code is still to be entered',
    answer: ({ stage }) => (stage === 'commit_info' ? { kind: 'step', step: 'verify' } : undefined),
  },
  { rule: 'SIGNUP-04', check: 'nothing to go on from', answer: () => ({ kind: 'step', step: 'start' }) },
];

/** SIGNUP-05, REDIR-12: how a registration that was left goes on. An unknown stage starts anew. */
export function registerOutcome(recalled: Recalled): Decision<RegisterOutcome> {
  return decide(table, recalled);
}
