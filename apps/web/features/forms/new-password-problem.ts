import { codes } from '@gatehouse/contract/errors/codes';
import { passwordProblem } from '@gatehouse/rules/password/password';
import { contextWords } from '@gatehouse/rules/password/password-context';
import type { PageFrame } from '../../shell/page-context.tsx';
import { isCommonSoFar } from './common-passwords.ts';
import type { SubmitAnswer } from './submit-answer.ts';

/** Why a new password cannot be taken; `word` is what it is too much like. No state ever holds the password. */
export type WrongNew = {
  readonly why: 'empty' | 'short' | 'long' | 'email' | 'common' | 'context' | 'same' | number;
  readonly word?: string;
};

/** What can be said before anybody is asked; the server's list of common passwords is longer. */
export function slipIn(
  form: HTMLFormElement,
  names: readonly string[],
  { brand, site }: PageFrame,
): WrongNew | undefined {
  const { value } = passwordProblem(String(new FormData(form).get('password') ?? ''), {
    names,
    contextWords: contextWords({
      ...{ brand: brand.name, siteNames: [site.name], hosts: [site.host], entity: site.entity.name },
    }),
    isCommon: isCommonSoFar,
  });
  if (!value) return undefined;
  const { reason: why, ...more } = value;
  return { why, ...more };
}

/** What the answer finds wrong with the password; undefined where it is about something else. */
export function wrongNewBy({ ret_code, result }: SubmitAnswer): WrongNew | undefined {
  if (ret_code === codes.samePassword) return { why: 'same' };
  if (ret_code !== codes.passwordRefused) return undefined;
  const { reason, word } = (result ?? {}) as { reason?: unknown; word?: unknown };
  const why = (['short', 'long', 'email', 'common', 'context'] as const).find((name) => name === reason) ?? ret_code;
  return { why, ...(typeof word === 'string' ? { word } : {}) };
}
