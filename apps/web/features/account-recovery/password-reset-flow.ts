import { codes } from '@gatehouse/contract/errors/codes';
import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { defineFlow } from '../../platform/flow/flow.ts';
import { is, refused } from '../forms/answered.ts';
import { wrongNewBy } from '../forms/new-password-problem.ts';
import { isAbout, refusedBy, UNREACHABLE } from '../forms/submit-answer.ts';
import type { ShownChallenge } from '../verification/proof-state.ts';
import { finishedIn, keep, notifyTabs, standing, startAgain } from './password-reset-rows.ts';
import type { RetrieveEffect, RetrieveEvent, RetrieveState } from './password-reset-state.ts';

/** SHELL-10: the table of a password reset. */
export const retrieveFlow = defineFlow<RetrieveState, RetrieveEvent, RetrieveEffect>({
  name: 'reset of a password',
  start: { step: 'start' },
  first: [{ type: 'find' }],
  steps: {
    start: {
      found: [
        {
          to: 'confirm',
          when: ['by the link of a mail', (_, { token }) => token !== undefined],
          data: (_, { uuid, token = '' }) => ({ uuid, token }),
        },
        { to: 'recalling', data: (_, { uuid }) => ({ uuid }), ask: { recall: ({ uuid }) => ({ uuid }) } },
      ],
      nameGiven: [
        { to: 'start', when: ['it is empty', (_, { name }) => name === ''], data: () => ({ wrong: 'empty' }) },
        { to: 'beginning', ask: { begin: (_, event) => ({ name: (event as { name: string }).name }) } },
      ],
    },
    beginning: {
      answered: [
        {
          to: 'proof',
          when: ['the proof is on its way', is(codes.success)],
          data: (_, { answer }) => ({ asked: answer.result as ShownChallenge }),
          ask: { keep: ({ asked }) => ({ uuid: asked.uuid }) },
        },
        {
          to: 'start',
          when: ['it is no address and no number', (_, { answer }) => isAbout(answer, 'login_name')],
          data: () => ({ wrong: 'shape' }),
        },
        { to: 'start', data: (_, told) => refused(told) },
      ],
      effectFailed: { to: 'start', data: () => ({ refused: UNREACHABLE }) },
    },
    recalling: {
      answered: [...standing, { to: 'recalling', data: ({ uuid }, told) => ({ uuid, ...refused(told) }) }],
      effectFailed: { to: 'recalling', data: ({ uuid }) => ({ uuid, refused: UNREACHABLE }) },
      retried: { to: 'recalling', data: ({ uuid }) => ({ uuid }), ask: { recall: ({ uuid }) => ({ uuid }) } },
      restarted: startAgain,
    },
    proof: {
      proved: [
        ...standing,
        {
          to: 'recalling',
          when: ['its link was opened in another tab', is(codes.success)],
          data: ({ asked }) => ({ uuid: asked.uuid }),
          ask: { recall: ({ uuid }) => ({ uuid }) },
        },
        { to: 'start', data: (_, told) => refused(told), ask: { forget: true } },
      ],
      restarted: startAgain,
    },
    confirm: {
      confirmed: {
        to: 'confirming',
        data: ({ uuid, token }) => ({ uuid, token }),
        ask: { confirm: ({ uuid, token }) => ({ uuid, token }) },
      },
      restarted: startAgain,
    },
    confirming: {
      answered: [
        {
          ...standing[1],
          ask: { ...keep, ...notifyTabs },
        },
        { ...standing[2], ask: { ...keep, ...notifyTabs } },
        {
          to: 'recalling',
          when: ['it was used before: perhaps by this very tab', is(codes.linkUsed)],
          data: ({ uuid }) => ({ uuid }),
          ask: { recall: ({ uuid }) => ({ uuid }) },
        },
        { to: 'ended', when: ['too old', is(codes.codeExpired)], data: () => ({ why: 'linkExpired' }) },
        {
          to: 'ended',
          when: ['none of ours, or over', is(codes.linkUnknown, codes.challengeUnknown, codes.challengeTriesUsed)],
          data: () => ({ why: 'linkUnknown' }),
        },
        { to: 'confirm', data: ({ uuid, token }, told) => ({ uuid, token, ...refused(told) }) },
      ],
      effectFailed: { to: 'confirm', data: ({ uuid, token }) => ({ uuid, token, refused: UNREACHABLE }) },
    },
    factor: {
      proved: [
        ...standing,
        {
          to: 'ended',
          when: ['it is over', is(codes.resetOver)],
          data: () => ({ why: 'expired' }),
          ask: { forget: true },
        },
        { to: 'start', data: (_, told) => refused(told), ask: { forget: true } },
      ],
      restarted: startAgain,
    },
    password: {
      passwordGiven: [
        {
          to: 'password',
          when: ['it has a fault', (_, { wrong }) => wrong !== undefined],
          data: ({ uuid, moved }, { wrong }) => ({ uuid, moved, ...(wrong ? { wrong } : {}) }),
        },
        { to: 'committing', data: ({ uuid, moved }) => ({ uuid, moved }), ask: { commit: ({ uuid }) => ({ uuid }) } },
      ],
      restarted: startAgain,
    },
    committing: {
      answered: [
        {
          to: 'more',
          when: [
            'set; a login is left to confirm',
            (_, told) => is(codes.success)(_, told) && 'asked' in finishedIn(told),
          ],
          data: (_, told) => ({ asked: (finishedIn(told) as { asked: LoginChallenge }).asked }),
          ask: { forget: true },
        },
        {
          to: 'done',
          when: ['set; no login follows', (_, told) => is(codes.success)(_, told) && 'refused' in finishedIn(told)],
          data: (_, told) => ({ loggedIn: false, refused: (finishedIn(told) as { refused: number }).refused }),
          ask: { forget: true },
        },
        {
          to: 'done',
          when: ['set, and logged in', is(codes.success)],
          data: () => ({ loggedIn: true }),
          ask: { forget: true },
        },
        {
          to: 'password',
          when: ['the password is refused', (_, { answer }) => wrongNewBy(answer) !== undefined],
          data: ({ uuid, moved }, { answer }) => ({ uuid, moved, wrong: wrongNewBy(answer) ?? { why: 'empty' } }),
        },
        {
          to: 'recalling',
          when: ['it is finished, or over', is(codes.resetOver, codes.factorLeft)],
          data: ({ uuid }) => ({ uuid }),
          ask: { recall: ({ uuid }) => ({ uuid }) },
        },
        { to: 'password', data: ({ uuid, moved }, told) => ({ uuid, moved, ...refused(told) }) },
      ],
      effectFailed: { to: 'password', data: ({ uuid, moved }) => ({ uuid, moved, refused: UNREACHABLE }) },
    },
    more: {
      proved: [
        { to: 'done', when: ['logged in', is(codes.success)], data: () => ({ loggedIn: true }) },
        { to: 'done', data: (_, { answer }) => ({ loggedIn: false, refused: refusedBy(answer).code }) },
      ],
      restarted: { to: 'done', data: () => ({ loggedIn: false }) },
    },
    done: { left: { to: 'done', ask: { leave: true } } },
    ended: { restarted: startAgain },
  },
});
