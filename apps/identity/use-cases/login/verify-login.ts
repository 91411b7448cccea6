import type { LoginResult } from '@gatehouse/contract/login/login';
import type { LoginVerifyPayload } from '@gatehouse/contract/login/login-verify.schema';
import { type OpenedBy, openingBy } from '@gatehouse/rules/login/login-ways';
import { accountById } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { type RepeatableSession, takeOnce } from '../../sessions/finished-step.ts';
import { isDeviceOf } from '../../verification/challenge/find-challenge.ts';
import { type VerifiedChallenge, verifyChallenge } from '../../verification/verify-challenge.ts';
import { completeFirstFactor } from './complete-first-factor.ts';
import { loginAnswer } from './login-answer.ts';

/**
 * LOGIN-02: the answer to a challenge of a login. The first factor may leave a second to ask for; after the second the session
 * opens. What was proved is used up in the transaction that opens it, so a proof opens one session at most; the same answer by
 * the same device gets that session again.
 * @throws {Refusal} what `verifyChallenge`, `completeFirstFactor` and `loginAnswer` throw
 */
export async function verifyLogin(
  services: Services,
  input: LoginVerifyPayload,
  visitor: Visitor,
): Promise<Answer<LoginResult>> {
  return takeOnce<Answer<LoginResult>>(
    services,
    { kind: 'login', id: input.uuid, submitted: [input.proof, input.trust_device] },
    visitor,
    (session) => verify(services, input, visitor, session),
    ({ id, token }) => ({ result: { id }, token }),
  );
}

async function verify(
  services: Services,
  { uuid, proof, trust_device }: LoginVerifyPayload,
  visitor: Visitor,
  session: RepeatableSession,
): Promise<Answer<LoginResult>> {
  const proven = await verifyChallenge(services, { uuid, proof }, ['login', 'login_second'], visitor);
  const account = await accountOf(services, proven);
  const isSecond = proven.challenge.purpose === 'login_second';
  const openedBy = isSecond ? contextOf(proven).openedBy : openedByProof(proof.by);
  const factor = { account, visitor, openedBy, session };
  const { plan, outcome } = await completeFirstFactor(services, factor, async ({ trx, now, plan, logIn, logInNow }) => {
    // A factor that was added since is not passed by with the code that was asked for before.
    if (isSecond && plan.second.why === 'factor' && !isOneOf(plan.second.ways, proof.by)) {
      throw new Refusal('challengeUnknown');
    }
    await proven.consume(trx, now);
    return isSecond ? logInNow(trust_device) : logIn();
  });
  if (proof.by === 'recovery') notifyAccountOwner(services, account.id, 'recoveryCodeUsed', visitor);
  const finalPlan = isSecond || isDeviceOf(proven.challenge, visitor) ? plan : { ...plan, deviceKnown: false };
  return loginAnswer(services, outcome, finalPlan, proof.by);
}

/** Without an account no proof is ever right, so this is never reached without one. */
async function accountOf({ db }: Services, { accountId }: VerifiedChallenge): Promise<AccountRow> {
  const account = accountId === null ? undefined : await accountById(db, accountId);
  if (!account) throw new Refusal('challengeUnknown');
  return account;
}

function contextOf({ challenge }: VerifiedChallenge): { readonly openedBy: OpenedBy } {
  return JSON.parse(challenge.context) as { openedBy: OpenedBy };
}

function openedByProof(by: LoginVerifyPayload['proof']['by']): OpenedBy {
  const opening = openingBy(by);
  // No challenge of a first factor offers any other.
  if (opening === undefined) throw new Refusal('wayNotOffered');
  return opening;
}

function isOneOf(ways: readonly string[], by: string): boolean {
  return ways.length === 0 || ways.includes(by);
}
