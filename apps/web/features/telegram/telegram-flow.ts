import { codes } from '@gatehouse/contract/errors/codes';
import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { bindStates } from '@gatehouse/contract/telegram/bind-status';
import type {
  BindTelegramResult,
  TelegramNotBound,
  TelegramStatus,
  TelegramUser,
} from '@gatehouse/contract/telegram/telegram';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type AnswerEvent, is, refused } from '../forms/answered.ts';
import { UNREACHABLE } from '../forms/submit-answer.ts';
import { bindCodeOf, isBoundNow } from './bind-result.ts';
import type {
  Launched,
  LinkData,
  LookedEvent,
  Place,
  StatusEvent,
  TelegramEffect,
  TelegramEvent,
  TelegramState,
} from './telegram-state.ts';

const opened =
  (...places: readonly Place[]) =>
  (_: unknown, { place }: LookedEvent) =>
    places.includes(place);

const leave = { to: 'done', ask: { leave: true } } as const;
/** TG-09: the catalogue shows its dialog with the refusal. */
const expired = { to: 'expired' } as const;
const launch = { to: 'launching', ask: { logIn: true } } as const;
const plainForm = { to: 'form', data: () => ({}) } as const;
const back = { to: 'form', data: () => ({}), ask: { keep: () => ({ auth: null }) } } as const;

/** The result of a login by launch data, and of its second factor. */
const loggedIn = [
  { ...leave, when: ['success', is(codes.success)] },
  {
    to: 'second',
    when: ['one more check', is(codes.verificationAsked)],
    data: (_: unknown, { answer }: AnswerEvent) => ({ asked: answer.result as LoginChallenge }),
  },
  {
    to: 'authorise',
    when: ['40004: no account is bound', is(codes.thirdPartyOutcome)],
    data: (_: unknown, { answer }: AnswerEvent) => ({ who: (answer.result as TelegramNotBound).telegram }),
  },
  {
    ...expired,
    when: ['not Telegram’s data, or over', is(codes.telegramDataInvalid, codes.telegramDataExpired)],
  },
  {
    to: 'form',
    when: ['Telegram is not offered', is(codes.thirdPartyUnknown)],
    data: () => ({ lacks: 'hidden' as const }),
  },
  { to: 'unreachable', when: ['no answer', (_: unknown, { answer }: AnswerEvent) => answer.ret_code < 0] },
  {
    to: 'form',
    when: ['refused: locked, another site, …', () => true],
    data: (_: unknown, event: AnswerEvent) => refused(event),
  },
] as const;

const isUnbound = (_: unknown, { answer }: StatusEvent) =>
  answer.ret_code === codes.success &&
  (answer.result as TelegramStatus | undefined)?.bind_status === bindStates.unbound;
const launchedOf = ({ who, expired }: Launched): Launched => ({
  ...(who ? { who } : {}),
  ...(expired ? { expired } : {}),
});
const linkOf = ({ who, ticked }: LinkData): LinkData => ({ ticked, ...(who ? { who } : {}) });
const succeeded = (answer: AnswerEvent['answer']) => answer.ret_code === codes.success;
const bindResult = ({ answer }: AnswerEvent) => answer.result as BindTelegramResult;

/** SHELL-12, LOGIN-08, TG-03 to TG-10: the way of a person from Telegram to an account here. */
export const telegramFlow = defineFlow<TelegramState, TelegramEvent, TelegramEffect>({
  name: 'telegram',
  start: { step: 'looking' },
  first: [{ type: 'look' }],
  steps: {
    looking: {
      looked: [
        { ...leave, when: ['logged in, nothing to ask', opened('settled')] },
        {
          to: 'others',
          when: ['logged in, as another person', (_, { place, who }) => place === 'others' && who !== undefined],
          data: (_, { who }) => ({ who: who as TelegramUser }),
        },
        {
          to: 'status',
          when: ['logged in, in the mini-app', opened('session')],
          data: (_, event) => launchedOf(event),
          ask: { readStatus: launchedOf },
        },
        { to: 'outside', when: ['in a browser', opened('outside')] },
        { to: 'form', when: ['hidden by compliance', opened('hidden')], data: () => ({ lacks: 'hidden' }) },
        { to: 'form', when: ['no launch data', opened('bare')], data: () => ({ lacks: 'none' }) },
        {
          to: 'form',
          when: ['answered before the reload', (_, { auth }) => auth !== undefined],
          data: (_, { auth, who }) => ({ ...(auth ? { auth } : {}), ...(who && auth === 'accepted' ? { who } : {}) }),
        },
        launch,
      ],
      effectFailed: plainForm,
    },
    outside: {},
    others: {
      accepted: { to: 'ending', data: ({ who }) => ({ who }), ask: { endOthers: true } },
      declined: { to: 'done', ask: { keep: () => ({ auth: 'refused' }), leave: true } },
    },
    ending: {
      launchOver: { ...expired, ask: { sayExpired: true } },
      effectFailed: { to: 'others', data: ({ who }) => ({ who, refused: UNREACHABLE }) },
    },
    launching: { answered: loggedIn, effectFailed: { to: 'unreachable' } },
    unreachable: { again: launch, otherWay: plainForm },
    second: { answered: loggedIn, wentBack: plainForm },
    authorise: {
      accepted: {
        to: 'form',
        data: ({ who }) => ({ auth: 'accepted', who }),
        ask: { keep: () => ({ auth: 'accepted' }) },
      },
      declined: { to: 'form', data: () => ({ auth: 'refused' }), ask: { keep: () => ({ auth: 'refused' }) } },
    },
    form: {
      wentBack: back,
      telegramChosen: { to: 'launching', ask: { keep: () => ({ auth: null }), logIn: true } },
    },
    expired: { otherWay: back },
    status: {
      statusRead: [
        {
          to: 'expired',
          ask: { sayExpired: true },
          when: ['not bound, and the launch is over', (state, event) => isUnbound(state, event) && event.expired],
        },
        { to: 'link', when: ['not bound', isUnbound], data: (_, event) => linkOf(event) },
        leave,
      ],
      effectFailed: leave,
    },
    link: {
      ticked: { to: 'link', data: ({ who }, { ticked }) => linkOf({ ticked, ...(who ? { who } : {}) }) },
      accepted: {
        to: 'binding',
        when: ['the box is ticked', ({ ticked }) => ticked],
        data: linkOf,
        ask: { noteAnswered: true, bind: true },
      },
      declined: { to: 'done', ask: { noteAnswered: true, leave: true } },
    },
    binding: {
      answered: [
        {
          to: 'bound',
          when: ['bound', (_, { answer }) => succeeded(answer) && isBoundNow(answer.result as BindTelegramResult)],
          ask: { sayBound: true },
        },
        {
          to: 'unbound',
          when: ['a failure code', (_, { answer }) => succeeded(answer)],
          data: (_, event) => ({ code: bindCodeOf(bindResult(event)) }),
          ask: { sayFailed: ({ code }) => ({ code }) },
        },
        {
          to: 'link',
          when: ['the security check was cancelled', is(codes.stepUpNeeded)],
          data: (state) => ({ ...linkOf(state), notice: 'unproven' }),
        },
        { ...expired, when: ['the launch is over', is(codes.telegramDataInvalid, codes.telegramDataExpired)] },
        { to: 'link', data: (state, event) => ({ ...linkOf(state), ...refused(event) }) },
      ],
      effectFailed: { to: 'link', data: (state) => ({ ...linkOf(state), refused: UNREACHABLE }) },
    },
    bound: { wentOn: leave, effectFailed: leave },
    unbound: { wentOn: leave, effectFailed: leave },
    done: {},
  },
});
