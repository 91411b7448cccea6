import type { PasskeyCreationOptions, PasskeyRegistration } from '@gatehouse/contract/account/factors';
import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';
import { codesIn } from './factors-flow.ts';

/** Why the browser created no passkey; `host`: this address does not support passkeys. */
export type NotMade = 'dismissed' | 'exists' | 'host';
type PasskeyBeginning = { readonly id: string; readonly options: PasskeyCreationOptions };
type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };

export type AddPasskeyState =
  | { readonly step: 'beginning' }
  | { readonly step: 'making'; readonly id: string }
  | { readonly step: 'adding'; readonly id: string }
  | { readonly step: 'codes'; readonly codes: readonly string[] }
  | { readonly step: 'stopped'; readonly why?: NotMade; readonly refused?: Refused }
  | { readonly step: 'done' };

export type AddPasskeyEvent =
  | AnsweredEvent
  | { readonly type: 'made'; readonly response: PasskeyRegistration }
  | { readonly type: 'notMade'; readonly why: NotMade }
  | { readonly type: 'again' }
  | { readonly type: 'kept' };

export type AddPasskeyEffect =
  | { readonly type: 'begin' }
  | { readonly type: 'make'; readonly options: PasskeyCreationOptions }
  | { readonly type: 'add'; readonly id: string; readonly response: PasskeyRegistration }
  /** The factor is active from now on, whatever the screen shows. */
  | { readonly type: 'made' }
  | { readonly type: 'tell' };

const hasWorked = (_: unknown, { answer }: AnsweredEvent) => answer.ret_code === codes.success;
const begunBy = ({ result }: SubmitAnswer) => result as PasskeyBeginning;
const unreachable = { to: 'stopped', data: () => ({ refused: UNREACHABLE }) } as const;

/** WebAuthn: the browser creates a passkey from the server's options; it is active once the server has stored it. */
export const addPasskeyFlow = defineFlow<AddPasskeyState, AddPasskeyEvent, AddPasskeyEffect>({
  name: 'passkey',
  start: { step: 'beginning' },
  first: [{ type: 'begin' }],
  steps: {
    beginning: {
      answered: [
        {
          to: 'making',
          when: ['success', hasWorked],
          data: (_, { answer }) => ({ id: begunBy(answer).id }),
          ask: { make: (_, { answer }) => ({ options: begunBy(answer).options }) },
        },
        {
          to: 'stopped',
          when: ['the step-up was cancelled', (_, { answer }) => answer.ret_code === codes.stepUpNeeded],
          data: () => ({ why: 'dismissed' }),
        },
        { to: 'stopped', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
      effectFailed: unreachable,
    },
    making: {
      made: { to: 'adding', data: ({ id }) => ({ id }), ask: { add: ({ id }, { response }) => ({ id, response }) } },
      notMade: { to: 'stopped', data: (_, { why }) => ({ why }) },
      effectFailed: { to: 'stopped', data: () => ({ why: 'dismissed' }) },
    },
    adding: {
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
        { to: 'stopped', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
      effectFailed: unreachable,
    },
    codes: { kept: { to: 'done', ask: { tell: true } } },
    stopped: { again: { to: 'beginning', ask: { begin: true } } },
    done: {},
  },
});
