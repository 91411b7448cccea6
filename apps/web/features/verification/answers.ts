import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';
import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { ChallengeEndReason, VerificationState, WrongProof } from './proof-state.ts';
import { triesLeftBy } from './sent.ts';

/** The page is not a secure context (`encrypted-submit.ts`). */
const INSECURE_CODE = -201;

const over: Readonly<Record<number, ChallengeEndReason>> = {
  [codes.challengeUnknown]: 'expired',
  [codes.challengeTriesUsed]: 'used',
  [codes.proofElsewhere]: 'elsewhere',
};
/** The attempt had no effect and can be repeated. */
const stopped: readonly number[] = [
  ...[NO_ANSWER_CODE, INSECURE_CODE, codes.addressLimit, codes.deviceOrAccountLimit, codes.tooManyPasswordErrors],
  ...[codes.busy, codes.internal, codes.passwordUnreadable, codes.timestampUsed, codes.timestampOutOfWindow],
];
const wrongProofs: readonly number[] = [
  ...[codes.wrongCode, codes.codeExpired, codes.codeTriesUsed, codes.linkUnknown, codes.linkUsed],
  ...[codes.wrongPassword, codes.invalidField, codes.passwordRefused],
];

export function endReasonOf({ ret_code }: SubmitAnswer): ChallengeEndReason | undefined {
  return over[ret_code];
}

export function isStopped({ ret_code }: SubmitAnswer): boolean {
  return stopped.includes(ret_code);
}

/** The error of the proof itself; undefined where the answer is about something else. */
export function wrongProofOf(answer: SubmitAnswer): WrongProof | undefined {
  const { ret_code } = answer;
  if (!wrongProofs.includes(ret_code)) return undefined;
  return ret_code === codes.invalidField ? { why: 'shape' } : { why: ret_code, ...triesLeftBy(answer) };
}

/** The code cannot become right any more: the user has to request another. */
export function isUsedUp({ why, triesLeft }: WrongProof): boolean {
  return why === codes.codeTriesUsed || why === codes.codeExpired || triesLeft === 0;
}

/** The method of a state. */
export function methodOf(state: VerificationState): AuthMethod | undefined {
  if (state.step === 'choosing') return state.from;
  return 'way' in state ? state.way : undefined;
}
