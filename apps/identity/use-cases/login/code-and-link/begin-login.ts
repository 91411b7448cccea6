import type { CodeSent, PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { LoginBeginPayload } from '@gatehouse/contract/login/login.schema';
import { accountByName } from '../../../accounts/accounts.ts';
import { recipientOf } from '../../../accounts/login-key.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { invalidField } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { countAll } from '../../../rate-limit/count-all.ts';
import { openChallenge, pendingChallengeOf } from '../../../verification/challenge/open-challenge.ts';
import { sendChallenge } from '../../../verification/send-challenge.ts';

/**
 * LOGIN-02: begins a login by code or link, and sends it. A name without an account gets a message that says so, in the same
 * time, and no code that fits; every answer is the same.
 * @throws {Refusal} invalidField login_name, or item where a number is asked to take a link; addressLimit, deviceOrAccountLimit,
 * mailNotSent, smsNotSent
 */
export async function beginLogin(
  services: Services,
  { login_name, item }: LoginBeginPayload,
  visitor: Visitor,
): Promise<PendingChallenge & CodeSent> {
  const { db, clock, limits } = services;
  const to = recipientOf(login_name, visitor);
  if (item === 'link' && to.method === 'mobile') throw invalidField('item', 'a link goes to an address');
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
  ]);
  const account = await accountByName(db, visitor.site.environment, to.key);
  const ways = to.method === 'mobile' ? (['mobile'] as const) : (['email', 'email_link'] as const);
  const context = { openedBy: item };
  const challenge = await openChallenge(db, clock(), { purpose: 'login', account, to, ways, context }, visitor);
  const way = item === 'link' ? 'email_link' : to.method;
  const sent = await sendChallenge(services, { uuid: challenge.id, item: way }, visitor);
  return { ...pendingChallengeOf(challenge, undefined), ...sent };
}
