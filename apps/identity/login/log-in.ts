import type { LoginPayload } from '@gatehouse/contract/login.schema';
import { readEmail } from '../account/email.ts';
import { readPassword } from '../encryption-key/read-password.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { checkPassword, type LoggedIn } from './check-password.ts';
import { countingFailures } from './failures.ts';

/**
 * LOGIN-01: by password.
 * @throws {Refusal} wrongPassword with pass_err_count, tooManyPasswordErrors, addressLimit, deviceOrAccountLimit,
 * passwordUnreadable, timestampUsed, timestampOutOfWindow, busy, hongKongUserElsewhere, foreignUserInHongKong
 */
export async function logIn(services: Services, input: LoginPayload, visitor: Visitor): Promise<LoggedIn> {
  const { environment } = visitor.site;
  return countingFailures(services, visitor, async () => {
    const password = await readPassword(services, environment, input);
    // What is no address is simply a name without an account: its answer must not differ.
    const loginKey = readEmail(input.login_name)?.key ?? input.login_name.trim().toLowerCase();
    const subject = `login|${environment}|${loginKey}`;
    return checkPassword(services, { loginKey, password, subject, timestamp: input.encrypt_timestamp }, visitor);
  });
}
