import { codes } from '@gatehouse/contract/codes';
import type { RecallResult, RegistrationInfoResult, SendVerifyItemResult } from '@gatehouse/contract/registration';
import type { SubmitAnswer } from '../submit-answer.ts';
import type { Begun, Found, Wrong } from './registration-state.ts';

type Answered = { readonly answer: SubmitAnswer };
export type CodeTimes = { readonly resendAt: number; readonly expiresAt: number };

export const succeeded = (_: unknown, { answer }: Answered) => answer.ret_code === codes.success;
export const answers =
  (code: number) =>
  (_: unknown, { answer }: Answered) =>
    answer.ret_code === code;
export const stageIs =
  (stage: RecallResult['recall_stage']) =>
  (_: unknown, { answer }: Answered) =>
    answer.ret_code === codes.success && recalled(answer)?.recall_stage === stage;

export const begun = ({ uuid, email, typed }: Begun): Begun => ({ uuid, email, typed });
export const begunAgain = ({ uuid, email }: Found, { answer }: Answered): Begun => ({
  uuid,
  email: email ?? recalled(answer)?.login_name ?? '',
  typed: !(email ?? recalled(answer)?.login_name ?? '').includes('*'),
});
export const times = ({ resendAt, expiresAt }: CodeTimes): CodeTimes => ({ resendAt, expiresAt });

function recalled({ result }: SubmitAnswer): Partial<RecallResult> | undefined {
  return result as Partial<RecallResult> | undefined;
}

export function uuidOf({ ret_code, result }: SubmitAnswer): string | undefined {
  return ret_code === codes.success ? (result as Partial<RegistrationInfoResult> | undefined)?.uuid : undefined;
}

export function timesOf({ result }: SubmitAnswer): CodeTimes {
  const sent = result as Partial<SendVerifyItemResult> | undefined;
  return { resendAt: sent?.resend_at ?? 0, expiresAt: sent?.expires_at ?? 0 };
}

/** A malformed id is as unknown as one that was never given out. */
export function isUnknown({ answer }: Answered): boolean {
  return answer.ret_code === codes.registrationUnknown || answer.ret_code === codes.invalidField;
}

export function isAboutCode({ ret_code }: SubmitAnswer): boolean {
  const about: readonly number[] = [codes.success, codes.wrongCode, codes.codeExpired, codes.codeTriesUsed];
  return about.includes(ret_code);
}

export function wrongCode({ ret_code, result }: SubmitAnswer): Wrong {
  const why = ret_code === codes.success ? codes.wrongCode : ret_code;
  const triesLeft = (result as { tries_left?: unknown } | undefined)?.tries_left;
  return typeof triesLeft === 'number' ? { why, triesLeft } : { why };
}

/** Why the API refused a password, in the words of the form where it has them. */
export function wrongPassword({ ret_code, result }: SubmitAnswer): Wrong {
  const reason = (result as { reason?: unknown } | null | undefined)?.reason;
  const known = (['short', 'long', 'email', 'common'] as const).find((name) => name === reason);
  return { why: known ?? ret_code };
}
