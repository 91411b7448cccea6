import type { VerifyRegisterResult } from '@gatehouse/contract/registration/registration';
import type {
  RegisterCompliancePayload,
  VerifyRegisterEmailPayload,
  VerifyRegisterMobilePayload,
} from '@gatehouse/contract/registration/registration.schema';
import { readLoginName } from '../../accounts/login-name.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { LoggedIn } from '../login/complete-login.ts';
import { findRegistration } from './find-registration.ts';
import { sendItem } from './send-item.ts';
import { setPassword } from './set-password.ts';
import { startRegistration } from './start-registration.ts';
import { verifyItem } from './verify-item.ts';

const EMAIL_TYPE = 1;
const MOBILE_TYPE = 5;

/**
 * SIGNUP-02: the old variant's first call: begins a registration, or resumes the device's own, and sends the code or link.
 * @throws {Refusal} as `startRegistration` and `sendItem`; what could not be sent names the uuid to try again with
 */
export async function beginAtOnce(
  services: Services,
  input: VerifyRegisterEmailPayload | VerifyRegisterMobilePayload,
  visitor: Visitor,
): Promise<VerifyRegisterResult> {
  const started =
    'email' in input
      ? await startRegistration(services, { ...withoutItem(input), register_type: typeOf(input, EMAIL_TYPE) }, visitor)
      : await startRegistration(services, { ...input, register_type: typeOf(input, MOBILE_TYPE) }, visitor);
  const item = 'email' in input ? (input.item ?? 'email') : 'mobile';
  try {
    return { ...started, ...(await sendItem(services, { uuid: started.uuid, item }, visitor)) };
  } catch (error) {
    throw error instanceof Refusal ? withUuid(error, started.uuid) : error;
  }
}

function withoutItem({ item: _item, ...rest }: VerifyRegisterEmailPayload) {
  return rest;
}

/** A type that belongs to the other way of registering is taken for this one's. */
function typeOf<Own extends 1 | 5>({ register_type }: { register_type?: 1 | 5 | 44 | undefined }, own: Own): Own | 44 {
  return register_type === 44 ? 44 : own;
}

function withUuid({ code, message, result, retryAfter }: Refusal, uuid: string): Refusal {
  const more = retryAfter === undefined ? { message } : { message, retryAfter };
  return new Refusal(code, { ...(result as object), uuid }, more);
}

/**
 * SIGNUP-02, SITE-08: the old variant's second call: proof and password together. Without a code the address has been
 * confirmed by link on this device.
 * @throws {Refusal} registrationUnknown, also for another address than it began with; as `verifyItem`, `setPassword`
 */
export async function registerAtOnce(
  services: Services,
  input: RegisterCompliancePayload,
  visitor: Visitor,
): Promise<LoggedIn> {
  const { uuid, code, ...rest } = input;
  const { key } = readLoginName(services.brand, input);
  const registration = await findRegistration(services.db, services.clock(), uuid, visitor);
  if (registration.login_key !== key) throw new Refusal('registrationUnknown');
  if (code !== undefined) await verifyItem(services, { uuid, code }, visitor);
  return setPassword(services, { uuid, ...rest }, visitor);
}
