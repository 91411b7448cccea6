import type { LoginPayload } from '@gatehouse/contract/login.schema';
import { readEmail } from '../account/email.ts';
import { readPassword } from '../encryption-key/read-password.ts';
import { Refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { checkPassword, type LoggedIn } from './check-password.ts';

/**
 * LOGIN-01: by password.
 * @throws {Refusal} wrongPassword with pass_err_count, tooManyPasswordErrors, addressLimit, deviceOrAccountLimit,
 * passwordUnreadable, timestampUsed, timestampOutOfWindow, busy
 */
export async function logIn(services: Services, input: LoginPayload, visitor: Visitor): Promise<LoggedIn> {
  const { limits } = services;
  await limits.check('loginFailuresByAddress', visitor.address);
  await limits.check('loginFailuresByDevice', visitor.guid);
  const password = await readPassword(services, visitor.site.environment, input);
  // What is no address is simply a name without an account: its answer must not differ.
  const loginKey = readEmail(input.login_name)?.key ?? input.login_name.trim().toLowerCase();
  const attempt = { loginKey, password, subject: `login|${loginKey}`, timestamp: input.encrypt_timestamp };
  try {
    return await checkPassword(services, attempt, visitor);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrongPassword') await countFailure(services, visitor);
    throw error;
  }
}

/** The failure itself is the answer; one too many is only refused from the next try on. */
async function countFailure({ limits }: Services, { address, guid }: Visitor): Promise<void> {
  await Promise.allSettled([
    limits.count('loginFailuresByAddress', address),
    limits.count('loginFailuresByDevice', guid),
  ]);
}
