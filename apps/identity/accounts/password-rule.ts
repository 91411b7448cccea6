import {
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  type PasswordReason,
  passwordProblem,
} from '@gatehouse/rules/password/password';
import { contextWords } from '@gatehouse/rules/password/password-context';
import type { Brand } from '@gatehouse/rules/site/brand';
import { localeOf, regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { Refusal } from '../kernel/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Whose password it is to be, and where. */
export type PasswordOwner = {
  /** Login names: email addresses, mobile numbers. */
  readonly names: readonly string[];
  readonly brand: Pick<Brand, 'name'>;
  readonly site: Site;
};

/** On the wire an empty password is a short one. */
type Refused = Exclude<PasswordReason, 'empty'>;

const messages: Record<Refused, string> = {
  short: `The password must have at least ${PASSWORD_MIN_CHARS} characters`,
  long: `The password must have at most ${PASSWORD_MAX_CHARS} characters, and fewer where they are long ones`,
  common: 'The password is one of the commonest; choose another',
  email: 'The password must not be the email address or a part of it',
  context: 'The password is little more than a name that is known here',
};

/**
 * SIGNUP-04, NIST SP 800-63B-4: length, the common passwords, and names; no rules of composition.
 * @param password normalised, as `readPassword` gives it
 * @throws {Refusal} passwordRefused, with the reason and, for `context`, the word to leave out
 */
export function checkPassword(password: string, { names, brand, site }: PasswordOwner): void {
  const question = { names, contextWords: wordsOf(brand, site), isCommon: isCommonPassword };
  const problem = passwordProblem(password, question).value;
  if (!problem) return;
  const { word, max = PASSWORD_MAX_CHARS } = problem;
  const reason: Refused = problem.reason === 'empty' ? 'short' : problem.reason;
  const result = { field: 'password', reason, min: PASSWORD_MIN_CHARS, max, ...(word === undefined ? {} : { word }) };
  throw new Refusal('passwordRefused', result, { message: messages[reason] });
}

function wordsOf({ name: brand }: Pick<Brand, 'name'>, site: Site): readonly string[] {
  const { region, kind, hosts, entity, languages } = site;
  const tags = ['en', localeOf(languages.otherwise)?.tag ?? 'en'];
  const siteNames = region === undefined ? [kind] : tags.map((tag) => regionName(tag, region));
  return contextWords({ brand, siteNames, hosts, entity: entity.name });
}
