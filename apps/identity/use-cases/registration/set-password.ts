import type { RegistrationPasswordPayload } from '@gatehouse/contract/registration/registration.schema';
import { addAccount } from '../../accounts/accounts.ts';
import { checkPassword as checkPasswordRule } from '../../accounts/password-rule.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import { consumeEncryption, readPassword } from '../../encryption/read-password.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { signUpMustBeOpen, wallRefusal } from '../../region/ring-fence.ts';
import { rememberAccountDevice } from '../../risk/known-device.ts';
import { newRepeatableToken } from '../../sessions/repeatable-token.ts';
import { openSession } from '../../sessions/sessions.ts';
import { isVerifiedBy } from '../../verification/challenge/find-challenge.ts';
import { countingFailures } from '../../verification/password/count-failures.ts';
import { throttleKey } from '../../verification/password/login-throttle.ts';
import { useUp } from '../../verification/verify-for-device.ts';
import { finishedAttribution } from '../attribution/attribution.ts';
import { creditedAttribution } from '../attribution/credit.ts';
import { wantsSubscription } from '../attribution/eu-subscription.ts';
import type { LoggedIn } from '../login/complete-login.ts';
import { checkPassword } from '../login/password/check-password.ts';
import { findRegistration } from './find-registration.ts';
import { repeatedLogin } from './repeated-finish.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * SIGNUP-04, last step, on the device that entered the code: makes the account, once, and opens a session. Repeated with
 * the same password it answers the same session while that lives; with another password it is refused, and counted as a
 * password error.
 * @throws {Refusal} registrationUnknown, notVerified on other devices too, passwordUnreadable, timestampUsed,
 * timestampOutOfWindow, passwordRefused with the reason, alreadyRegistered, tooManyPasswordErrors, addressLimit,
 * deviceOrAccountLimit, busy; signUpBlocked, miniAppLogsInOnly, hongKongUserElsewhere, foreignUserInHongKong
 */
export async function setPassword(
  services: Services,
  input: RegistrationPasswordPayload,
  visitor: Visitor,
): Promise<LoggedIn> {
  signUpMustBeOpen(services, visitor);
  const registration = await findRegistration(services.db, services.clock(), input.uuid, visitor);
  if (!isVerifiedBy(registration, visitor)) throw new Refusal('notVerified');
  return countingFailures(services, visitor, () => finishOrRepeat(services, registration, input, visitor));
}

async function finishOrRepeat(
  services: Services,
  registration: RegistrationRow,
  input: RegistrationPasswordPayload,
  visitor: Visitor,
): Promise<LoggedIn> {
  const password = await readPassword(services, visitor.site.environment, input, 'stranger');
  if (registration.account_id !== null) return logInAgain(services, registration, password, input, visitor);
  // A wizard may end on another site than it began on, but not beyond a wall.
  const refusal = wallRefusal(services, { site: registration.site, kyc_country: '' }, visitor);
  if (refusal) throw refusal;
  checkPasswordRule(password, { names: [registration.login_name], brand: services.brand, site: visitor.site });
  const passwordHash = await services.hasher.hash(password);
  const made = await finish(services, registration, passwordHash, input, visitor);
  return made ?? logInAgain(services, registration, password, input, visitor);
}

/** One transaction: account, end of the wizard and session, or nothing. Undefined when the account is already there. */
async function finish(
  { db, clock }: Services,
  registration: RegistrationRow,
  password_hash: string,
  input: RegistrationPasswordPayload,
  visitor: Visitor,
): Promise<LoggedIn | undefined> {
  const { id, environment, method, login_name, login_key, register_type, lang, site } = registration;
  const arrival = finishedAttribution(input, registration, visitor, clock());
  const by = { method, name: login_name, key: login_key };
  const eu_subscription_at = wantsSubscription(input.ext_json, registration, visitor) ? clock() : null;
  return db.transaction().execute(async (trx) => {
    const attribution = await creditedAttribution(trx, environment, arrival);
    const fresh = { by, environment, register_type, lang, site, attribution, password_hash, eu_subscription_at };
    const account = await addAccount(trx, clock(), fresh);
    if (!account) return undefined;
    await consumeEncryption(trx, `registration|${id}`, input);
    const { token, salt: session_salt } = newRepeatableToken(visitor);
    const finished = { account_id: account.id, finished_with: input.encrypt_timestamp, session_salt };
    await useUp(trx, id, clock());
    await trx.updateTable('registration').set(finished).where('id', '=', id).execute();
    await rememberAccountDevice(trx, clock(), account, visitor);
    await recordEvent(trx, clock(), account.id, 'login', visitor, { by: 'registration' });
    return {
      account,
      token: await openSession(trx, clock(), account.id, visitor, { openedBy: 'registration', token }),
    };
  });
}

/**
 * The code has proved that the address is theirs, so it may be said that there is an account. The very
 * submission that made the account, come twice, is answered as the first time: its answer may have been lost.
 */
async function logInAgain(
  services: Services,
  { id, login_key }: RegistrationRow,
  password: string,
  encrypted: RegistrationPasswordPayload,
  visitor: Visitor,
): Promise<LoggedIn> {
  try {
    const { finished_with } = await findRegistration(services.db, services.clock(), id, visitor);
    const once =
      finished_with === encrypted.encrypt_timestamp ? undefined : { subject: `registration|${id}`, encrypted };
    const guard = await throttleKey(services.db, services.clock(), login_key, visitor);
    const attempt = { loginKey: login_key, guard, password, once };
    const session = repeatedLogin(services, id, visitor);
    const { outcome } = await checkPassword(services, attempt, visitor, 'registration', session);
    // A second factor is asked for on the login page.
    if ('asked' in outcome) throw new Refusal('alreadyRegistered');
    await rememberAccount(services, id, outcome.account);
    return outcome;
  } catch (error) {
    const wrong = error instanceof Refusal && error.code === 'wrongPassword';
    throw wrong ? new Refusal('alreadyRegistered', error.result) : error;
  }
}

/** Two wizards for one address end in one account: the later one is finished too. */
async function rememberAccount({ db, clock }: Services, id: string, account: AccountRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await useUp(trx, id, clock());
    await trx
      .updateTable('registration')
      .set({ account_id: account.id })
      .where('id', '=', id)
      .where('account_id', 'is', null)
      .execute();
  });
}
