import { codes } from '@gatehouse/contract/errors/codes';
import { type Refused, refusedBy, type SubmitAnswer } from './submit-answer.ts';

/** LOGIN-07: tries left until the login is paused (31030), by the count of wrong passwords; others are not shown. */
const TRIES_LEFT: Readonly<Record<number, number>> = { 3: 2, 4: 1, 5: 0 };

/** `pauseS`: seconds of the pause that follows the last try. */
export type WrongPassword = { readonly why: number; readonly triesLeft?: number; readonly pauseS?: number };
const MINUTE_S = 60;

/** The length of a pause in minutes, for the warning before it. */
export function pauseMinutes(pauseS: number): number {
  return Math.ceil(pauseS / MINUTE_S);
}

type PasswordErrors = { readonly wrong: { readonly password?: WrongPassword }; readonly refused?: Refused };

/**
 * The errors after 31002: of the password field, with the tries left; after the last try, of the form, with the pause
 * where the answer has it.
 */
export function wrongPassword(answer: SubmitAnswer): PasswordErrors {
  const why = codes.wrongPassword;
  const { pass_err_count: count, pause_after: pauseS } = (answer.result ?? {}) as Partial<Record<string, unknown>>;
  const triesLeft = typeof count === 'number' ? TRIES_LEFT[count] : undefined;
  if (triesLeft === 0)
    return { wrong: {}, refused: { ...refusedBy(answer), code: codes.tooManyPasswordErrors, message: '' } };
  if (triesLeft === undefined) return { wrong: { password: { why } } };
  return { wrong: { password: typeof pauseS === 'number' ? { why, triesLeft, pauseS } : { why, triesLeft } } };
}
