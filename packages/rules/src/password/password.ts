import { type Decision, decide, type Rule } from '../decision.ts';
import { nameWords, wordsItRestsOn } from './password-context.ts';
import { plainSpellings } from './password-spellings.ts';

/** NIST SP 800-63B-4, 3.1.1.2, in code points: one for each sign of any script, and for each simple emoji. */
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
/**
 * In UTF-8. RSA-OAEP under 3072 bits takes 318 bytes, 14 of them for the timestamp (LOGIN-03, decision 10): 128 Latin letters,
 * 101 Georgian ones, 76 characters of any script.
 */
export const PASSWORD_MAX_BYTES = 304;
/** Longer than any spelling of 128 signs that people type; what is longer is not worth normalising. */
const MOST_UNITS = 1024;

export type PasswordReason = 'empty' | 'short' | 'long' | 'common' | 'email' | 'context';

export type PasswordProblem = {
  readonly reason: PasswordReason;
  /** With `context`: the word to leave out, lower case. */
  readonly word?: string;
  /** With `long`: how many characters may stay. */
  readonly max?: number;
};

export type PasswordQuestion = {
  /** Login names: email addresses, mobile numbers. */
  readonly names: readonly string[];
  /** Public words of the site; see `contextWords`. */
  readonly contextWords: readonly string[];
  /** Whether a list of common passwords has this one, lower case. */
  readonly isCommon: (password: string) => boolean;
};

type Input = PasswordQuestion & { readonly password: string; readonly folded: string };
const none = { reason: 'none' } as const;

const table: readonly Rule<Input, PasswordProblem | typeof none>[] = [
  {
    rule: 'SIGNUP-04',
    check: 'nothing was entered',
    answer: ({ password }) => (password ? undefined : problem('empty')),
  },
  {
    rule: 'SIGNUP-04',
    check: `it has fewer than ${PASSWORD_MIN_CHARS} characters`,
    answer: ({ password }) => (charsIn(password) < PASSWORD_MIN_CHARS ? problem('short') : undefined),
  },
  {
    rule: 'SIGNUP-04',
    check: `it has more than ${PASSWORD_MAX_CHARS} characters`,
    answer: ({ password }) => (charsIn(password) > PASSWORD_MAX_CHARS ? tooLong(PASSWORD_MAX_CHARS) : undefined),
  },
  {
    rule: 'SIGNUP-04 LOGIN-03',
    check: `it has more than ${PASSWORD_MAX_BYTES} bytes, which the key does not take`,
    answer: ({ password }) => {
      const fit = charsThatFit(password);
      return fit < charsIn(password) ? tooLong(fit) : undefined;
    },
  },
  {
    rule: 'SIGNUP-04',
    check: 'it is little more than the email address',
    answer: ({ folded, names }) =>
      wordsItRestsOn(folded, names.filter(isAddress).flatMap(nameWords)).length > 0 ? problem('email') : undefined,
  },
  {
    rule: 'SIGNUP-04',
    check: 'it is among the common passwords, as it is or with little changed',
    answer: ({ folded, isCommon }) => ([...plainSpellings(folded)].some(isCommon) ? problem('common') : undefined),
  },
  {
    rule: 'SIGNUP-04',
    check: 'it is little more than names known here, or the mobile number',
    answer: ({ folded, names, contextWords }) => {
      const [word] = wordsItRestsOn(folded, [...contextWords, ...names.flatMap(nameWords)]);
      return word === undefined ? undefined : { reason: 'context', word };
    },
  },
  { rule: 'SIGNUP-04', check: 'anything else will do: there are no rules of composition', answer: () => none },
];

/**
 * SIGNUP-04: why a password cannot be taken; undefined where it can. The trace holds neither the password nor a name.
 * @param password as typed; it is normalised here
 */
export function passwordProblem(password: string, question: PasswordQuestion): Decision<PasswordProblem | undefined> {
  const short = password.slice(0, MOST_UNITS);
  const normal = normalisePassword(short);
  const { value, trace } = decide(table, { ...question, password: normal, folded: foldPassword(normal) });
  return {
    value: value.reason === 'none' ? undefined : value,
    trace: trace.map((step) => (step.outcome === 'won' ? { ...step, detail: value.reason } : step)),
  };
}

/** Unicode normalisation, so that different keyboards give the same password (NIST SP 800-63B-4, 3.1.1.2). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Normalises to lower case, for comparison with words and lists. Arguments called `folded` expect it. */
export function foldPassword(password: string): string {
  return normalisePassword(password).toLowerCase();
}

function problem(reason: PasswordReason): PasswordProblem {
  return { reason };
}

function tooLong(max: number): PasswordProblem {
  return { reason: 'long', max };
}

function isAddress(name: string): boolean {
  return name.includes('@');
}

function charsIn(text: string): number {
  return [...text].length;
}

/** How many of a text's first code points fit under the key, in UTF-8; rules compile without the DOM's encoder. */
function charsThatFit(text: string): number {
  let [chars, bytes] = [0, 0];
  for (const char of text) {
    bytes += bytesOf(char.codePointAt(0) ?? 0);
    if (bytes > PASSWORD_MAX_BYTES) break;
    chars++;
  }
  return chars;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
