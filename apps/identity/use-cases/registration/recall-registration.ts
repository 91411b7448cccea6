import type { RecallResult, VerifyResultResult } from '@gatehouse/contract/registration/registration';
import type { RegistrationQuery } from '@gatehouse/contract/registration/registration.schema';
import { maskName } from '../../accounts/login-name.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { isVerifiedBy } from '../../verification/challenge/find-challenge.ts';
import { findRegistration } from './find-registration.ts';
import { sentTimes } from './send-item.ts';
import type { RegistrationRow } from './tables.ts';

const RECALL_VERSION = 1;
type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * SIGNUP-05: the state of a wizard for this device. Another holder of the uuid sees the address or number masked.
 * @throws {Refusal} registrationUnknown
 */
export async function recallRegistration(
  { db, clock }: Needed,
  { uuid }: RegistrationQuery,
  visitor: Visitor,
): Promise<RecallResult> {
  const registration = await findRegistration(db, clock(), uuid, visitor);
  const { login_name, platform, item, started_device } = registration;
  const isTheirs = isVerifiedBy(registration, visitor) || (started_device ?? '') === visitor.device;
  return {
    recall_stage: stageOf(registration, visitor),
    ...{ platform, item, version: RECALL_VERSION },
    login_name: isTheirs ? login_name : maskName(registration),
    ...sentTimes(registration),
  };
}

function stageOf(registration: RegistrationRow, visitor: Visitor): RecallResult['recall_stage'] {
  if (registration.account_id !== null) return 'commit_login';
  return isVerifiedBy(registration, visitor) ? 'commit_password' : 'commit_info';
}

/** SIGNUP-04, SIGNUP-06: 1 once this device has proved the address or number. @throws {Refusal} registrationUnknown */
export async function verificationResult(
  { db, clock }: Needed,
  { uuid }: RegistrationQuery,
  visitor: Visitor,
): Promise<VerifyResultResult> {
  const now = clock();
  const registration = await findRegistration(db, now, uuid, visitor);
  if (isVerifiedBy(registration, visitor)) {
    return { result: 1, state: registration.account_id === null ? 'verified' : 'registered' };
  }
  const { verified_device, code_hash, code_expires_at } = registration;
  // A newer message may verify this device after all.
  if (verified_device !== null && code_hash === null) return { result: 0, state: 'elsewhere' };
  return { result: 0, state: code_expires_at > 0 && code_expires_at <= now ? 'expired' : 'waiting' };
}
