import type { TotpBeginning } from '@gatehouse/contract/account/factors';
import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';
import { codesIn } from './factors-flow.ts';

/** `empty`: it does not have six digits. */
export type WrongCode = 'empty' | 'wrong';
type WithBeginning = { readonly begun: TotpBeginning };
type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };

export type AppState =
  | { readonly step: 'beginning' }
  | ({ readonly step: 'key'; readonly wrong?: { readonly why: WrongCode }; readonly refused?: Refused } & WithBeginning)
  | ({ readonly step: 'binding' } & WithBeginning)
  | { readonly step: 'codes'; readonly codes: readonly string[] }
  | { readonly step: 'stopped'; readonly refused: Refused }
  | { readonly step: 'done' };

export type AppEvent =
  | AnsweredEvent
  | { readonly type: 'given'; readonly code: string }
  | { readonly type: 'again' }
  | { readonly type: 'kept' };

export type AppEffect =
  | { readonly type: 'begin' }
  | { readonly type: 'bind'; readonly id: string; readonly code: string }
  /** The factor is active from now on, whatever the screen shows. */
  | { readonly type: 'made' }
  | { readonly type: 'tell' };

const hasWorked = (_: unknown, { answer }: AnsweredEvent) => answer.ret_code === codes.success;
const OVER: readonly number[] = [codes.setupUnknown, codes.codeTriesUsed, codes.totpThere];

/** RFC 6238: an authenticator app becomes a factor after its first right code. */
export const appFlow = defineFlow<AppState, AppEvent, AppEffect>({
  name: 'authenticator app',
  start: { step: 'beginning' },
  first: [{ type: 'begin' }],
  steps: {
    beginning: {
      answered: [
        {
          to: 'key',
          when: ['success', hasWorked],
          data: (_, { answer }) => ({ begun: answer.result as TotpBeginning }),
        },
        { to: 'stopped', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'stopped', data: () => ({ refused: UNREACHABLE }) },
    },
    key: {
      given: [
        {
          to: 'key',
          when: ['it cannot be right', (_, { code }) => !/^\d{6}$/.test(code)],
          data: ({ begun }) => ({ begun, wrong: { why: 'empty' } }),
        },
        {
          to: 'binding',
          data: ({ begun }) => ({ begun }),
          ask: { bind: ({ begun }, { code }) => ({ id: begun.id, code }) },
        },
      ],
    },
    binding: {
      answered: [
        {
          to: 'codes',
          when: [
            'success: the first factor',
            (state, event) => hasWorked(state, event) && codesIn(event.answer).length > 0,
          ],
          data: (_, { answer }) => ({ codes: codesIn(answer) }),
          ask: { made: true },
        },
        { to: 'done', when: ['success', hasWorked], ask: { tell: true } },
        {
          to: 'key',
          when: ['the code is wrong', (_, { answer }) => answer.ret_code === codes.wrongCode],
          data: ({ begun }) => ({ begun, wrong: { why: 'wrong' } }),
        },
        {
          to: 'key',
          when: ['the step-up was cancelled', (_, { answer }) => answer.ret_code === codes.stepUpNeeded],
          data: ({ begun }) => ({ begun }),
        },
        {
          to: 'stopped',
          when: ['this key is over', (_, { answer }) => OVER.includes(answer.ret_code)],
          data: (_, { answer }) => ({ refused: refusedBy(answer) }),
        },
        { to: 'key', data: ({ begun }, { answer }) => ({ begun, refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'key', data: ({ begun }) => ({ begun, refused: UNREACHABLE }) },
    },
    codes: { kept: { to: 'done', ask: { tell: true } } },
    stopped: { again: { to: 'beginning', ask: { begin: true } } },
    done: {},
  },
});
