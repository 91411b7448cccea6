import { type Decision, decide, type Rule } from '../decision.ts';

/** What is unusual about a login that is over, for its owner to recognize. */
export type LoginOddity = 'usual' | 'failed' | 'new-device' | 'new-country' | 'new-device-and-country';

export type LoginFacts = {
  /** The password was wrong. */
  readonly failed: boolean;
  /** The account had been logged in to from this device before. */
  readonly deviceKnown: boolean;
  /** ISO 3166-1; empty: not known. */
  readonly country: string;
  /** Countries of earlier logins; none: there is nothing to compare with. */
  readonly countriesBefore: readonly string[];
};

const isNewCountry = ({ country, countriesBefore }: LoginFacts) =>
  country !== '' && countriesBefore.length > 0 && !countriesBefore.includes(country);

const table: readonly Rule<LoginFacts, LoginOddity>[] = [
  { rule: 'SHELL-13', check: 'it failed', answer: ({ failed }) => (failed ? 'failed' : undefined) },
  {
    rule: 'SHELL-13',
    check: 'neither device nor country had been seen before',
    answer: (facts) => (!facts.deviceKnown && isNewCountry(facts) ? 'new-device-and-country' : undefined),
  },
  {
    rule: 'SHELL-13',
    check: 'no earlier login came from its country',
    answer: (facts) => (isNewCountry(facts) ? 'new-country' : undefined),
  },
  {
    rule: 'SHELL-13',
    check: 'its device was new',
    answer: ({ deviceKnown }) => (deviceKnown ? undefined : 'new-device'),
  },
  { rule: 'SHELL-13', check: 'device and country are known', answer: () => 'usual' },
];

/** SHELL-13: what is unusual about a login. */
export function loginOddity(facts: LoginFacts): Decision<LoginOddity> {
  return decide(table, facts);
}
