import { codes } from '@gatehouse/contract/errors/codes';
import type { VerifyResultResult } from '@gatehouse/contract/registration/registration';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { VerificationEvent } from '../verification/proof-state.ts';
import { isAboutCode } from './registration-answers.ts';
import type { Way } from './registration-state.ts';

/** Only result 1 means verified: any other success says that the code was wrong. */
export function verifiedBy(answer: SubmitAnswer): SubmitAnswer {
  if (answer.ret_code !== codes.success || answer.result === 1) return answer;
  return { ...answer, ret_code: codes.wrongCode };
}

const endings: Readonly<Record<Way['form'], readonly number[]>> = {
  new: [codes.registrationUnknown],
  old: [codes.registrationUnknown, codes.passwordRefused, codes.alreadyRegistered],
};

/** Refusals about the code are shown at it, those that end the step leave it, and all others can be retried. */
export function sortRefusal(refusal: SubmitAnswer, { form }: Pick<Way, 'form'>): 'settled' | 'stopped' | undefined {
  if (isAboutCode(refusal)) return undefined;
  return endings[form].includes(refusal.ret_code) ? 'settled' : 'stopped';
}

/** SIGNUP-06: the status of the link, here or elsewhere. A failed call counts as no news. */
export function linkNews({ ret_code, result }: SubmitAnswer): VerificationEvent | undefined {
  if (ret_code === codes.registrationUnknown || ret_code === codes.invalidField)
    return { type: 'settled', answer: { ret_code: codes.registrationUnknown, ret_msg: '' } };
  const { state } = (ret_code === codes.success ? (result ?? {}) : {}) as Partial<VerifyResultResult>;
  switch (state) {
    case 'verified':
      return { type: 'noticed', news: 'passed' };
    case 'registered':
      return { type: 'settled', answer: { ret_code: codes.alreadyRegistered, ret_msg: '' } };
    case 'elsewhere':
    case 'expired':
      return { type: 'lapsed', why: state };
    default:
      return undefined;
  }
}
