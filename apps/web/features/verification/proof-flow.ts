import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import type {
  ShownChallenge,
  TypedMethod,
  VerificationEffect,
  VerificationEvent,
  VerificationState,
} from './proof-state.ts';
import {
  again,
  checked,
  choose,
  isSent,
  itemOf,
  linkNoticed,
  linkOf,
  notChecked,
  notSent,
  otherWay,
  sent,
  sentOf,
  settled,
  timesAfterLapse,
} from './rows.ts';
import { NOTHING_SENT } from './sent.ts';

/** The verification flow: method, sending, and check of a proof. All purposes use it, including registration. */
export const verificationFlow = defineFlow<VerificationState, VerificationEvent, VerificationEffect>({
  name: 'proof',
  start: { step: 'choosing', from: 'email', ...NOTHING_SENT },
  steps: {
    choosing: { wayChosen: choose },
    sending: {
      answered: sent,
      settled,
      stopped: notSent,
      effectFailed: notSent,
      given: {
        to: 'sending',
        // A complete one waits for the answer (`useTypedMeanwhile`).
        when: ['it cannot be right', (_, { wrong }) => wrong !== undefined],
        data: (state, { wrong }) => ({ ...state, wrong: { why: wrong ?? 'empty' } }),
      },
      // The mail of a link also has a code; its screen shows before the answer to the sending.
      codeWanted: {
        to: 'sending',
        when: ['a link is on its way', ({ way }) => way === 'email_link'],
        data: (state) => ({ ...state, way: 'email', link: true }),
      },
    },
    notSent: {
      sendAsked: {
        to: 'sending',
        data: ({ way, refused, link }) => ({ way, again: false, refused, ...NOTHING_SENT, ...linkOf({ link }) }),
        ask: { send: (state) => ({ item: itemOf(state) }) },
      },
      otherWayAsked: { to: 'choosing', data: ({ way }) => ({ from: way, ...NOTHING_SENT }) },
    },
    typing: {
      otherWayAsked: otherWay,
      noticed: linkNoticed,
      settled,
      lapsed: { to: 'typing', data: (state, event) => ({ way: state.way, ...timesAfterLapse(state, event) }) },
      linkWanted: {
        to: 'waiting',
        data: (state) => ({ way: 'email_link', ...sentOf(state), ...(state.lapsed ? { lapsed: state.lapsed } : {}) }),
        ask: { awaitLink: true },
      },
      sendAsked: again,
      given: [
        {
          to: 'typing',
          when: [
            'refused before, and not changed since: it would only cost a try',
            ({ wrong }, { unchanged }) => !!wrong && !!unchanged,
          ],
          data: (state) => ({
            way: state.way,
            ...sentOf(state),
            ...(state.wrong ? { wrong: { ...state.wrong } } : {}),
          }),
        },
        {
          to: 'typing',
          when: ['it cannot be right', (_, { wrong }) => wrong !== undefined],
          data: (state, { wrong }) => ({ way: state.way, ...sentOf(state), wrong: { why: wrong ?? 'empty' } }),
        },
        {
          to: 'checking',
          data: (state) => ({ way: state.way, ...sentOf(state) }),
          ask: { check: ({ way }, { code = '' }) => ({ way: way as TypedMethod, code }) },
        },
      ],
    },
    waiting: {
      otherWayAsked: otherWay,
      sendAsked: again,
      codeWanted: {
        to: 'typing',
        data: (state) => ({ way: 'email', ...sentOf(state), ...(state.lapsed ? { lapsed: state.lapsed } : {}) }),
        ask: { awaitLink: true },
      },
      noticed: linkNoticed,
      settled,
      lapsed: { to: 'waiting', data: (state, event) => ({ way: 'email_link', ...timesAfterLapse(state, event) }) },
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
      settled,
      stopped: notChecked,
      passkeyDismissed: {
        to: 'passkey',
        data: (state) => ({ way: 'passkey', ...sentOf(state), dismissed: true }),
      },
      effectFailed: notChecked,
    },
    over: {},
    done: {},
  },
});

type ProofFlow = Flow<VerificationState, VerificationEvent, VerificationEffect>;

/** The flow for a challenge, starting with its best method. A code that is already sent is not sent again. */
export function verificationFlowOf({ ways, resend_at, expires_at, standing }: ShownChallenge): ProofFlow {
  const [first = 'email'] = ways;
  // The error of a code is shown at its field.
  const way = first === 'email_link' && standing && 'wrong' in standing ? 'email' : first;
  if (standing && 'notSent' in standing && isSent(way))
    return { ...verificationFlow, start: { step: 'notSent', way, refused: standing.notSent } };
  const isOut = resend_at !== undefined && isSent(way);
  const link = linkOf(first === 'email_link' ? { link: true } : {});
  const times = { ...(isOut ? { resendAt: resend_at, expiresAt: expires_at, ...link } : NOTHING_SENT), ...standing };
  if (isOut && way === 'email_link')
    return { ...verificationFlow, start: { step: 'waiting', way, ...times }, first: [{ type: 'awaitLink' }] };
  if (isOut && way !== 'email_link')
    return {
      ...verificationFlow,
      start: { step: 'typing', way, ...times },
      first: [{ type: 'awaitCode', way, ...link }],
    };
  if (isSent(way))
    return {
      ...verificationFlow,
      start: { step: 'sending', way, again: false, ...times },
      first: [{ type: 'send', item: way }],
    };
  if (way === 'passkey') return { ...verificationFlow, start: { step: 'passkey', way, ...times } };
  return { ...verificationFlow, start: { step: 'typing', way, ...times } };
}
