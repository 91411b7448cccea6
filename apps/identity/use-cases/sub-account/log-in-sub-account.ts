import type { LoginResult } from '@gatehouse/contract/login';
import type { SubAccountLoginPayload } from '@gatehouse/contract/sub-account.schema';
import { accountById, type LoginName } from '../../accounts/accounts.ts';
import { isFrozen } from '../../accounts/is-frozen.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { rememberDevice } from '../../risk/known-device.ts';
import { askedOf, openChallenge } from '../../verification/challenge/open-challenge.ts';
import { proveNamedPassword } from '../../verification/password/verify-named-password.ts';
import { completeLogin, type LoginOutcome, type LoginPlan, loginAnswer, planLogin } from '../login/complete-login.ts';
import { subAccountByKey } from './find-sub-account.ts';

/**
 * SHELL-10, LOGIN-01: by name and password. What a new device is confirmed by goes to the main account: a sub-account has no
 * mailbox. A name without a sub-account costs the same and is refused the same.
 * @throws {Refusal} what `proveNamedPassword`, `planLogin` and `loginAnswer` throw; subAccountFrozen
 */
export async function logInSubAccount(
  services: Services,
  { login_name, ...encrypted }: SubAccountLoginPayload,
  visitor: Visitor,
): Promise<Answer<LoginResult>> {
  const { db, clock } = services;
  const loginKey = login_name.trim().toLowerCase();
  const find = (step: Db, key: string) => subAccountByKey(step, visitor.site.environment, key);
  const sub = await proveNamedPassword(services, { loginKey, ...encrypted }, visitor, find);
  const main = sub.parent_id === null ? undefined : await accountById(db, sub.parent_id);
  if (!main) throw new Refusal('accountTerminated');
  if (await isFrozen(db, sub.id)) throw new Refusal('subAccountFrozen');
  const reached = { ...sub, email: main.email, mobile: main.mobile };
  const plan = await planLogin(services, reached, visitor, 'password');
  const outcome = await db.transaction().execute(async (step) => {
    const now = clock();
    const done = await complete(step, now, { ...plan, account: sub }, main);
    if (!('asked' in done)) await rememberDevice(step, now, loginKey, visitor);
    return done;
  });
  return loginAnswer(services, outcome, plan);
}

/** The sub-account's own second factor is asked for as ever; a code goes to the main account. */
async function complete(step: Db, now: number, plan: LoginPlan, main: AccountRow): Promise<LoginOutcome> {
  const { account, visitor, openedBy, second } = plan;
  const to = reachOf(main);
  if (second.ways.length === 0 || second.why === 'factor' || !to) return completeLogin(step, now, plan);
  const asks = { purpose: 'login_second', account, to, ways: [to.method], context: { openedBy } } as const;
  const challenge = await openChallenge(step, now, asks, visitor);
  return { asked: { ...askedOf(challenge, undefined), why: second.why } };
}

function reachOf({ email, email_key, mobile, mobile_key }: AccountRow): LoginName | undefined {
  if (email !== null && email_key !== null) return { method: 'email', name: email, key: email_key };
  return mobile !== null && mobile_key !== null ? { method: 'mobile', name: mobile, key: mobile_key } : undefined;
}
