import { codes } from '@gatehouse/contract/codes';
import { defineFlow, type Flow } from '../../platform/flow.ts';
import { refusedBy, UNREACHABLE, wrongAddress } from '../submit-answer.ts';
import {
  answers,
  begun,
  begunAgain,
  isAboutCode,
  isUnknown,
  stageIs,
  succeeded,
  times,
  timesOf,
  uuidOf,
  wrongCode,
  wrongPassword,
} from './registration-answers.ts';
import type { Found, RegistrationEffect, RegistrationEvent, RegistrationState } from './registration-state.ts';

const expired = {
  to: 'ended',
  when: ['the registration is not known', answers(codes.registrationUnknown)],
  data: () => ({ why: 'expired' }) as const,
} as const;
const startAgain = { to: 'info', ask: { forget: true } } as const;
const begin = {
  to: 'committingInfo',
  when: ['it can be an address', (_: unknown, event: { readonly email: string }) => !wrongAddress(event.email)],
  data: (_: unknown, { email }: { readonly email: string }) => ({ email: email.trim() }),
  ask: { commitInfo: ({ email }: { readonly email: string }) => ({ email }) },
} as const;
const recall = { recall: ({ found }: { readonly found: Found }) => ({ uuid: found.uuid }) };

/** SIGNUP-04, SIGNUP-05, REDIR-12: the table of the registration wizard. */
export const registrationFlow = defineFlow<RegistrationState, RegistrationEvent, RegistrationEffect>({
  name: 'registration',
  start: { step: 'info' },
  steps: {
    looking: {
      found: { to: 'recalling', data: (_, { type, ...found }) => ({ found, linked: true }), ask: recall },
      nothingFound: { to: 'ended', data: () => ({ why: 'missing' }) },
    },
    recalling: {
      answered: [
        {
          to: 'code',
          when: ['stage commit_info', stageIs('commit_info')],
          data: ({ found }, event) => ({ ...begunAgain(found, event), resendAt: 0, expiresAt: 0, sentAgain: false }),
        },
        {
          to: 'password',
          when: ['stage commit_password', stageIs('commit_password')],
          data: ({ found }, event) => ({ ...begunAgain(found, event), recalled: true }),
        },
        {
          to: 'ended',
          when: [
            'stage commit_login, opened as a link',
            (state, event) => state.linked && stageIs('commit_login')(state, event),
          ],
          data: () => ({ why: 'used' }),
          ask: { forget: true },
        },
        {
          to: 'done',
          when: ['stage commit_login', stageIs('commit_login')],
          ask: { forget: true, goToLogin: true },
        },
        {
          to: 'info',
          when: ['not known, and only this tab remembered it', ({ found }, event) => found.kept && isUnknown(event)],
          data: () => ({}),
          ask: { forget: true },
        },
        { to: 'ended', when: ['not known', (_, event) => isUnknown(event)], data: () => ({ why: 'expired' }) },
        {
          to: 'recalling',
          data: ({ found, linked }, { answer }) => ({ found, linked, refused: refusedBy(answer) }),
        },
      ],
      effectFailed: { to: 'recalling', data: ({ found, linked }) => ({ found, linked, refused: UNREACHABLE }) },
      retried: { to: 'recalling', data: ({ found, linked }) => ({ found, linked }), ask: recall },
      restarted: startAgain,
    },
    info: {
      found: { to: 'recalling', data: (_, { type, ...found }) => ({ found, linked: false }), ask: recall },
      emailGiven: [begin, { to: 'info', data: (_, { email }) => ({ wrong: { why: wrongAddress(email) ?? 'shape' } }) }],
    },
    committingInfo: {
      answered: [
        {
          to: 'sendingCode',
          when: ['success', (_, { answer }) => uuidOf(answer) !== undefined],
          data: ({ email }, { answer }) => ({ uuid: uuidOf(answer) ?? '', email, typed: true, again: false }),
          ask: { remember: ({ uuid, email }) => ({ uuid, email }), sendCode: ({ uuid }) => ({ uuid }) },
        },
        {
          to: 'info',
          when: ['the address is malformed', answers(codes.invalidField)],
          data: () => ({ wrong: { why: 'shape' } }),
        },
        { to: 'info', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'info', data: () => ({ refused: UNREACHABLE }) },
    },
    sendingCode: {
      answered: [
        {
          to: 'code',
          when: ['success', succeeded],
          data: (state, { answer }) => ({ ...begun(state), ...timesOf(answer), sentAgain: state.again }),
        },
        expired,
        {
          to: 'code',
          data: (state, { answer }) => ({
            ...begun(state),
            ...timesOf(answer),
            sentAgain: false,
            refused: refusedBy(answer),
          }),
        },
      ],
      effectFailed: {
        to: 'code',
        data: (state) => ({ ...begun(state), resendAt: 0, expiresAt: 0, sentAgain: false, refused: UNREACHABLE }),
      },
    },
    code: {
      codeGiven: [
        {
          to: 'code',
          when: [
            'refused before, and not changed since',
            ({ wrong }, { code }) => !!wrong?.code && wrong.code === code,
          ],
          data: (state) => ({
            ...begun(state),
            ...times(state),
            sentAgain: false,
            ...(state.wrong ? { wrong: { ...state.wrong } } : {}),
          }),
        },
        {
          to: 'verifying',
          when: ['six digits', (_, { code }) => /^\d{6}$/.test(code)],
          data: (state, { code }) => ({ ...begun(state), ...times(state), code }),
          ask: { verify: ({ uuid, code }) => ({ uuid, code }) },
        },
        {
          to: 'code',
          data: (state, { code }) => ({
            ...begun(state),
            ...times(state),
            sentAgain: false,
            wrong: { why: code ? 'shape' : 'empty' },
          }),
        },
      ],
      resendAsked: {
        to: 'sendingCode',
        data: (state) => ({ ...begun(state), again: true }),
        ask: { sendCode: ({ uuid }) => ({ uuid }) },
      },
      emailChanged: startAgain,
    },
    verifying: {
      answered: [
        {
          to: 'password',
          when: ['result 1', (_, { answer }) => answer.ret_code === codes.success && answer.result === 1],
          data: (state) => ({ ...begun(state), recalled: false }),
        },
        expired,
        {
          to: 'code',
          when: ['wrong, no longer valid, or tries used', (_, { answer }) => isAboutCode(answer)],
          data: (state, { answer }) => ({
            ...begun(state),
            ...times(state),
            sentAgain: false,
            wrong: { ...wrongCode(answer), code: state.code },
          }),
        },
        {
          to: 'code',
          data: (state, { answer }) => ({
            ...begun(state),
            ...times(state),
            sentAgain: false,
            refused: refusedBy(answer),
          }),
        },
      ],
      effectFailed: {
        to: 'code',
        data: (state) => ({ ...begun(state), ...times(state), sentAgain: false, refused: UNREACHABLE }),
      },
    },
    password: {
      passwordGiven: [
        {
          to: 'password',
          when: ['it has a fault', (_, { problem }) => problem !== undefined],
          data: (state, { problem }) => ({
            ...begun(state),
            recalled: state.recalled,
            wrong: { why: problem ?? 'empty' },
          }),
        },
        {
          to: 'committingPassword',
          data: (state) => ({ ...begun(state), recalled: state.recalled }),
          ask: { commitPassword: ({ uuid }) => ({ uuid }) },
        },
      ],
      emailChanged: startAgain,
    },
    committingPassword: {
      answered: [
        { to: 'done', when: ['success', succeeded], ask: { forget: true, leave: true } },
        {
          to: 'password',
          when: ['the password is refused', answers(codes.passwordRefused)],
          data: (state, { answer }) => ({ ...begun(state), recalled: state.recalled, wrong: wrongPassword(answer) }),
        },
        {
          to: 'ended',
          when: ['there is an account with another password', answers(codes.alreadyRegistered)],
          data: () => ({ why: 'used' }),
          ask: { forget: true },
        },
        {
          to: 'code',
          when: ['the address is not verified', answers(codes.notVerified)],
          data: (state, { answer }) => ({
            ...begun(state),
            resendAt: 0,
            expiresAt: 0,
            sentAgain: false,
            refused: refusedBy(answer),
          }),
        },
        expired,
        {
          to: 'password',
          data: (state, { answer }) => ({
            ...begun(state),
            recalled: state.recalled,
            refused: refusedBy(answer),
          }),
        },
      ],
      effectFailed: {
        to: 'password',
        data: (state) => ({ ...begun(state), recalled: state.recalled, refused: UNREACHABLE }),
      },
    },
    ended: { restarted: startAgain },
    done: {},
  },
});

/** SIGNUP-06: the same table for a page that is opened by a link: first it looks which registration is meant. */
export const linkedRegistrationFlow: Flow<RegistrationState, RegistrationEvent, RegistrationEffect> = {
  ...registrationFlow,
  name: 'registration by link',
  start: { step: 'looking' },
};
