import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow, type FlowRow } from '../../platform/flow/flow.ts';
import { isAbout, UNREACHABLE } from '../forms/submit-answer.ts';
import { wrongPassword } from '../forms/wrong-password.ts';
import { challengeFrom, sentFirst, stopped } from './login-answers.ts';
import { asking, form, recalled } from './login-rows.ts';
import type {
  AnswerEvent,
  Item,
  LoginEffect,
  LoginEvent,
  LoginState,
  ShownLoginChallenge,
  Wrong,
} from './login-state.ts';

type Step<Name extends LoginState['step']> = Extract<LoginState, { step: Name }>;
type Row<From extends LoginState['step'], Event> = FlowRow<Step<From>, Event, LoginState, LoginEffect>;

const success = (_: unknown, { answer }: AnswerEvent) => answer.ret_code === codes.success;
const done = { to: 'done', when: ['success', success], ask: { leave: true } } as const;

/** The challenge that is left: a second factor, or a new device. */
const left = (_: unknown, { answer }: AnswerEvent) =>
  answer.ret_code === codes.verificationAsked ? challengeFrom(answer) : undefined;
const asksFor = (item: Item) => (state: unknown, event: AnswerEvent) => {
  const asked = left(state, event);
  return asked !== undefined && (asked.ways[0] === 'email_link') === (item === 'link');
};
const leftToVerify = (state: unknown, event: AnswerEvent) => ({ asked: left(state, event) as ShownLoginChallenge });

/** Results of every login method, after its own ones. The form keeps its values. */
const outcomes = [
  done,
  { to: 'verificationLink', when: ['one more check, by link', asksFor('link')], data: leftToVerify },
  { to: 'verificationCode', when: ['one more check, by any other way', asksFor('code')], data: leftToVerify },
  {
    to: 'inputAccount',
    when: ['the account is malformed', (_: unknown, { answer }: AnswerEvent) => isAbout(answer, 'login_name')],
    data: () => ({ wrong: { account: { why: 'shape' } as Wrong } }),
  },
  {
    to: 'inputAccount',
    when: ['refused: paused (31030), address limit (31018) and every other code', () => true],
    data: (_: unknown, { answer }: AnswerEvent) => ({ wrong: {}, ...stopped(answer) }),
  },
] as const;

/** The result of a sending: success with the challenge. */
const begun: readonly Row<'sending', AnswerEvent>[] = [
  {
    to: 'verificationLink',
    when: ['a link is on its way', ({ item }, { answer }) => item === 'link' && hasBegun(answer)],
    data: ({ item }, { answer }) => ({ asked: sentFirst(challengeFrom(answer) as ShownLoginChallenge, item) }),
  },
  {
    to: 'verificationCode',
    when: ['a code is on its way', (_, { answer }) => hasBegun(answer)],
    data: ({ item }, { answer }) => ({ asked: sentFirst(challengeFrom(answer) as ShownLoginChallenge, item) }),
  },
  ...(outcomes.slice(1) as readonly Row<'sending', AnswerEvent>[]),
];

function hasBegun(answer: AnswerEvent['answer']): boolean {
  return answer.ret_code === codes.success && challengeFrom(answer) !== undefined;
}

const failed = { to: 'inputAccount', data: () => ({ wrong: {}, refused: UNREACHABLE }) } as const;
/** LOGIN-01, LOGIN-02, LOGIN-07: the table of all login methods. */
export const loginFlow = defineFlow<LoginState, LoginEvent, LoginEffect>({
  name: 'login',
  start: { step: 'inputAccount', wrong: {} },
  first: [{ type: 'recall' }],
  steps: {
    inputAccount: {
      ...asking,
      recalled,
      passwordGiven: {
        to: 'inputAccount',
        when: ['it is empty', (_, { empty }) => empty],
        data: ({ wrong }) => ({ wrong: { ...wrong, password: { why: 'empty' } } }),
      },
    },
    inputPassword: {
      ...asking,
      passwordGiven: [
        {
          to: 'inputPassword',
          when: ['it is empty', (_, { empty }) => empty],
          data: ({ account }) => ({ account, wrong: { password: { why: 'empty' } } }),
        },
        { to: 'submitting', data: ({ account }) => ({ account }), ask: { logIn: ({ account }) => ({ account }) } },
      ],
    },
    submitting: {
      answered: [
        {
          to: 'inputPassword',
          when: ['wrong password', (_, { answer }) => answer.ret_code === codes.wrongPassword],
          data: ({ account }, { answer }) => ({ account, ...wrongPassword(answer) }),
        },
        ...outcomes,
      ],
      effectFailed: failed,
    },
    sending: { answered: begun, effectFailed: failed },
    passkey: {
      answered: [
        {
          to: 'inputAccount',
          when: ['it is none of ours', (_, { answer }) => answer.ret_code === codes.wrongCode],
          data: () => ({ wrong: {}, passkey: 'unknown' }),
        },
        ...outcomes,
      ],
      passkeyDismissed: { to: 'inputAccount', data: () => ({ wrong: {}, passkey: 'dismissed' }) },
      wentBack: form,
      effectFailed: failed,
    },
    verificationCode: {
      answered: outcomes,
      wentBack: form,
      linkOpened: {
        to: 'otherTab',
        data: ({ asked }) => ({ asked }),
        ask: { awaitSession: ({ asked }) => ({ uuid: asked.uuid }) },
      },
    },
    verificationLink: {
      answered: outcomes,
      wentBack: form,
      linkOpened: {
        to: 'otherTab',
        data: ({ asked }) => ({ asked }),
        ask: { awaitSession: ({ asked }) => ({ uuid: asked.uuid }) },
      },
    },
    otherTab: { answered: outcomes, wentBack: form },
    done: {},
  },
});
