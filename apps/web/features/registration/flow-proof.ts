import { codes } from '@gatehouse/contract/errors/codes';
import { refusedPassword } from '../forms/new-password-problem.ts';
import { UNREACHABLE } from '../forms/submit-answer.ts';
import { answers, begun, refused, succeeded } from './registration-answers.ts';
import { againAtCode, expired, finish, register, type Steps, startAgain } from './registration-rows.ts';
import type { Begun } from './registration-state.ts';

const isOld = ({ way }: Begun) => way.form === 'old';
type WithCode = { readonly code?: string };
const codeOf = ({ code }: WithCode) => (code ? { code } : {});

/**
 * SIGNUP-04, SIGNUP-06: the code or the link, whichever proves the address or number first. The flow of a proof asks for it; with
 * its end this one goes on. In the old variants (SIGNUP-02) its code has been sent beside the password.
 */
const proof: Steps<'proof'>['proof'] = {
  proven: [
    {
      to: 'done',
      when: [
        'success, with the password beside the code',
        (state, event) => succeeded(state, event) && isOld(state) && !!event.code,
      ],
      data: ({ uuid }) => ({ uuid }),
      ask: finish,
    },
    {
      to: 'registering',
      when: ['confirmed by link, and the password is there', (state, event) => succeeded(state, event) && isOld(state)],
      data: begun,
      ask: register,
    },
    { to: 'password', when: ['verified', succeeded], data: (state) => ({ ...begun(state), recalled: false }) },
    {
      to: 'password',
      when: ['the password is refused', answers(codes.passwordRefused)],
      data: (state, event) => ({
        ...{ ...begun(state), ...codeOf(event) },
        ...{ recalled: false, wrong: refusedPassword(event.answer) },
      }),
    },
    {
      to: 'ended',
      when: [
        'there is an account with another password',
        (state, event) => !!event.code && answers(codes.alreadyRegistered)(state, event),
      ],
      data: () => ({ why: 'used' }),
      ask: { forget: true },
    },
    {
      to: 'ended',
      when: ['confirmed, and there is an account', answers(codes.alreadyRegistered)],
      data: () => ({ why: 'registered' }),
      ask: { forget: true },
    },
    expired,
  ],
  accountChanged: startAgain,
};

/** SIGNUP-02: the old variants, once the link has been opened. */
const registering: Steps<'registering'>['registering'] = {
  answered: [
    { to: 'done', when: ['success', succeeded], data: ({ uuid }) => ({ uuid }), ask: finish },
    againAtCode,
    {
      to: 'password',
      when: ['the password is refused', answers(codes.passwordRefused)],
      data: (state, { answer }) => ({ ...begun(state), recalled: false, wrong: refusedPassword(answer) }),
    },
    {
      to: 'ended',
      when: ['there is an account with another password', answers(codes.alreadyRegistered)],
      data: () => ({ why: 'used' }),
      ask: { forget: true },
    },
    expired,
    { to: 'password', data: (state, event) => ({ ...begun(state), recalled: false, ...refused(state, event) }) },
  ],
  effectFailed: {
    to: 'password',
    data: (state) => ({ ...begun(state), recalled: false, refused: UNREACHABLE }),
  },
};

export const proofSteps: Steps<'proof' | 'registering'> = { proof, registering };
