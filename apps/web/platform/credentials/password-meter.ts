import { passwordProblem } from '@gatehouse/rules/password/password';
import { contextWords, nameWords } from '@gatehouse/rules/password/password-context';
import { refusedOfList } from '@gatehouse/rules/password/password-list';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type Strength, strengthOf } from './password-strength.ts';

/** Only the beginning of a longer password is measured, to limit the time. */
const MOST_CHARS = 64;
/** If this many characters are strong, so is the whole password. */
const FIRST_CHARS = 32;
/** An email address, or a phone number with separators. */
const LOGIN_NAME = /@|^\+?[\d\s().-]+$/;

/** Leet substitutions per password: more double the time and find nothing that users write. */
const l33tMaxSubstitutions = 20;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_CHARS, l33tMaxSubstitutions });
const listed = refusedOfList(dictionary['passwords-common']);

/** SIGNUP-04: whether the meter's list of common passwords has this one, in lower case. The server's list is longer. */
export function isInMeterList(password: string): boolean {
  return listed.has(password);
}

/**
 * SIGNUP-04: how hard a password is to guess.
 * @param context what must not be much of it: login names, names of brand, site, host, entity
 */
export function measurePassword(password: string, context: readonly string[]): Strength {
  const names = context.filter((text) => LOGIN_NAME.test(text));
  const siteNames = context.filter((text) => !LOGIN_NAME.test(text));
  const words = contextWords({ brand: '', siteNames, hosts: [], entity: '' });
  const problem = passwordProblem(password, { names, contextWords: words, isCommon: isInMeterList }).value;
  return strengthOf(
    problem ? { score: 0, warning: null } : estimate(password, [...names.flatMap(nameWords), ...words]),
    problem,
  );
}

function estimate(password: string, known: string[]) {
  const first = zxcvbn.check(password.slice(0, FIRST_CHARS), known);
  const { score, feedback } =
    first.score === 4 || password.length <= FIRST_CHARS ? first : zxcvbn.check(password, known);
  return { score, warning: feedback.warning };
}
