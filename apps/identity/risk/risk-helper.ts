import type { RiskAction } from '@gatehouse/rules/risk';
import type { AccountRow } from '../account/tables.ts';
import type { Visitor } from '../http/visitor.ts';

/** What an attempt looks like before it is let on. */
export type RiskFacts = {
  readonly visitor: Visitor;
  /** Undefined: before anybody has proved to be somebody. */
  readonly account: AccountRow | undefined;
  /** Whether this device has logged in to the account before. */
  readonly deviceKnown: boolean;
  readonly action: string;
};

/** `verify`: one more proof is asked for. `reasons` are names for the operator's log, without personal data. */
export type RiskAnswer = { readonly action: RiskAction; readonly reasons: readonly string[] };

/** LOGIN-11: says how unusual an attempt is. Ours looks at device, place and velocity; an operator may name an outside one. */
export type RiskHelper = {
  /** After the right first factor. What `intercept` found for the same tx-id counts too, once. Never throws. */
  readonly assess: (facts: RiskFacts) => Promise<RiskAnswer>;
  /** Before the action, while nobody is known. @param scene LOGIN-10 */
  readonly intercept: (scene: string, visitor: Visitor) => Promise<RiskAnswer>;
};
