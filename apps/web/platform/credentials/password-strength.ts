import type { PasswordProblem } from '@gatehouse/rules/password/password';

/** 1 is easy to guess, 4 is strong. */
export type StrengthLevel = 1 | 2 | 3 | 4;

/** The advice that helps most; its message is `password.hint.<hint>`. */
export type StrengthHint =
  | 'short'
  | 'long'
  | 'common'
  | 'email'
  | 'name'
  | 'keys'
  | 'repeat'
  | 'sequence'
  | 'date'
  | 'more';

export type Strength = {
  readonly level: StrengthLevel;
  readonly hint?: StrengthHint;
  /** With `name`: what to leave out. */
  readonly word?: string;
  /** With `long`: how many characters may stay. */
  readonly max?: number;
};

/** The result of zxcvbn: a score from 0 to 4, and the key of the worst weakness. */
export type Estimate = { readonly score: 0 | 1 | 2 | 3 | 4; readonly warning: string | null };

/** The first two scores count as easy to guess without a rate limit. */
const LEVELS = [1, 1, 2, 3, 4] as const;
/** From this level on there is no advice. */
const GOOD = 3;

const HINT_OF_WARNING: Readonly<Record<string, StrengthHint>> = {
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
};

/** SIGNUP-04: the strength shown to the user. A password that the rule refuses is always "easy to guess". */
export function strengthOf({ score, warning }: Estimate, problem: PasswordProblem | undefined): Strength {
  if (problem) return refused(problem);
  const level = LEVELS[score];
  return level >= GOOD ? { level } : { level, hint: HINT_OF_WARNING[warning ?? ''] ?? 'more' };
}

function refused({ reason, word, max }: PasswordProblem): Strength {
  switch (reason) {
    case 'empty':
      return { level: 1, hint: 'short' };
    case 'long':
      return { level: 1, hint: 'long', ...(max === undefined ? {} : { max }) };
    case 'context':
      return word === undefined ? { level: 1, hint: 'more' } : { level: 1, hint: 'name', word };
    default:
      return { level: 1, hint: reason };
  }
}
