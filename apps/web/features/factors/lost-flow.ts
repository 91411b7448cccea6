import type { Asked, CodeSent } from '@gatehouse/contract/challenge';
import { codes } from '@gatehouse/contract/codes';
import { defineFlow } from '../../platform/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../submit-answer.ts';

export type WrongLost = { readonly code?: 'empty' | number; readonly password?: 'empty' | 'wrong' };
type Sent = { readonly sent: Asked & CodeSent };
type Answered = { readonly type: 'answered'; readonly answer: SubmitAnswer };

export type LostState =
  | { readonly step: 'sending'; readonly sent?: Asked & CodeSent }
  | ({ readonly step: 'typing'; readonly wrong?: WrongLost; readonly refused?: Refused } & Sent)
  | ({ readonly step: 'removing' } & Sent)
  | { readonly step: 'stopped'; readonly refused: Refused }
  | { readonly step: 'done' };

export type LostEvent =
  | Answered
  | { readonly type: 'given'; readonly code: string; readonly password: boolean }
  | { readonly type: 'again' };

/** The password stays in the form, where `remove` reads it. */
export type LostEffect =
  | { readonly type: 'send' }
  | { readonly type: 'remove'; readonly uuid: string; readonly code: string }
  | { readonly type: 'tell'; readonly until: number };

const hasWorked = (_: unknown, { answer }: Answered) => answer.ret_code === codes.success;
const WRONG_CODES: readonly number[] = [codes.wrongCode, codes.codeExpired, codes.codeTriesUsed];
const OVER: readonly number[] = [codes.challengeUnknown, codes.challengeTriesUsed, codes.factorUnknown];

/** ERR-07: an owner who is logged in takes a lost app away by a code that was sent, and the password. */
export const lostFlow = defineFlow<LostState, LostEvent, LostEffect>({
  name: 'lost authenticator app',
  start: { step: 'sending' },
  first: [{ type: 'send' }],
  steps: {
    sending: {
      answered: [
        {
          to: 'typing',
          when: ['success', hasWorked],
          data: (_, { answer }) => ({ sent: answer.result as Sent['sent'] }),
        },
        {
          to: 'typing',
          when: ['the code before is still good', ({ sent }) => sent !== undefined],
          data: ({ sent }, { answer }) => ({ sent: sent as Sent['sent'], refused: refusedBy(answer) }),
        },
        { to: 'stopped', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'stopped', data: () => ({ refused: UNREACHABLE }) },
    },
    typing: {
      again: { to: 'sending', data: ({ sent }) => ({ sent }), ask: { send: true } },
      given: [
        {
          to: 'typing',
          when: ['a field is empty', (_, { code, password }) => slips(code, password) !== undefined],
          data: ({ sent }, { code, password }) => ({ sent, wrong: slips(code, password) ?? {} }),
        },
        {
          to: 'removing',
          data: ({ sent }) => ({ sent }),
          ask: { remove: ({ sent }, { code }) => ({ uuid: sent.uuid, code }) },
        },
      ],
    },
    removing: {
      answered: [
        { to: 'done', when: ['success', hasWorked], ask: { tell: (_, { answer }) => ({ until: untilOf(answer) }) } },
        {
          to: 'typing',
          when: ['the code is wrong', (_, { answer }) => WRONG_CODES.includes(answer.ret_code)],
          data: ({ sent }, { answer }) => ({ sent, wrong: { code: answer.ret_code } }),
        },
        {
          to: 'typing',
          when: ['the password is wrong', (_, { answer }) => answer.ret_code === codes.wrongPassword],
          data: ({ sent }) => ({ sent, wrong: { password: 'wrong' } }),
        },
        {
          to: 'stopped',
          when: ['it is over', (_, { answer }) => OVER.includes(answer.ret_code)],
          data: (_, { answer }) => ({ refused: refusedBy(answer) }),
        },
        { to: 'typing', data: ({ sent }, { answer }) => ({ sent, refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'typing', data: ({ sent }) => ({ sent, refused: UNREACHABLE }) },
    },
    stopped: { again: { to: 'sending', data: () => ({}), ask: { send: true } } },
    done: {},
  },
});

function slips(code: string, password: boolean): WrongLost | undefined {
  const isCode = /^\d{6}$/.test(code);
  if (isCode && password) return undefined;
  return { ...(isCode ? {} : { code: 'empty' as const }), ...(password ? {} : { password: 'empty' as const }) };
}

function untilOf({ result }: SubmitAnswer): number {
  const until = (result as { withdrawals_after?: unknown } | null | undefined)?.withdrawals_after;
  return typeof until === 'number' ? until : 0;
}
