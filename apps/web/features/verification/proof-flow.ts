import { defineFlow, type Flow } from '../../platform/flow.ts';
import { UNREACHABLE } from '../submit-answer.ts';
import type { AskedFor, ProveEffect, ProveEvent, ProveState, TypedWay } from './proof-state.ts';
import { again, checked, choose, heard, isSent, NOTHING_SENT, otherWay, sent, sentOf } from './rows.ts';

/** A proof that is asked for: by which way, what was sent, whether it was right. Every purpose of a challenge uses it. */
export const proveFlow = defineFlow<ProveState, ProveEvent, ProveEffect>({
  name: 'proof',
  start: { step: 'choosing', from: 'email', ...NOTHING_SENT },
  steps: {
    choosing: { wayChosen: choose },
    sending: {
      answered: sent,
      effectFailed: { to: 'notSent', data: ({ way }) => ({ way, refused: UNREACHABLE }) },
    },
    notSent: {
      sendAsked: {
        to: 'sending',
        data: ({ way }) => ({ way, again: false, ...NOTHING_SENT }),
        ask: { send: ({ way }) => ({ item: way }) },
      },
      otherWayAsked: { to: 'choosing', data: ({ way }) => ({ from: way, ...NOTHING_SENT }) },
    },
    typing: {
      otherWayAsked: otherWay,
      noticed: heard,
      sendAsked: again,
      given: [
        {
          to: 'typing',
          when: ['it cannot be right', (_, { wrong }) => wrong !== undefined],
          data: (state, { wrong }) => ({ way: state.way, ...sentOf(state), wrong: { why: wrong ?? 'empty' } }),
        },
        {
          to: 'checking',
          data: (state) => ({ way: state.way, ...sentOf(state) }),
          ask: { check: ({ way }, { code = '' }) => ({ way: way as TypedWay, code }) },
        },
      ],
    },
    waiting: {
      otherWayAsked: otherWay,
      sendAsked: again,
      codeWanted: {
        to: 'typing',
        data: (state) => ({ way: 'email', ...sentOf(state) }),
        ask: { awaitLink: true },
      },
      noticed: heard,
    },
    passkey: {
      otherWayAsked: otherWay,
      passkeyAsked: {
        to: 'checking',
        data: (state) => ({ way: 'passkey', ...sentOf(state) }),
        ask: { passkey: true },
      },
    },
    checking: {
      answered: checked,
      passkeyDismissed: {
        to: 'passkey',
        data: (state) => ({ way: 'passkey', ...sentOf(state), dismissed: true }),
      },
      effectFailed: [
        {
          to: 'passkey',
          when: ['passkey', ({ way }) => way === 'passkey'],
          data: (state) => ({ way: 'passkey', ...sentOf(state), refused: UNREACHABLE }),
        },
        {
          to: 'typing',
          data: (state) => ({ way: state.way as TypedWay, ...sentOf(state), refused: UNREACHABLE }),
        },
      ],
    },
    over: {},
    done: {},
  },
});

/** The same table, beginning with the best way of a challenge. What has been sent already is not sent again. */
export function proveFlowOf({ ways, resend_at, expires_at }: AskedFor): Flow<ProveState, ProveEvent, ProveEffect> {
  const [way = 'email'] = ways;
  const isOut = resend_at !== undefined && isSent(way);
  const times = isOut ? { resendAt: resend_at, expiresAt: expires_at } : NOTHING_SENT;
  if (isOut && way === 'email_link')
    return { ...proveFlow, start: { step: 'waiting', way, ...times }, first: [{ type: 'awaitLink' }] };
  if (isOut && way !== 'email_link')
    return { ...proveFlow, start: { step: 'typing', way, ...times }, first: [{ type: 'awaitCode', way }] };
  if (isSent(way))
    return {
      ...proveFlow,
      start: { step: 'sending', way, again: false, ...times },
      first: [{ type: 'send', item: way }],
    };
  if (way === 'passkey') return { ...proveFlow, start: { step: 'passkey', way, ...times } };
  return { ...proveFlow, start: { step: 'typing', way, ...times } };
}
