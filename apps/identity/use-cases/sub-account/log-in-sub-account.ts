import type { SubAccountLoginPayload } from '@gatehouse/contract/account/sub-account.schema';
import type { LoginResult } from '@gatehouse/contract/login/login';
import { accountById, isFrozen } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { rememberDevice } from '../../risk/known-device.ts';
import { verifyNamedPassword } from '../../verification/password/verify-named-password.ts';
import { completeFirstFactor } from '../login/complete-first-factor.ts';
import { loginAnswer } from '../login/login-answer.ts';
import { subAccountByKey } from './find-sub-account.ts';

/**
 * SHELL-10, LOGIN-01: by name and password. What a new device is confirmed by goes to the main account: a sub-account has no
 * mailbox. A name without a sub-account costs the same and is refused the same.
 * @throws {Refusal} what `verifyNamedPassword`, `completeFirstFactor` and `loginAnswer` throw; subAccountFrozen
 */
export async function logInSubAccount(
  services: Services,
  { login_name, ...encrypted }: SubAccountLoginPayload,
  visitor: Visitor,
): Promise<Answer<LoginResult>> {
  const { db } = services;
  const loginKey = login_name.trim().toLowerCase();
  const find = (trx: Db, key: string) => subAccountByKey(trx, visitor.site.environment, key);
  const sub = await verifyNamedPassword(services, { loginKey, ...encrypted }, visitor, find);
  const main = sub.parent_id === null ? undefined : await accountById(db, sub.parent_id);
  if (!main) throw new Refusal('accountTerminated');
  if (await isFrozen(db, sub.id)) throw new Refusal('subAccountFrozen');
  const factor = { account: sub, visitor, openedBy: 'password', contact: main } as const;
  const { plan, outcome } = await completeFirstFactor(services, factor, async ({ trx, now, logIn }) => {
    const done = await logIn();
    if (!('asked' in done)) await rememberDevice(trx, now, loginKey, visitor);
    return done;
  });
  return loginAnswer(services, outcome, plan);
}
