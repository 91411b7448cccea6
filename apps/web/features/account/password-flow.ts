import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** Why the new password is refused; `word` is the word that it contains or resembles. */
export type WrongNew = {
  readonly why: 'empty' | 'short' | 'long' | 'email' | 'common' | 'context' | 'same' | number;
  readonly word?: string;
};
export type WrongPasswords = {
  readonly old?: { readonly why: 'empty' | 'wrong'; readonly triesLeft?: number };
  readonly new?: WrongNew;
};
type WithAnswer = { readonly answer: SubmitAnswer };

export type PasswordState =
  | { readonly step: 'typing'; readonly wrong?: WrongPasswords; readonly refused?: Refused }
  | { readonly step: 'changing' }
  | { readonly step: 'done' };

export type PasswordEvent =
  | { readonly type: 'given'; readonly wrong?: WrongPasswords | undefined }
  | ({ readonly type: 'answered' } & WithAnswer);

/** The passwords stay in the form, where `change` reads them. */
export type PasswordEffect = { readonly type: 'change' } | ({ readonly type: 'tell' } & WithAnswer);

const says =
  (code: number) =>
  (_: unknown, { answer }: WithAnswer) =>
    answer.ret_code === code;

/** SHELL-13: sets the first password, or changes it with the old one. */
export const passwordFlow = defineFlow<PasswordState, PasswordEvent, PasswordEffect>({
  name: 'account password',
  start: { step: 'typing' },
  steps: {
    typing: {
      given: [
        {
          to: 'typing',
          when: ['a field is wrong', (_, { wrong }) => wrong !== undefined],
          data: (_, { wrong }) => (wrong ? { wrong } : {}),
        },
        { to: 'changing', ask: { change: true } },
      ],
    },
    changing: {
      answered: [
        { to: 'done', when: ['success', says(codes.success)], ask: { tell: (_, { answer }) => ({ answer }) } },
        {
          to: 'typing',
          when: ['the old one is wrong', says(codes.oldPasswordWrong)],
          data: (_, { answer }) => ({ wrong: { old: { why: 'wrong', ...triesLeft(answer) } } }),
        },
        {
          to: 'typing',
          when: ['the new one is the old one', says(codes.samePassword)],
          data: () => ({ wrong: { new: { why: 'same' } } }),
        },
        {
          to: 'typing',
          when: ['the new one is refused', says(codes.passwordRefused)],
          data: (_, { answer }) => ({ wrong: { new: refusedFor(answer) } }),
        },
        { to: 'typing', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'typing', data: () => ({ refused: UNREACHABLE }) },
    },
    done: {},
  },
});

function triesLeft({ result }: SubmitAnswer): { readonly triesLeft?: number } {
  const left = (result as { tries_left?: unknown } | null | undefined)?.tries_left;
  return typeof left === 'number' ? { triesLeft: left } : {};
}

function refusedFor({ ret_code, result }: SubmitAnswer): WrongNew {
  const { reason, word } = (result ?? {}) as { reason?: unknown; word?: unknown };
  const why = (['short', 'long', 'email', 'common', 'context'] as const).find((name) => name === reason) ?? ret_code;
  return { why, ...(typeof word === 'string' ? { word } : {}) };
}
