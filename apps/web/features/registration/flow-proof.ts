import { codes } from '@gatehouse/contract/codes';
import { type SubmitAnswer, UNREACHABLE } from '../submit-answer.ts';
import {
  answers,
  begun,
  isAboutCode,
  isVerified,
  proofOf,
  refused,
  succeeded,
  unsentOf,
  wrongCode,
  wrongPassword,
} from './registration-answers.ts';
import { awaitProof, expired, finish, itemOf, register, type Steps, startAgain } from './registration-rows.ts';
import type { Begun } from './registration-state.ts';

const SIX_DIGITS = /^\d{6}$/;
/** The code stays with what was wrong with it: sent again unchanged it would only cost a try. */
const refusedCode = (code: string, answer: SubmitAnswer) => {
  const { wrong, ...times } = wrongCode(answer);
  return { ...times, typing: true, wrong: { ...wrong, code } };
};
const codeOf = ({ code }: { readonly code?: string }) => (code ? { code } : {});
const isOld = ({ way }: Begun) => way.form === 'old';

/** SIGNUP-04, SIGNUP-06: waits for the code or the link, whichever proves the address or number first. */
const proof: Steps<'proof'>['proof'] = {
  codeGiven: [
    {
      to: 'proof',
      when: ['refused before, and not changed since', ({ wrong }, { code }) => !!wrong?.code && wrong.code === code],
      data: (state) => ({ ...proofOf(state), ...(state.wrong ? { wrong: { ...state.wrong } } : {}) }),
    },
    {
      to: 'registering',
      when: ['six digits, and the password is there', (state, { code }) => isOld(state) && SIX_DIGITS.test(code)],
      data: (state, { code }) => ({ ...proofOf(state), code }),
      ask: register,
    },
    {
      to: 'verifying',
      when: ['six digits', (_, { code }) => SIX_DIGITS.test(code)],
      data: (state, { code }) => ({ ...proofOf(state), code }),
      ask: { verify: ({ uuid, code }) => ({ uuid, code }) },
    },
    {
      to: 'proof',
      data: (state, { code }) => ({ ...proofOf(state), wrong: { why: code ? 'shape' : 'empty' } }),
    },
  ],
  noticed: [
    {
      to: 'registering',
      when: ['confirmed by link, and the password is there', (state, { news }) => isOld(state) && news === 'verified'],
      data: proofOf,
      ask: register,
    },
    {
      to: 'password',
      when: ['confirmed by link', (_, { news }) => news === 'verified'],
      data: (state) => ({ ...begun(state), recalled: false }),
    },
    {
      to: 'proof',
      when: ['confirmed on another device', (_, { news }) => news === 'elsewhere'],
      data: (state) => ({ ...proofOf(state), expiresAt: 0, news: 'elsewhere' }),
    },
    {
      to: 'proof',
      when: ['the link is over', (_, { news }) => news === 'expired'],
      data: (state) => ({ ...proofOf(state), resendAt: 0, expiresAt: 0, news: 'expired' }),
    },
    {
      to: 'ended',
      when: ['confirmed, and there is an account', (_, { news }) => news === 'registered'],
      data: () => ({ why: 'registered' }),
      ask: { forget: true },
    },
    { to: 'ended', data: () => ({ why: 'expired' }) },
  ],
  typingAsked: { to: 'proof', data: (state) => ({ ...proofOf(state), typing: !state.typing }) },
  resendAsked: {
    to: 'sending',
    data: (state) => ({ ...begun(state), again: true, ...unsentOf(state) }),
    ask: { send: itemOf },
  },
  accountChanged: startAgain,
};

/** SIGNUP-04: the new variants, which ask for the password next. */
const verifying: Steps<'verifying'>['verifying'] = {
  answered: [
    {
      to: 'password',
      when: ['result 1', isVerified],
      data: (state) => ({ ...begun(state), recalled: false }),
    },
    expired,
    {
      to: 'proof',
      when: ['wrong, no longer valid, or tries used', isAboutCode],
      data: (state, { answer }) => ({ ...proofOf(state), ...refusedCode(state.code, answer) }),
      ask: awaitProof,
    },
    { to: 'proof', data: (state, event) => ({ ...proofOf(state), ...refused(state, event) }), ask: awaitProof },
  ],
  effectFailed: { to: 'proof', data: (state) => ({ ...proofOf(state), refused: UNREACHABLE }), ask: awaitProof },
};

/** SIGNUP-02: the old variants, which send code and password together. */
const registering: Steps<'registering'>['registering'] = {
  answered: [
    { to: 'done', when: ['success', succeeded], data: ({ uuid }) => ({ uuid }), ask: finish },
    {
      to: 'proof',
      when: [
        'the code is wrong, no longer valid, or its tries are used',
        answers(codes.wrongCode, codes.codeExpired, codes.codeTriesUsed),
      ],
      data: (state, { answer }) => ({ ...proofOf(state), ...refusedCode(state.code ?? '', answer) }),
      ask: awaitProof,
    },
    {
      to: 'password',
      when: ['the password is refused', answers(codes.passwordRefused)],
      data: (state, { answer }) => ({
        ...begun(state),
        ...codeOf(state),
        recalled: false,
        wrong: wrongPassword(answer),
      }),
    },
    {
      to: 'ended',
      when: ['there is an account with another password', answers(codes.alreadyRegistered)],
      data: () => ({ why: 'used' }),
      ask: { forget: true },
    },
    expired,
    {
      to: 'proof',
      when: ['with a code, which can be sent again', ({ code }) => !!code],
      data: (state, event) => ({ ...proofOf(state), ...refused(state, event) }),
      ask: awaitProof,
    },
    {
      to: 'password',
      data: (state, event) => ({ ...begun(state), recalled: false, ...refused(state, event) }),
    },
  ],
  effectFailed: [
    {
      to: 'proof',
      when: ['with a code, which can be sent again', ({ code }) => !!code],
      data: (state) => ({ ...proofOf(state), refused: UNREACHABLE }),
      ask: awaitProof,
    },
    { to: 'password', data: (state) => ({ ...begun(state), recalled: false, refused: UNREACHABLE }) },
  ],
};

export const proofSteps: Steps<'proof' | 'verifying' | 'registering'> = { proof, verifying, registering };
