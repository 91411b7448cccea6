import { codes } from '@gatehouse/contract/errors/codes';
import { refusedBy, UNREACHABLE } from '../forms/submit-answer.ts';
import { sentBy } from '../verification/sent.ts';
import {
  type AnswerEvent,
  accountRead,
  answers,
  begunAgain,
  isUnknown,
  proofAgain,
  refused,
  stageIs,
  succeeded,
  trimmed,
  uuidOf,
} from './registration-answers.ts';
import { recall, remember, type Steps, startAgain } from './registration-rows.ts';
import type { Account, Begun, RegistrationEvent, Way } from './registration-state.ts';

type Given = Extract<RegistrationEvent, { type: 'accountGiven' }>;

const fits = ({ wrong }: Given) => !wrong;
const given = ({ account, way }: Given) => ({ account: trimmed(account), way });

/** SIGNUP-05, REDIR-12: a registration that was left, or is opened by a link. */
export const findSteps: Steps<'looking' | 'recalling'> = {
  looking: {
    found: { to: 'recalling', data: (_, { type, ...found }) => ({ found, linked: true }), ask: recall },
    nothingFound: { to: 'ended', data: () => ({ why: 'missing' }) },
  },
  recalling: {
    answered: [
      {
        to: 'confirm',
        when: [
          'stage commit_info, by an emailed link',
          (state, event) => !!state.found.token && stageIs('commit_info')(state, event),
        ],
        data: ({ found }, event) => ({ ...begunAgain(found, event), token: found.token ?? '' }),
      },
      {
        to: 'proof',
        when: ['stage commit_info', stageIs('commit_info')],
        data: ({ found }, event) => proofAgain(found, event),
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
      { to: 'done', when: ['stage commit_login', stageIs('commit_login')], ask: { forget: true, goToLogin: true } },
      {
        to: 'info',
        when: [
          'not known, and only this tab remembered it',
          (state, event) => state.found.kept && isUnknown(state, event),
        ],
        data: () => ({}),
        ask: { forget: true },
      },
      { to: 'ended', when: ['its id is malformed', answers(codes.invalidField)], data: () => ({ why: 'missing' }) },
      { to: 'ended', when: ['not known', isUnknown], data: () => ({ why: 'expired' }) },
      { to: 'recalling', data: ({ found, linked }, event) => ({ found, linked, ...refused(found, event) }) },
    ],
    effectFailed: { to: 'recalling', data: ({ found, linked }) => ({ found, linked, refused: UNREACHABLE }) },
    retried: { to: 'recalling', data: ({ found, linked }) => ({ found, linked }), ask: recall },
    restarted: startAgain,
  },
};

const begins = ({ account, way }: { account: Account; way: Way }, { answer }: AnswerEvent): Begun => ({
  ...{ uuid: uuidOf(answer) ?? '', account: accountRead(account, answer), way },
  known: true,
});
const isOld = ({ way }: { readonly way: Way }) => way.form === 'old';
const hasBegun = (_: unknown, { answer }: AnswerEvent) => uuidOf(answer) !== undefined;

/** SIGNUP-01, SIGNUP-02: who, and the message to them. The old variants begin and send in one call. */
export const beginSteps: Steps<'info' | 'committingInfo'> = {
  info: {
    found: { to: 'recalling', data: (_, { type, ...found }) => ({ found, linked: false }), ask: recall },
    accountGiven: [
      {
        to: 'committingInfo',
        when: ['it fits, and the password comes last', (_, event) => fits(event) && !isOld(event)],
        data: (_, event) => given(event),
        ask: { commitInfo: ({ account }) => ({ account }) },
      },
      {
        to: 'committingInfo',
        when: ['it fits, and the password stands beside it', (_, event) => fits(event)],
        data: (_, event) => given(event),
        ask: { begin: ({ account, way }) => ({ account, proof: way.proof }) },
      },
      { to: 'info', data: (_, { wrong = {} }) => ({ wrong: { ...wrong } }) },
    ],
  },
  committingInfo: {
    answered: [
      {
        to: 'proof',
        when: ['success', (state, event) => succeeded(state, event) && hasBegun(state, event) && !isOld(state)],
        data: begins,
        ask: remember,
      },
      {
        to: 'proof',
        when: ['success, and sent with it', (state, event) => succeeded(state, event) && hasBegun(state, event)],
        data: (state, event) => ({ ...begins(state, event), sent: sentBy(event.answer) }),
        ask: remember,
      },
      {
        to: 'proof',
        when: ['begun, but not sent', (state, event) => isOld(state) && hasBegun(state, event)],
        data: (state, event) => ({ ...begins(state, event), standing: { notSent: refusedBy(event.answer) } }),
        ask: remember,
      },
      {
        to: 'info',
        when: ['the address or number is malformed', answers(codes.invalidField)],
        data: () => ({ wrong: { account: 'shape' } }),
      },
      {
        to: 'info',
        when: ['no number of its region', answers(codes.phoneLimit)],
        data: () => ({ wrong: { account: codes.phoneLimit } }),
      },
      { to: 'info', data: refused },
    ],
    effectFailed: { to: 'info', data: () => ({ refused: UNREACHABLE }) },
  },
};
