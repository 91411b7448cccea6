import type { CodeSent, PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { ResetBeginPayload } from '@gatehouse/contract/recovery/account-recovery.schema';
import { accountByName } from '../../accounts/accounts.ts';
import { recipientOf } from '../../accounts/login-key.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { openChallenge, pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import { sendChallenge } from '../../verification/send-challenge.ts';

/**
 * SHELL-10: sends the proof of the address or number: a link with a code beside it, or a code. A name without an account gets a
 * message that says so, in the same time; every answer is the same.
 * @throws {Refusal} invalidField login_name; addressLimit, deviceOrAccountLimit, mailNotSent, smsNotSent
 */
export async function beginReset(
  services: Services,
  { login_name }: ResetBeginPayload,
  visitor: Visitor,
): Promise<PendingChallenge & CodeSent> {
  const { db, clock, limits } = services;
  const to = recipientOf(login_name, visitor);
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
  ]);
  const account = await accountByName(db, visitor.site.environment, to.key);
  const ways = to.method === 'mobile' ? (['mobile'] as const) : (['email_link', 'email'] as const);
  const challenge = await openChallenge(db, clock(), { purpose: 'reset', account, to, ways }, visitor);
  const sent = await sendChallenge(services, { uuid: challenge.id, item: ways[0] }, visitor);
  return { ...pendingChallengeOf(challenge, undefined), ...sent };
}
