import { type Decision, decide, type Rule } from '../decision.ts';
import type { AttributionValues } from './attribution-values.ts';

/** AFF-08: kinds of inviter. */
export const media = ['affiliate', 'broker', 'referral', 'normal'] as const;
export type Medium = (typeof media)[number];

/** AFF-08: who is paid for an account. */
export type Channel = {
  readonly medium: Medium;
  /** Empty where no one is. */
  readonly userCode: string;
};

const rules: readonly Rule<AttributionValues, Channel>[] = [
  {
    rule: 'AFF-02 AFF-08',
    check: 'affiliate_id names an affiliate',
    answer: ({ affiliate_id }) => coded('affiliate', affiliate_id),
  },
  { rule: 'AFF-08 ROUTE-11', check: 'brokerId names a broker', answer: ({ brokerId }) => coded('broker', brokerId) },
  {
    rule: 'AFF-08 ROUTE-11',
    check: 'ref has a code, and medium says that it is an affiliate’s or a broker’s',
    answer: ({ ref, medium }) => {
      const said = mediumOf(medium);
      return said === 'affiliate' || said === 'broker' ? coded(said, ref) : undefined;
    },
  },
  { rule: 'AFF-08 ROUTE-11', check: 'ref has the code of a friend', answer: ({ ref }) => coded('referral', ref) },
  {
    rule: 'AFF-08',
    check: 'medium says the kind and nothing says who: no one is paid',
    answer: ({ medium }) => {
      const said = mediumOf(medium);
      return said && { medium: said, userCode: '' };
    },
  },
  { rule: 'AFF-08', check: 'no invitation', answer: () => ({ medium: 'normal', userCode: '' }) },
];

/** AFF-08: medium and user code, by the values of a touch. The trace does not show the code. */
export function channelOf(values: AttributionValues): Decision<Channel> {
  return withoutCode(decide(rules, values));
}

type Credit = { readonly named: Channel; readonly payee: Channel | null | undefined };

const creditRules: readonly Rule<Credit, Channel>[] = [
  {
    rule: 'AFF-08',
    check: 'the API did not say whose the invitation is: what the address says stands',
    answer: ({ named, payee }) => (payee === undefined ? named : undefined),
  },
  {
    rule: 'AFF-03 AFF-04 AFF-08',
    check: 'the API says whose the invitation is, whatever parameter carried the code',
    answer: ({ payee }) => payee ?? undefined,
  },
  {
    rule: 'AFF-04 AFF-09',
    check: 'the invitation is unknown or has ended: no one is credited',
    answer: () => ({ medium: 'normal', userCode: '' }),
  },
];

/**
 * AFF-03, AFF-04, AFF-08: who is credited.
 * @param named whom the address names
 * @param payee whose the invitation is by the API; null: no one's; undefined: not known. The trace does not show the code
 */
export function creditedChannel(named: Channel, payee: Channel | null | undefined): Decision<Channel> {
  return withoutCode(decide(creditRules, { named, payee }));
}

function withoutCode({ value, trace }: Decision<Channel>): Decision<Channel> {
  return { value, trace: trace.map((step) => (step.outcome === 'won' ? { ...step, detail: value.medium } : step)) };
}

/** ROUTE-12: tags of partners outside crypto. */
const NON_CRYPTO_TAGS: readonly string[] = ['fox', 'gmb', 'stk', 'esp'];

/** ROUTE-12: whether the visitor came by a non-crypto channel. */
export function isNonCrypto({ tag }: AttributionValues): boolean {
  return tag !== undefined && NON_CRYPTO_TAGS.includes(tag.toLowerCase());
}

function coded(medium: Medium, userCode: string | undefined): Channel | undefined {
  return userCode === undefined ? undefined : { medium, userCode };
}

function mediumOf(medium: string | undefined): Medium | undefined {
  return media.find((one) => one === medium?.toLowerCase());
}
