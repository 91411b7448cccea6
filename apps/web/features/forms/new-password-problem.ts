import { codes } from '@gatehouse/contract/errors/codes';
import { passwordProblem } from '@gatehouse/rules/password/password';
import { contextWords } from '@gatehouse/rules/password/password-context';
import type { PageFrame } from '../../shell/page-context.tsx';
import { isListedCommon } from './common-passwords.ts';
import type { SubmitAnswer } from './submit-answer.ts';

/** Why a password is refused: `word` is what it resembles, a number the code of the answer. No state ever holds the password. */
export type PasswordProblem = {
  readonly why: 'empty' | 'short' | 'long' | 'email' | 'common' | 'context' | number;
  readonly word?: string;
};
/** The same for a change of password; `same`: it is the old one. */
export type WrongNew = Omit<PasswordProblem, 'why'> & { readonly why: PasswordProblem['why'] | 'same' };

/** Checks a new password in the browser; the server's list of common passwords is longer. */
export function checkNewPassword(
  form: HTMLFormElement,
  names: readonly string[],
  { brand, site }: PageFrame,
): PasswordProblem | undefined {
  const { value } = passwordProblem(String(new FormData(form).get('password') ?? ''), {
    names,
    contextWords: contextWords({
      ...{ brand: brand.name, siteNames: [site.name], hosts: [site.host], entity: site.entity.name },
    }),
    isCommon: isListedCommon,
  });
  if (!value) return undefined;
  const { reason: why, ...more } = value;
  return { why, ...more };
}

/** The problem that the answer reports about the password; undefined where it is about something else. */
export function wrongNewBy(answer: SubmitAnswer): WrongNew | undefined {
  if (answer.ret_code === codes.samePassword) return { why: 'same' };
  return answer.ret_code === codes.passwordRefused ? refusedPassword(answer) : undefined;
}

/** Why the API refused a password; the code of the answer where the reason is unknown. */
export function refusedPassword({ ret_code, result }: SubmitAnswer): PasswordProblem {
  const { reason, word } = (result ?? {}) as { reason?: unknown; word?: unknown };
  const why = (['short', 'long', 'email', 'common', 'context'] as const).find((name) => name === reason) ?? ret_code;
  return { why, ...(typeof word === 'string' ? { word } : {}) };
}
