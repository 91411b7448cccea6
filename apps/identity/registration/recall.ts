import type { RecallResult } from '@gatehouse/contract/registration';
import type { RegistrationQuery } from '@gatehouse/contract/registration.schema';
import type { Services } from '../services.ts';
import { findRegistration } from './find.ts';
import type { RegistrationRow } from './tables.ts';

const RECALL_VERSION = 1;

/** SIGNUP-05: where a wizard stands. @throws {Refusal} registrationUnknown */
export async function recallRegistration(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { uuid }: RegistrationQuery,
): Promise<RecallResult> {
  const registration = await findRegistration(db, clock(), uuid);
  const { email, platform } = registration;
  return { recall_stage: stageOf(registration), platform, login_name: email, version: RECALL_VERSION };
}

function stageOf({ verified_at, account_id }: RegistrationRow): RecallResult['recall_stage'] {
  if (verified_at === null) return 'commit_info';
  return account_id === null ? 'commit_password' : 'commit_login';
}

/** SIGNUP-04: 1 once the code was right. @throws {Refusal} registrationUnknown */
export async function verificationResult(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { uuid }: RegistrationQuery,
): Promise<{ result: 0 | 1 }> {
  const { verified_at } = await findRegistration(db, clock(), uuid);
  return { result: verified_at === null ? 0 : 1 };
}
