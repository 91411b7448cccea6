import type { PasswordProblem } from '@gatehouse/rules/password/password';

/** 1 is easy to guess, 4 is strong. */
export type StrengthLevel = 1 | 2 | 3 | 4;

/** What would help most; each has its words under `password.hint.`. */
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

/** What zxcvbn says of a password: 0 to 4, and which weakness weighs most, by its own key. */
export type Estimate = { readonly score: 0 | 1 | 2 | 3 | 4; readonly warning: string | null };

/** The first two are easy for whoever can guess without being stopped. */
const LEVELS = [1, 1, 2, 3, 4] as const;
/** From here on a password needs no advice. */
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

/** SIGNUP-04: what a person is told of a password. What the rule refuses is never called better than easy to guess. */
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
