import { type Decision, decide, type Rule } from '../decision.ts';

/** What secures an account beside its password, in the order in which it is advised. */
export const securitySteps = ['passkey', 'app', 'recovery', 'word'] as const;
export type SecurityStep = (typeof securitySteps)[number];

export type SecurityFacts = {
  /** It works on this site. */
  readonly passkey: boolean;
  /** The account has passkeys that work on other sites alone. */
  readonly passkeyElsewhere: boolean;
  /** An authenticator app. */
  readonly app: boolean;
  /** Recovery codes that are left. */
  readonly recoveryCodes: number;
  /** The anti-phishing word in emails. */
  readonly word: boolean;
  /** Emails reach the account: without them a word in emails protects nothing. */
  readonly email: boolean;
  /** A page in Telegram's frame cannot make passkeys. */
  readonly passkeysOffered: boolean;
};

/** `later`: it needs another step first. */
export type StepState = 'done' | 'next' | 'open' | 'later';
export type SecurityState = {
  readonly steps: readonly { readonly step: SecurityStep; readonly state: StepState }[];
  /** Undefined: all done. */
  readonly next: SecurityStep | undefined;
};

const isDone: Readonly<Record<SecurityStep, (facts: SecurityFacts) => boolean>> = {
  passkey: ({ passkey }) => passkey,
  app: ({ app }) => app,
  recovery: ({ recoveryCodes }) => recoveryCodes > 0,
  word: ({ word }) => word,
};

const hasFactor = ({ passkey, passkeyElsewhere, app }: SecurityFacts) => passkey || passkeyElsewhere || app;

function isOffered(step: SecurityStep, facts: SecurityFacts): boolean {
  if (isDone[step](facts)) return true;
  if (step === 'passkey') return facts.passkeysOffered;
  return step !== 'word' || facts.email;
}

const open = (facts: SecurityFacts, step: SecurityStep) => isOffered(step, facts) && !isDone[step](facts);

const table: readonly Rule<SecurityFacts, SecurityStep | 'none'>[] = [
  {
    rule: 'SHELL-13',
    check: 'it has a passkey or app, and no recovery code is left',
    answer: (facts) => (hasFactor(facts) && open(facts, 'recovery') ? 'recovery' : undefined),
  },
  {
    rule: 'SHELL-13',
    check: 'no passkey works here',
    answer: (facts) => (open(facts, 'passkey') ? 'passkey' : undefined),
  },
  {
    rule: 'SHELL-13',
    check: 'it has no authenticator app',
    answer: (facts) => (open(facts, 'app') ? 'app' : undefined),
  },
  {
    rule: 'SHELL-13',
    check: 'its emails carry no word',
    answer: (facts) => (open(facts, 'word') ? 'word' : undefined),
  },
  { rule: 'SHELL-13', check: 'everything is done', answer: () => 'none' },
];

/**
 * SHELL-13: the steps that this account can take here, and the next of them. An account that can be locked out by a lost phone comes
 * before everything else: its recovery codes are next.
 */
export function securityState(facts: SecurityFacts): Decision<SecurityState> {
  const { value, trace } = decide(table, facts);
  const next = value === 'none' ? undefined : value;
  const steps = securitySteps
    .filter((step) => isOffered(step, facts))
    .map((step) => ({ step, state: stateOf(step, next, facts) }));
  return { value: { steps, next }, trace };
}

function stateOf(step: SecurityStep, next: SecurityStep | undefined, facts: SecurityFacts): StepState {
  if (isDone[step](facts)) return 'done';
  if (step === next) return 'next';
  return step === 'recovery' && !hasFactor(facts) ? 'later' : 'open';
}
