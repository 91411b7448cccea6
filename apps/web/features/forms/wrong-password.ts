import { codes } from '@gatehouse/contract/errors/codes';
import { type Refused, refusedBy, type SubmitAnswer } from './submit-answer.ts';

/** LOGIN-07: the counts of wrong passwords that are shown, as tries left until the login is paused (31030). */
const TRIES_LEFT: Readonly<Record<number, number>> = { 3: 2, 4: 1, 5: 0 };

/** `pauseS`: for how many seconds login would be paused then. */
export type WrongPassword = { readonly why: number; readonly triesLeft?: number; readonly pauseS?: number };
const MINUTE_S = 60;

/** For how many minutes login would be paused, as it is said before it is. */
export function pauseMinutes(pauseS: number): number {
  return Math.ceil(pauseS / MINUTE_S);
}

type Said = { readonly wrong: { readonly password?: WrongPassword }; readonly refused?: Refused };

/**
 * What a form says after 31002: the field that its password is wrong, with the tries left; after the last one the form alone
 * says that it is paused, and for how long, where the answer tells.
 */
export function wrongPassword(answer: SubmitAnswer): Said {
  const why = codes.wrongPassword;
  const { pass_err_count: count, pause_after: pauseS } = (answer.result ?? {}) as Partial<Record<string, unknown>>;
  const triesLeft = typeof count === 'number' ? TRIES_LEFT[count] : undefined;
  if (triesLeft === 0)
    return { wrong: {}, refused: { ...refusedBy(answer), code: codes.tooManyPasswordErrors, message: '' } };
  if (triesLeft === undefined) return { wrong: { password: { why } } };
  return { wrong: { password: typeof pauseS === 'number' ? { why, triesLeft, pauseS } : { why, triesLeft } } };
}
