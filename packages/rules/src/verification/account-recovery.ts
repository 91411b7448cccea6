import { type Decision, decide, type Rule } from '../decision.ts';

const HOUR_MS = 3_600_000;
/** Waiting time of a request, so that the owner can see and cancel one that they did not make. */
const FACTOR_RECOVERY_WAIT_MS = 24 * HOUR_MS;
/** Waiting time where fewer factors are proved than the account has. */
const FACTOR_RECOVERY_LONG_WAIT_MS = 72 * HOUR_MS;
/** How long a request can be completed after the wait. */
export const FACTOR_RECOVERY_READY_MS = 7 * 24 * HOUR_MS;
/** Withdrawals are blocked this long after a password or a factor was reset. */
export const WITHDRAWALS_WAIT_MS = 24 * HOUR_MS;

/** A factor that can be recovered; `authenticator` means app and passkeys together. */
export type RecoverableFactor = 'authenticator' | 'email' | 'mobile';
export const recoverableFactors: readonly RecoverableFactor[] = ['authenticator', 'email', 'mobile'];

export function isRecoverableFactor(text: string): text is RecoverableFactor {
  return recoverableFactors.some((item) => item === text);
}

/** `none`: the account never had it. */
export type FactorState = 'there' | 'lost' | 'none';
export type AccountRecoveryFacts = {
  readonly item: RecoverableFactor;
  readonly password: FactorState;
  readonly email: FactorState;
  readonly mobile: FactorState;
  /** An authenticator app or a passkey. */
  readonly factor: FactorState;
};

export type AccountRecoveryProof = 'password' | 'email' | 'mobile' | 'factor';
/** The proofs of a request, in order, and how long it then waits. `support`: the remaining factors are not enough. */
export type AccountRecovery = { readonly proofs: readonly AccountRecoveryProof[]; readonly waitMs: number } | 'support';

type Wanted = Partial<Record<AccountRecoveryProof, FactorState>>;

/** A row applies to its item where all the facts it names match. */
function row(item: RecoverableFactor, wanted: Wanted, waitMs: number): Rule<AccountRecoveryFacts, AccountRecovery> {
  const names = Object.keys(wanted) as AccountRecoveryProof[];
  const proofs = names.filter((name) => wanted[name] === 'there');
  return {
    rule: 'SHELL-10',
    check: `lost ${item}; ${names.map((name) => `${name} ${wanted[name]}`).join(', ')}`,
    answer: (facts) =>
      facts.item === item && names.every((name) => facts[name] === wanted[name]) ? { proofs, waitMs } : undefined,
  };
}

/** At least two channels; all that the account has, or the long wait. */
const table: readonly Rule<AccountRecoveryFacts, AccountRecovery>[] = [
  row('authenticator', { password: 'there', email: 'there', mobile: 'there' }, FACTOR_RECOVERY_WAIT_MS),
  row('authenticator', { password: 'there', email: 'there', mobile: 'none' }, FACTOR_RECOVERY_WAIT_MS),
  row('authenticator', { password: 'there', email: 'none', mobile: 'there' }, FACTOR_RECOVERY_WAIT_MS),
  // A lost phone loses its app and its number; password and mailbox remain.
  row('authenticator', { password: 'there', email: 'there', mobile: 'lost' }, FACTOR_RECOVERY_LONG_WAIT_MS),
  row('authenticator', { password: 'lost', email: 'there', mobile: 'there' }, FACTOR_RECOVERY_LONG_WAIT_MS),
  row('email', { password: 'there', factor: 'there' }, FACTOR_RECOVERY_WAIT_MS),
  row('email', { password: 'there', mobile: 'there', factor: 'none' }, FACTOR_RECOVERY_WAIT_MS),
  row('mobile', { password: 'there', factor: 'there' }, FACTOR_RECOVERY_WAIT_MS),
  row('mobile', { password: 'there', email: 'there', factor: 'none' }, FACTOR_RECOVERY_WAIT_MS),
  { rule: 'SHELL-10', check: 'nothing that is left is enough', answer: () => 'support' },
];

/** SHELL-10: which proofs recover an account whose factor is lost. */
export function accountRecovery(facts: AccountRecoveryFacts): Decision<AccountRecovery> {
  return decide(table, facts);
}

/** The stored times of a request, epoch milliseconds. */
export type FactorRecoveryTimes = {
  readonly kept: 'proving' | 'waiting' | 'done' | 'cancelled';
  readonly readyAt: number;
  readonly endsAt: number;
  readonly now: number;
};
export type FactorRecoveryStage = 'proving' | 'waiting' | 'ready' | 'done' | 'cancelled' | 'expired';

const stages: readonly Rule<FactorRecoveryTimes, FactorRecoveryStage>[] = [
  {
    rule: 'SHELL-10',
    check: 'it was finished or cancelled',
    answer: ({ kept }) => (kept === 'done' || kept === 'cancelled' ? kept : undefined),
  },
  {
    rule: 'SHELL-10',
    check: 'its time is over',
    answer: ({ endsAt, now }) => (endsAt <= now ? 'expired' : undefined),
  },
  {
    rule: 'SHELL-10',
    check: 'not everything is proved',
    answer: ({ kept }) => (kept === 'proving' ? 'proving' : undefined),
  },
  { rule: 'SHELL-10', check: 'its wait is over', answer: ({ readyAt, now }) => (readyAt <= now ? 'ready' : undefined) },
  { rule: 'SHELL-10', check: 'it waits', answer: () => 'waiting' },
];

/** SHELL-10: the stage of a request. */
export function factorRecoveryStage(times: FactorRecoveryTimes): Decision<FactorRecoveryStage> {
  return decide(stages, times);
}
