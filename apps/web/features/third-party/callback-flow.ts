import { codes } from '@gatehouse/contract/errors/codes';
import type { LoginChallenge } from '@gatehouse/contract/login/login';
import type { ThirdPartyPending } from '@gatehouse/contract/login/third-party';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';
import type { Intent } from './departure.ts';

/** The states after a user returns from a provider. */
export type CallbackState =
  | { readonly step: 'asking' }
  /** LOGIN-02: a second factor, or a new device. */
  | { readonly step: 'second'; readonly asked: LoginChallenge }
  /** No account is linked: open one, or link one. */
  | { readonly step: 'unlinked'; readonly pending: ThirdPartyPending }
  | { readonly step: 'ended'; readonly refused: Refused }
  /** TG-08: Telegram was not linked; a dialog says why. */
  | { readonly step: 'unbound' }
  /** The address has no response: opened by hand, or reloaded. */
  | { readonly step: 'nothing' }
  | { readonly step: 'done' };

/** `bindCode`: TG-08, of a link with Telegram that failed. */
type AnsweredEvent = {
  readonly type: 'answered';
  readonly answer: SubmitAnswer;
  readonly intent: Intent;
  readonly bindCode?: string;
};
export type CallbackEvent =
  | AnsweredEvent
  | { readonly type: 'nothingThere' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'wentOn' }
  | { readonly type: 'registerChosen' }
  | { readonly type: 'linkChosen' };

export type CallbackEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'leave' }
  | { readonly type: 'sayUnbound'; readonly code: string }
  | { readonly type: 'toAccount' }
  | { readonly type: 'register' }
  | { readonly type: 'link' };

const code =
  (wanted: number) =>
  (_: unknown, { answer }: AnsweredEvent) =>
    answer.ret_code === wanted;

const bindCodeOf = (event: CallbackEvent) => (event.type === 'answered' && event.bindCode) || '';

const answered = [
  { to: 'done', when: ['success', code(codes.success)], ask: { leave: true } },
  {
    to: 'second',
    when: ['one more check', code(codes.verificationAsked)],
    data: (_: unknown, { answer }: AnsweredEvent) => ({ asked: answer.result as LoginChallenge }),
  },
  {
    to: 'done',
    when: [
      'new here, and came to open an account',
      (_: unknown, event: AnsweredEvent) =>
        code(codes.thirdPartyNotLinked)(_, event) && event.intent === 'registration',
    ],
    ask: { register: true },
  },
  {
    to: 'unlinked',
    when: ['no account is linked', code(codes.thirdPartyNotLinked)],
    data: (_: unknown, { answer }: AnsweredEvent) => ({ pending: answer.result as ThirdPartyPending }),
  },
  {
    to: 'unbound',
    when: ['Telegram was not linked', (_: unknown, { bindCode }: AnsweredEvent) => bindCode !== undefined],
    ask: { sayUnbound: (_: unknown, event: CallbackEvent) => ({ code: bindCodeOf(event) }) },
  },
  {
    to: 'ended',
    when: ['refused: cancelled, used, out of reach, not to be believed, and every other code', () => true],
    data: (_: unknown, { answer }: AnsweredEvent) => ({ refused: refusedBy(answer) }),
  },
] as const;

/** LOGIN-06: the flow of the page that providers send browsers back to. */
export const callbackFlow = defineFlow<CallbackState, CallbackEvent, CallbackEffect>({
  name: 'third party',
  start: { step: 'asking' },
  first: [{ type: 'ask' }],
  steps: {
    asking: {
      answered,
      nothingThere: { to: 'nothing' },
      effectFailed: { to: 'ended', data: () => ({ refused: UNREACHABLE }) },
    },
    second: { answered, wentBack: { to: 'nothing' } },
    unlinked: {
      registerChosen: { to: 'done', ask: { register: true } },
      linkChosen: { to: 'done', ask: { link: true } },
    },
    ended: {},
    unbound: {
      wentOn: { to: 'done', ask: { toAccount: true } },
      effectFailed: { to: 'done', ask: { toAccount: true } },
    },
    nothing: {},
    done: {},
  },
});
