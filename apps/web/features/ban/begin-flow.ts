import { codes } from '@gatehouse/contract/errors/codes';
import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { defineFlow } from '../../platform/flow/flow.ts';
import { isAbout, type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

export type WrongName = 'empty' | 'shape';

/** Choosing the account, before the verification. */
export type BeginState =
  | { readonly step: 'naming'; readonly wrong?: WrongName; readonly refused?: Refused }
  | { readonly step: 'beginning' }
  | { readonly step: 'begun' };

/** `name` is absent if the server knows the account from the session or the token of a refused login. */
export type BeginEvent =
  | { readonly type: 'given'; readonly name?: string }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer };
export type BeginEffect =
  | { readonly type: 'begin'; readonly name?: string }
  | { readonly type: 'goOn'; readonly asked: PendingChallenge };

const refused = (answer: SubmitAnswer) => ({ refused: refusedBy(answer) });

/** The flow that starts locking and unlocking. */
export const beginFlow = defineFlow<BeginState, BeginEvent, BeginEffect>({
  name: 'account to lock or unlock',
  start: { step: 'naming' },
  steps: {
    naming: {
      given: [
        { to: 'naming', when: ['it is empty', (_, { name }) => name === ''], data: () => ({ wrong: 'empty' }) },
        { to: 'beginning', ask: { begin: (_, event) => ('name' in event ? { name: event.name } : {}) as object } },
      ],
    },
    beginning: {
      answered: [
        {
          to: 'begun',
          when: ['a proof is asked for', (_, { answer }) => answer.ret_code === codes.success],
          ask: {
            goOn: (_, event) => ({ asked: (event as { answer: SubmitAnswer }).answer.result as PendingChallenge }),
          },
        },
        {
          to: 'naming',
          when: ['it is no address and no number', (_, { answer }) => isAbout(answer, 'login_name')],
          data: () => ({ wrong: 'shape' }),
        },
        { to: 'naming', data: (_, { answer }) => refused(answer) },
      ],
      effectFailed: { to: 'naming', data: () => ({ refused: UNREACHABLE }) },
    },
    begun: {},
  },
});
