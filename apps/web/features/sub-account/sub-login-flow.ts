import { codes } from '@gatehouse/contract/errors/codes';
import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type AnswerEvent, is, refused } from '../forms/answered.ts';
import { type Refused, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';
import { wrongPassword } from '../forms/wrong-password.ts';

/** The error of a field: empty, malformed, or the code of an answer. */
export type WrongLogin = {
  readonly name?: 'empty' | 'shape';
  readonly password?: { readonly why: 'empty' | number; readonly triesLeft?: number; readonly pauseS?: number };
};
export type SubLoginState =
  | { readonly step: 'start'; readonly wrong?: WrongLogin; readonly refused?: Refused }
  | { readonly step: 'submitting' }
  | { readonly step: 'proof'; readonly asked: LoginChallenge }
  | { readonly step: 'done' };
export type SubLoginEvent =
  | { readonly type: 'given'; readonly name: string; readonly passwordEmpty: boolean }
  | { readonly type: 'proved'; readonly answer: SubmitAnswer }
  | { readonly type: 'wentBack' }
  | AnswerEvent;
/** The password stays in the form, where `logIn` reads it. */
export type SubLoginEffect = { readonly type: 'logIn'; readonly name: string } | { readonly type: 'leave' };

/** A name, and the number of the main account. */
const SHAPE = /^[^\s@]+@\d{6,}$/;

/** SHELL-10, LOGIN-01: the table of a login to a sub-account. */
export const subLoginFlow = defineFlow<SubLoginState, SubLoginEvent, SubLoginEffect>({
  name: 'login to a sub-account',
  start: { step: 'start' },
  steps: {
    start: {
      given: [
        {
          to: 'start',
          when: ['a field is empty, or the name cannot be one', (_, event) => checkLogin(event) !== undefined],
          data: (_, event) => ({ wrong: checkLogin(event) ?? {} }),
        },
        { to: 'submitting', ask: { logIn: (_, event) => ({ name: (event as { name: string }).name }) } },
      ],
    },
    submitting: {
      answered: [
        { to: 'done', when: ['success', is(codes.success)], ask: { leave: true } },
        {
          to: 'proof',
          when: ['one more proof is asked for', is(codes.verificationAsked)],
          data: (_, { answer }) => ({ asked: answer.result as LoginChallenge }),
        },
        {
          to: 'start',
          when: ['wrong password', is(codes.wrongPassword)],
          data: (_, { answer }) => wrongPassword(answer),
        },
        { to: 'start', data: (_, told) => refused(told) },
      ],
      effectFailed: { to: 'start', data: () => ({ refused: UNREACHABLE }) },
    },
    proof: {
      proved: [
        { to: 'done', when: ['success', is(codes.success)], ask: { leave: true } },
        { to: 'start', data: (_, told) => refused(told) },
      ],
      wentBack: { to: 'start', data: () => ({}) },
    },
    done: {},
  },
});

function checkLogin({ name, passwordEmpty }: Extract<SubLoginEvent, { type: 'given' }>): WrongLogin | undefined {
  const shape = name && !SHAPE.test(name) ? 'shape' : undefined;
  const wrong = name ? shape : 'empty';
  if (!wrong && !passwordEmpty) return undefined;
  return { ...(wrong ? { name: wrong } : {}), ...(passwordEmpty ? { password: { why: 'empty' } } : {}) };
}
