import { codes } from '@gatehouse/contract/errors/codes';
import { refusedPassword } from '../forms/new-password-problem.ts';
import { refusedBy, UNREACHABLE } from '../forms/submit-answer.ts';
import { NOTHING_SENT } from '../verification/sent.ts';
import { answers, begun, isVerified, refused, succeeded } from './registration-answers.ts';
import { againAtCode, expired, finish, register, type Steps, startAgain } from './registration-rows.ts';
import type { PasswordData } from './registration-state.ts';

/** SIGNUP-06: an emailed link was opened. Nothing is used up before somebody says that it is theirs. */
export const linkSteps: Steps<'confirm' | 'confirming' | 'confirmed'> = {
  confirm: {
    confirmAsked: {
      to: 'confirming',
      data: ({ token, ...state }) => ({ ...begun(state), token }),
      ask: { confirm: ({ uuid, token }) => ({ uuid, token }) },
    },
    restarted: startAgain,
  },
  confirming: {
    answered: [
      {
        to: 'confirmed',
        when: ['result 1, on the device where it began', (state, event) => state.known && isVerified(state, event)],
        data: begun,
        ask: { notifyTabs: ({ uuid }) => ({ uuid }) },
      },
      {
        to: 'password',
        when: ['result 1', isVerified],
        data: (state) => ({ ...begun(state), recalled: false }),
      },
      {
        to: 'ended',
        when: ['used on another device', answers(codes.linkUsed)],
        data: () => ({ why: 'elsewhere' }),
      },
      { to: 'ended', when: ['too old', answers(codes.codeExpired)], data: () => ({ why: 'linkExpired' }) },
      { to: 'ended', when: ['not a link of ours', answers(codes.linkUnknown)], data: () => ({ why: 'linkUnknown' }) },
      {
        to: 'ended',
        when: ['the address has an account', answers(codes.alreadyRegistered)],
        data: () => ({ why: 'registered' }),
        ask: { forget: true },
      },
      expired,
      { to: 'confirm', data: (state, event) => ({ ...begun(state), token: state.token, ...refused(state, event) }) },
    ],
    effectFailed: {
      to: 'confirm',
      data: (state) => ({ ...begun(state), token: state.token, refused: UNREACHABLE }),
    },
  },
  confirmed: { wentOn: { to: 'password', data: (state) => ({ ...begun(state), recalled: false }) } },
};

const passwordOf = ({ recalled, code, ...state }: PasswordData): PasswordData => ({
  ...begun(state),
  recalled,
  ...(code ? { code } : {}),
});

/** SIGNUP-04, last step; in the old variants where the first screen's password was refused. */
export const passwordSteps: Steps<'password' | 'committingPassword'> = {
  password: {
    passwordGiven: [
      {
        to: 'password',
        when: ['it has a fault', (_, { problem }) => problem !== undefined],
        data: (state, { problem }) => ({ ...passwordOf(state), wrong: problem ?? { why: 'empty' } }),
      },
      {
        to: 'committingPassword',
        when: ['of an old variant', ({ way }) => way.form === 'old'],
        data: passwordOf,
        ask: register,
      },
      { to: 'committingPassword', data: passwordOf, ask: { commitPassword: ({ uuid }) => ({ uuid }) } },
    ],
    accountChanged: startAgain,
  },
  committingPassword: {
    answered: [
      { to: 'done', when: ['success', succeeded], data: ({ uuid }) => ({ uuid }), ask: finish },
      {
        to: 'password',
        when: ['the password is refused', answers(codes.passwordRefused)],
        data: (state, { answer }) => ({ ...passwordOf(state), wrong: refusedPassword(answer) }),
      },
      {
        to: 'ended',
        when: ['there is an account with another password', answers(codes.alreadyRegistered)],
        data: () => ({ why: 'used' }),
        ask: { forget: true },
      },
      {
        to: 'proof',
        when: ['not verified', answers(codes.notVerified)],
        data: (state, { answer }) => ({
          ...{ ...begun(state), sent: NOTHING_SENT },
          standing: { refused: refusedBy(answer) },
        }),
      },
      againAtCode,
      expired,
      { to: 'password', data: (state, event) => ({ ...passwordOf(state), ...refused(state, event) }) },
    ],
    effectFailed: { to: 'password', data: (state) => ({ ...passwordOf(state), refused: UNREACHABLE }) },
  },
};
