import type { LoginResult } from '@gatehouse/contract/login/login';
import type { LoginPayload } from '@gatehouse/contract/login/login.schema';
import { loginKeyOf } from '../../../accounts/login-key.ts';
import { readPassword } from '../../../encryption/read-password.ts';
import type { Answer } from '../../../http/route.ts';
import type { Visitor } from '../../../http/visitor.ts';
import type { Services } from '../../../kernel/services.ts';
import { countingFailures } from '../../../verification/password/count-failures.ts';
import { throttleKey } from '../../../verification/password/login-throttle.ts';
import { loginAnswer } from '../login-answer.ts';
import { checkPassword } from './check-password.ts';

/**
 * LOGIN-01: by password, with the address or the mobile number.
 * @throws {Refusal} wrongPassword with pass_err_count, tooManyPasswordErrors, addressLimit, deviceOrAccountLimit,
 * passwordUnreadable, timestampUsed, timestampOutOfWindow, busy; what `planLogin` and `loginAnswer` throw
 */
export async function logIn(services: Services, input: LoginPayload, visitor: Visitor): Promise<Answer<LoginResult>> {
  const { environment } = visitor.site;
  return countingFailures(services, visitor, async () => {
    const loginKey = loginKeyOf(input.login_name, visitor);
    const guard = await throttleKey(services.db, services.clock(), loginKey, visitor);
    const password = await readPassword(services, environment, input, guard.from);
    const once = { subject: `login|${environment}|${loginKey}`, encrypted: input };
    const { plan, outcome } = await checkPassword(services, { loginKey, guard, password, once }, visitor);
    return loginAnswer(services, outcome, plan);
  });
}
