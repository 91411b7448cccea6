import type { RiskAction } from '@gatehouse/rules/login/risk';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';

/**
 * LOGIN-11: what a registration that begins still needs, by what was found when it was announced and what is found now.
 * @throws {Refusal} attemptRefused
 */
export async function assessRegistration(
  { risk }: Pick<Services, 'risk'>,
  visitor: Visitor,
): Promise<Exclude<RiskAction, 'block'>> {
  const facts = { visitor, account: undefined, deviceKnown: false, action: 'registration' };
  const { action } = await risk.assess(facts);
  if (action === 'block') throw new Refusal('attemptRefused');
  return action;
}
