import { type Decision, decide, type Rule } from '../decision.ts';
import { provedBy } from '../login/login-ways.ts';

/** Facts of a login after a valid first factor. */
export type SecondFactorFacts = {
  /** The method of the first factor. */
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
  /** The account's setting; `demanded`: required by the site whatever the setting. */
  readonly deviceCheck: boolean;
  readonly demanded: boolean;
  readonly risky: boolean;
};

export type FactorWay = 'passkey' | 'totp' | 'recovery';
export type SecondWay = 'email' | 'mobile' | FactorWay;
/** The accepted methods, the strongest first; none: no second factor is required. */
export type SecondFactor = { readonly ways: readonly SecondWay[]; readonly why: 'factor' | 'device' | 'risk' };

const NOTHING: SecondFactor = { ways: [], why: 'factor' };

export type FactorFacts = Pick<SecondFactorFacts, 'totp' | 'passkey' | 'passkeyElsewhere'>;

/**
 * The second-factor methods of an account, the strongest first; empty: it has no second factor. Where none of them works on this site,
 * a recovery code does, and nothing less: the attacker chooses the site of a login, and must not avoid the factor by it.
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

/** LOGIN-02: the second factor that a login requires. */
export function secondFactor(facts: SecondFactorFacts): Decision<SecondFactor> {
  return decide(table, facts);
}
