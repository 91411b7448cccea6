import { codes } from '@gatehouse/contract/errors/codes';
import { bindStates } from '@gatehouse/contract/telegram/bind-status';
import type { BindTelegramResult, TelegramStatus } from '@gatehouse/contract/telegram/telegram';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type AnswerEvent, is, refused } from '../forms/answered.ts';
import { type Refused, UNREACHABLE } from '../forms/submit-answer.ts';
import { bindCodeOf, isBoundNow } from './bind-result.ts';

type Shown = { readonly status: TelegramStatus };

/** TG-01: Telegram on the account page. */
export type CardState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | ({ readonly step: 'shown'; readonly refused?: Refused; readonly removed?: true } & Shown)
  /** In the mini-app the launch data is bound, in a browser Telegram is asked: then the page is left. */
  | ({ readonly step: 'adding' } & Shown)
  | ({ readonly step: 'switching'; readonly allowed: boolean } & Shown)
  | ({ readonly step: 'confirming' } & Shown)
  | ({ readonly step: 'removing' } & Shown);

export type CardEvent =
  | AnswerEvent
  | { readonly type: 'again' }
  | { readonly type: 'addAsked' }
  | { readonly type: 'messagesAsked'; readonly allowed: boolean }
  | { readonly type: 'removeAsked' }
  | { readonly type: 'kept' }
  | { readonly type: 'confirmed' };

export type CardEffect =
  | { readonly type: 'load' }
  | { readonly type: 'add' }
  | { readonly type: 'sayBound' }
  | { readonly type: 'sayFailed'; readonly code: string }
  | { readonly type: 'allow'; readonly allowed: boolean }
  | { readonly type: 'remove' };

export type CardDispatch = (event: CardEvent) => void;

const success = ['success', is(codes.success)] as const;
const statusOf = ({ status }: Shown): Shown => ({ status });
const stopped = (state: Shown, event: AnswerEvent) => ({ ...statusOf(state), ...refused(event) });
const unreachable = { to: 'shown', data: (state: Shown) => ({ ...statusOf(state), refused: UNREACHABLE }) } as const;
const UNBOUND: TelegramStatus = { bind_status: bindStates.unbound };
const result = ({ answer }: AnswerEvent) => answer.result as BindTelegramResult;

/** TG-01: the flow of the card on the account page. */
export const cardFlow = defineFlow<CardState, CardEvent, CardEffect>({
  name: 'telegram of an account',
  start: { step: 'loading' },
  first: [{ type: 'load' }],
  steps: {
    loading: {
      answered: [
        { to: 'shown', when: success, data: (_, { answer }) => ({ status: answer.result as TelegramStatus }) },
        { to: 'failed' },
      ],
      effectFailed: { to: 'failed' },
    },
    failed: { again: { to: 'loading', ask: { load: true } } },
    shown: {
      addAsked: { to: 'adding', data: statusOf, ask: { add: true } },
      messagesAsked: {
        to: 'switching',
        data: (state, { allowed }) => ({ ...statusOf(state), allowed }),
        ask: { allow: ({ allowed }) => ({ allowed }) },
      },
      removeAsked: { to: 'confirming', data: statusOf },
    },
    adding: {
      answered: [
        {
          to: 'loading',
          when: ['bound', (_, event) => is(codes.success)(_, event) && isBoundNow(result(event))],
          ask: { load: true, sayBound: true },
        },
        {
          to: 'shown',
          when: ['a failure code', is(codes.success)],
          data: statusOf,
          ask: { sayFailed: (_, event) => ({ code: event.type === 'answered' ? bindCodeOf(result(event)) : '' }) },
        },
        { to: 'shown', data: stopped },
      ],
      effectFailed: unreachable,
    },
    switching: {
      answered: [
        {
          to: 'shown',
          when: success,
          // A permission ends a stop.
          data: ({ status, allowed }) => ({
            status: { ...status, bot_messages: allowed, ...(allowed ? { messages_stopped: false } : {}) },
          }),
        },
        { to: 'shown', data: stopped },
      ],
      effectFailed: unreachable,
    },
    confirming: {
      kept: { to: 'shown', data: statusOf },
      confirmed: { to: 'removing', data: statusOf, ask: { remove: true } },
    },
    removing: {
      answered: [
        { to: 'shown', when: success, data: () => ({ status: UNBOUND, removed: true }) },
        { to: 'shown', data: stopped },
      ],
      effectFailed: unreachable,
    },
  },
});
