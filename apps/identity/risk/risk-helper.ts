import type { DefaultInterceptPayload } from '@gatehouse/contract/login/risk.schema';
import type { RiskAction } from '@gatehouse/rules/login/risk';
import type { AccountRow } from '../accounts/tables.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import type { Counting } from './velocity.ts';

/** LOGIN-11: where and how the action is made, as the page sent it, unchecked. */
export type ExtInfo = NonNullable<DefaultInterceptPayload['ext_info']>;

/** The facts of an attempt before it continues. */
export type RiskFacts = {
  readonly visitor: Visitor;
  /** Undefined: before the visitor has proved an account. */
  readonly account: AccountRow | undefined;
  /** Whether this device has logged in to the account before. */
  readonly deviceKnown: boolean;
  /** How the first factor was given; `registration` where an account is about to be opened. */
  readonly action: string;
  /** The address or number that a registration names. */
  readonly opens?: string | undefined;
};

/** LOGIN-11, CAPT-08: a protected call, before anything of it is done. */
export type AttemptToPreview = {
  /** LOGIN-10 */
  readonly scene: string;
  readonly visitor: Visitor;
  /** The address or number that a registration names. */
  readonly opens?: string | undefined;
  /** Absent: the attempt is counted. */
  readonly counting?: Counting;
};

/** `verify`: one more proof is asked for. `reasons` are names for the operator's log, without personal data. */
export type RiskAnswer = { readonly action: RiskAction; readonly reasons: readonly string[] };

/** LOGIN-11: says how unusual an attempt is. Ours looks at device, place and velocity; an operator may name an outside one. */
export type RiskHelper = {
  /** After the right first factor, and before a registration begins. What `intercept` found for the same tx-id counts too, once. Never throws. */
  readonly assess: (facts: RiskFacts) => Promise<RiskAnswer>;
  /** Before the action, while the account is unknown. @param scene LOGIN-10 @param extInfo for an outside helper, as it came */
  readonly intercept: (scene: string, visitor: Visitor, extInfo?: ExtInfo) => Promise<RiskAnswer>;
  /**
   * Before a protected call: what was announced under its tx-id, which stays for the call; else what is found now. `assess` in the
   * same call does not count it again.
   */
  readonly preview: (attempt: AttemptToPreview) => Promise<RiskAnswer>;
};

declare module '../kernel/services.ts' {
  interface Services {
    /** LOGIN-11 */
    readonly risk: RiskHelper;
  }
}

/**
 * LOGIN-11: what a registration that begins still needs, by what was found when it was announced and what is found now.
 * @throws {Refusal} attemptRefused
 */
export async function assessRegistration(
  { risk }: Pick<Services, 'risk'>,
  visitor: Visitor,
  opens?: string,
): Promise<Exclude<RiskAction, 'block'>> {
  const facts = { visitor, account: undefined, deviceKnown: false, action: 'registration', opens };
  const { action } = await risk.assess(facts);
  if (action === 'block') throw attemptRefused(visitor);
  return action;
}

/** What a user whose attempt is stopped reads out to support: the log has the reasons beside it, and the answer has none. */
export function attemptRefused({ requestId }: Pick<Visitor, 'requestId'>): Refusal {
  return new Refusal('attemptRefused', requestId === undefined ? undefined : { reference: requestId });
}
