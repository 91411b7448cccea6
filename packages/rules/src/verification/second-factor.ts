import { type Decision, decide, type Rule } from '../decision.ts';
import { provedBy } from '../login/login-ways.ts';

/** What is known of a login whose first factor is right. */
export type SecondFactorFacts = {
  /** The way that the first factor was given by. */
  readonly openedBy: string;
  readonly totp: boolean;
  /** One that works on this site. */
  readonly passkey: boolean;
  /** Its passkeys all work on other sites alone: browsers do not hand them out here. */
  readonly passkeyElsewhere: boolean;
  /** Whether codes can be sent there. */
  readonly email: boolean;
  readonly mobile: boolean;
  readonly deviceKnown: boolean;
  /** What the account has chosen; `demanded`: what the site demands whatever it has chosen. */
  readonly deviceCheck: boolean;
  readonly demanded: boolean;
  readonly risky: boolean;
};

export type FactorWay = 'passkey' | 'totp' | 'recovery';
export type SecondWay = 'email' | 'mobile' | FactorWay;
/** The ways to give it, the best one first; none: nothing more is asked. */
export type SecondFactor = { readonly ways: readonly SecondWay[]; readonly why: 'factor' | 'device' | 'risk' };

const NOTHING: SecondFactor = { ways: [], why: 'factor' };

export type FactorFacts = Pick<SecondFactorFacts, 'totp' | 'passkey' | 'passkeyElsewhere'>;

/**
 * How an account with a second factor gives it, the best way first; empty: it has none. Where none of what it has works here,
 * a kept code does, and nothing less: whoever logs in chooses the site, and must not choose the factor away.
 */
export function factorWays({ totp, passkey, passkeyElsewhere }: FactorFacts): readonly FactorWay[] {
  if (!totp && !passkey && !passkeyElsewhere) return [];
  return [...(passkey ? (['passkey'] as const) : []), ...(totp ? (['totp'] as const) : []), 'recovery'];
}

function contactWays({ email, mobile }: SecondFactorFacts): readonly SecondWay[] {
  return [...(email ? (['email'] as const) : []), ...(mobile ? (['mobile'] as const) : [])];
}

const table: readonly Rule<SecondFactorFacts, SecondFactor>[] = [
  {
    rule: 'LOGIN-02',
    check: 'the way to log in was two factors by itself',
    answer: ({ openedBy }) => (provedBy(openedBy) === 'both' ? NOTHING : undefined),
  },
  {
    rule: 'LOGIN-02',
    check: 'the account has a second factor',
    answer: (facts) => {
      const ways = factorWays(facts);
      return ways.length > 0 ? { ways, why: 'factor' } : undefined;
    },
  },
  {
    rule: 'LOGIN-02',
    check: 'the login proved the mailbox or phone that a code would go to',
    answer: ({ openedBy }) => (provedBy(openedBy) === 'contact' ? NOTHING : undefined),
  },
  {
    rule: 'LOGIN-11',
    check: 'the attempt is unusual',
    answer: (facts) => (facts.risky ? { ways: contactWays(facts), why: 'risk' } : undefined),
  },
  {
    rule: 'LOGIN-02',
    check: 'the device is new, and the account or the site wants such confirmed',
    answer: (facts) =>
      !facts.deviceKnown && (facts.deviceCheck || facts.demanded)
        ? { ways: contactWays(facts), why: 'device' }
        : undefined,
  },
  { rule: 'LOGIN-02', check: 'nothing more is asked', answer: () => NOTHING },
];

/** LOGIN-02: what a login asks for after its first factor. */
export function secondFactor(facts: SecondFactorFacts): Decision<SecondFactor> {
  return decide(table, facts);
}
