import type { RecallResult } from '@gatehouse/contract/registration';
import type { RegistrationQuery } from '@gatehouse/contract/registration.schema';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { findRegistration } from './find.ts';
import type { RegistrationRow } from './tables.ts';
import { isVerifiedBy } from './verified-device.ts';

const RECALL_VERSION = 1;

/** SIGNUP-05: where a wizard stands for this device. @throws {Refusal} registrationUnknown */
export async function recallRegistration(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { uuid }: RegistrationQuery,
  visitor: Visitor,
): Promise<RecallResult> {
  const registration = await findRegistration(db, clock(), uuid, visitor);
  const { email, platform } = registration;
  return { recall_stage: stageOf(registration, visitor), platform, login_name: email, version: RECALL_VERSION };
}

function stageOf(registration: RegistrationRow, visitor: Visitor): RecallResult['recall_stage'] {
  if (registration.account_id !== null) return 'commit_login';
  return isVerifiedBy(registration, visitor) ? 'commit_password' : 'commit_info';
}

/** SIGNUP-04: 1 once the code was right and entered on this device. @throws {Refusal} registrationUnknown */
export async function verificationResult(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { uuid }: RegistrationQuery,
  visitor: Visitor,
): Promise<{ result: 0 | 1 }> {
  return { result: isVerifiedBy(await findRegistration(db, clock(), uuid, visitor), visitor) ? 1 : 0 };
}
