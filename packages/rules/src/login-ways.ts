import { PASSKEY_LOGIN, QR_LOGIN, THIRD_PARTY_LOGIN } from './compliance-element-names.ts';
import { isShown, type ResolvedElement } from './compliance-elements.ts';
import type { Decision, Step } from './decision.ts';

/** How somebody may log in beside account and password, which stand on every login page. In the usual order. */
export const loginWays = ['passkey', 'code', 'link', 'thirdParty', 'qr'] as const;
export type LoginWay = (typeof loginWays)[number];

/** COMP-08: the ways that compliance can show and hide. */
const elementOf: Readonly<Partial<Record<LoginWay, string>>> = {
  passkey: PASSKEY_LOGIN,
  thirdParty: THIRD_PARTY_LOGIN,
  qr: QR_LOGIN,
};

export type LoginWaysQuestion = {
  /** LOGIN-12: what the operator offers, in the operator's order; absent: all of them in the usual one. */
  readonly steered: readonly LoginWay[] | undefined;
  /** What compliance says of each element for this visitor. */
  readonly elements: Readonly<Partial<Record<string, ResolvedElement>>>;
};

/**
 * LOGIN-12, COMP-08: the ways that a login page offers beside the password, in their order. The operator's word never shows
 * what compliance hides.
 */
export function loginWaysFor({ steered, elements }: LoginWaysQuestion): Decision<readonly LoginWay[]> {
  const wanted = steered ?? loginWays;
  const order: Step = {
    rule: 'LOGIN-12',
    check: steered ? 'the operator says which ways, and their order' : 'every way, in the usual order',
    outcome: 'noted',
    detail: wanted.join(', '),
  };
  const shown = (way: LoginWay) => {
    const element = elementOf[way];
    return element === undefined || isShown(elements[element]);
  };
  const steps = wanted.map(
    (way): Step => ({
      rule: elementOf[way] ? 'COMP-08' : 'LOGIN-02',
      check: elementOf[way] ? `${way}: compliance shows ${elementOf[way]}` : `${way}: nothing has to allow it`,
      outcome: shown(way) ? 'won' : 'passed over',
    }),
  );
  return { value: wanted.filter(shown), trace: [order, ...steps] };
}
