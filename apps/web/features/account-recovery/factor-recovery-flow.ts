import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow } from '../../platform/flow/flow.ts';
import { is, refused } from '../forms/answered.ts';
import { isAbout, UNREACHABLE } from '../forms/submit-answer.ts';
import { wrongPassword } from '../forms/wrong-password.ts';
import { givenIn, standing, startAgain, wrongName } from './factor-recovery-rows.ts';
import type { FactorRecoveryEffect, FactorRecoveryEvent, FactorRecoveryState } from './factor-recovery-state.ts';

/** SHELL-10: the table of a lost authenticator, mailbox or phone. */
export const factorRecoveryFlow = defineFlow<FactorRecoveryState, FactorRecoveryEvent, FactorRecoveryEffect>({
  name: 'lost item',
  start: { step: 'start' },
  first: [{ type: 'find' }],
  steps: {
    start: {
      found: { to: 'recalling', data: (_, { uuid }) => ({ uuid }), ask: { recall: ({ uuid }) => ({ uuid }) } },
      stopFound: { to: 'stop', data: (_, { uuid, token }) => ({ uuid, token }) },
      resetFound: {
        to: 'beginning',
        ask: { beginByReset: (_, event) => ({ reset: (event as { reset: string }).reset }) },
      },
      given: [
        {
          to: 'start',
          when: ['a field is wrong', (_, { wrong }) => wrong !== undefined],
          data: ({ ready }, { wrong }) => ({ ...(ready ? { ready } : {}), ...(wrong ? { wrong } : {}) }),
        },
        { to: 'beginning', ask: { begin: (_, event) => givenIn(event) } },
      ],
    },
    beginning: {
      answered: [
        ...standing,
        {
          to: 'start',
          when: ['wrong password', is(codes.wrongPassword)],
          data: (_, { answer }) => wrongPassword(answer),
        },
        {
          to: 'start',
          when: ['it is no address and no number', (_, { answer }) => isAbout(answer, 'login_name')],
          data: () => ({ wrong: { account: 'shape' } }),
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
    proving: {
      proved: [
        ...standing,
        {
          to: 'naming',
          when: ['another account has the name now', is(codes.nameTaken)],
          data: ({ at }) => ({ at, wrong: codes.nameTaken }),
        },
        { to: 'start', data: (_, told) => refused(told), ask: { forget: true } },
      ],
      cannot: [
        {
          to: 'naming',
          when: ['the new name was not right', ({ at }) => at.proving === 'name'],
          data: ({ at }) => ({ at }),
        },
        {
          to: 'changing',
          data: ({ at }) => ({ at }),
          ask: { without: ({ at }) => ({ uuid: at.uuid, cannot: at.proving as 'email' }) },
        },
      ],
      restarted: startAgain,
    },
    changing: {
      answered: [...standing, { to: 'start', data: (_, told) => refused(told), ask: { forget: true } }],
      effectFailed: { to: 'proving', data: ({ at }) => ({ at }) },
    },
    naming: {
      nameGiven: [
        {
          to: 'naming',
          when: ['it has a slip', (_, { wrong }) => wrong !== undefined],
          data: ({ at }, { wrong }) => ({ at, ...(wrong === undefined ? {} : { wrong }) }),
        },
        {
          to: 'sendingName',
          data: ({ at }) => ({ at }),
          ask: { name: ({ at }, event) => ({ uuid: at.uuid, name: (event as { name: { email: string } }).name }) },
        },
      ],
      restarted: startAgain,
    },
    sendingName: {
      answered: [
        ...standing,
        {
          to: 'naming',
          when: ['it is no address or number, or not one for here', (_, { answer }) => wrongName(answer) !== undefined],
          data: ({ at }, { answer }) => ({ at, wrong: wrongName(answer) ?? 'shape' }),
        },
        { to: 'naming', data: ({ at }, told) => ({ at, ...refused(told) }) },
      ],
      effectFailed: { to: 'naming', data: ({ at }) => ({ at, refused: UNREACHABLE }) },
    },
    stop: {
      confirmed: {
        to: 'stopping',
        data: ({ uuid, token }) => ({ uuid, token }),
        ask: { stop: ({ uuid, token }) => ({ uuid, token }) },
      },
    },
    stopping: {
      answered: [
        {
          to: 'ended',
          when: ['it is stopped', is(codes.success)],
          data: () => ({ why: 'stopped' }),
          ask: { forget: true },
        },
        {
          to: 'ended',
          when: ['it is not known', is(codes.lostItemUnknown)],
          data: () => ({ why: 'unknown' }),
          ask: { forget: true },
        },
        { to: 'stop', data: ({ uuid, token }, told) => ({ uuid, token, ...refused(told) }) },
      ],
      effectFailed: { to: 'stop', data: ({ uuid, token }) => ({ uuid, token, refused: UNREACHABLE }) },
    },
    waiting: { restarted: startAgain },
    done: {},
    support: { restarted: startAgain },
    nothing: { restarted: startAgain },
    ended: { restarted: startAgain },
  },
});
