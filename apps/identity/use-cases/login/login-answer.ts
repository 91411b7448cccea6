import type { LoginResult } from '@gatehouse/contract/login/login';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { knownAccountOf } from '../../risk/known-account.ts';
import type { LoggedIn, LoginOutcome, LoginPlan } from './complete-login.ts';

/**
 * What a route answers.
 * @param proof of the second factor
 * @throws {Refusal} verificationAsked (20100) with the challenge that is left
 */
export function loginAnswer(
  services: Services,
  outcome: LoginOutcome,
  plan: LoginPlan,
  proof?: string,
): Answer<LoginResult> {
  if ('asked' in outcome) throw new Refusal('verificationAsked', outcome.asked);
  if (!plan.deviceKnown && !outcome.seen) notifyOfLogin(services, outcome, plan);
  return loggedInAnswer(services, outcome, plan.visitor, plan.openedBy === 'passkey' || proof === 'passkey');
}

/** The answer that carries a session, and the account where the device remembers it. After any other login it remembers none. */
export function loggedInAnswer(
  services: Services,
  { account, token, remembered }: LoggedIn,
  visitor: Visitor,
  byPasskey = false,
): Answer<{ id: number }> {
  const answer = { result: { id: account.public_id }, token };
  if (remembered === undefined) return answer;
  const knownAccount = remembered ? knownAccountOf(services, account, visitor, byPasskey || undefined) : '';
  return { ...answer, knownAccount };
}

/** What was just kept need not be read again. */
function notifyOfLogin(services: Services, { account, event }: LoggedIn, { visitor }: LoginPlan): void {
  const known = event && { account, event };
  notifyAccountOwner(services, account.id, 'loginNewDevice', visitor, {}, known);
}
