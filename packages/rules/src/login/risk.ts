import type { Decision, Step } from '../decision.ts';

/** LOGIN-11: what is unusual about an attempt, and how much it weighs. Names are for the operator's log. */
export const riskWeights = {
  /** No tx-id, or one that was not announced by this device just before, or was used up. */
  'tx-unknown': 1,
  'device-new': 3,
  /** None of the last logins came from there. */
  'country-new': 2,
  /** The last login came from another country less than an hour ago. */
  'country-jump': 1,
  'busy-address': 5,
  'busy-device': 5,
  'busy-account': 5,
  'many-accounts': 5,
  /** A registration with an address of a mailbox that anybody can open. */
  'disposable-address': 5,
  /** Far more attempts than people make, of a device or an account. */
  flood: 100,
  /** The same of an address, which many people may share. A device that has logged in to an account is not stopped for it. */
  'address-flood': 100,
} as const;
export type RiskReason = keyof typeof riskWeights;
export type RiskAction = 'pass' | 'verify' | 'block';

/** A device that is known may travel; one that is new may not come from a new country as well. */
const VERIFY_FROM = 5;
const BLOCK_FROM = 100;

/** LOGIN-11: what an attempt still needs, by everything that is unusual about it. A reason counts once. */
export function riskAction(reasons: readonly RiskReason[]): Decision<RiskAction> {
  const distinct = [...new Set(reasons)];
  const weight = distinct.reduce((sum, reason) => sum + riskWeights[reason], 0);
  const value = actionOf(weight);
  const noted = distinct.map(
    (reason): Step => ({ rule: 'LOGIN-11', check: reason, outcome: 'noted', detail: `${riskWeights[reason]}` }),
  );
  const check = `${VERIFY_FROM} and more: one more proof; ${BLOCK_FROM} and more: refused`;
  return { value, trace: [...noted, { rule: 'LOGIN-11', check, outcome: 'won', detail: `${weight}: ${value}` }] };
}

/** The stricter of two. */
export function stricter(one: RiskAction, other: RiskAction): RiskAction {
  const order: readonly RiskAction[] = ['pass', 'verify', 'block'];
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

function actionOf(weight: number): RiskAction {
  if (weight >= BLOCK_FROM) return 'block';
  return weight >= VERIFY_FROM ? 'verify' : 'pass';
}
