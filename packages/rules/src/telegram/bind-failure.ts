import { type Decision, decide, type Rule } from '../decision.ts';

/** TG-08: where a binding began: after a login or a registration, after a registration by Telegram, or in the settings. */
export const bindOrigins = ['login', 'register', 'tgregister', 'settings'] as const;
export type BindOrigin = (typeof bindOrigins)[number];

/**
 * Why Telegram was not bound. `taken`: to another account; `other`: this account is bound to another Telegram account; `notAllowed`:
 * this account may not be bound at all.
 */
export type BindFailure = 'invalid' | 'expired' | 'taken' | 'other' | 'notAllowed' | 'ours';

type Question = {
  readonly from: BindOrigin;
  readonly failure: BindFailure;
  /** LOGIN-10: the scene of the site's login. */
  readonly loginScene: string;
};

/** LOGIN-10: of the Turkish login. */
const TR_LOGIN_SCENE = '31013';
const ends = { invalid: 1001, expired: 1002, taken: 1003, notAllowed: 10016 } as const;

const table: readonly Rule<Question, string>[] = [
  {
    rule: 'TG-08',
    check: 'an error of ours',
    answer: ({ failure }) => (failure === 'ours' ? 'telegramLinkSystemError' : undefined),
  },
  {
    rule: 'TG-08',
    check: 'in the settings',
    answer: ({ from, failure }) => (from === 'settings' ? inSettings(failure) : undefined),
  },
  {
    rule: 'TG-08',
    check: 'the account is bound to another Telegram account',
    answer: ({ failure }) => (failure === 'other' ? 'login1004' : undefined),
  },
  {
    rule: 'TG-08',
    check: 'by where it began, and why',
    answer: (question) => familyOf(question) + ends[question.failure as keyof typeof ends],
  },
];

/** TG-08: the code of a binding that failed. */
export function bindFailureCode(question: Question): Decision<string> {
  return decide(table, question);
}

function inSettings(failure: BindFailure): string {
  if (failure === 'taken') return 'telegramAlreadyBind';
  if (failure === 'other') return 'relinkTelegramAccountTip';
  return failure === 'notAllowed' ? 'telegramLinkSystemError' : 'authFailureRelinkTip';
}

function familyOf({ from, loginScene }: Question): string {
  return from === 'login' && loginScene === TR_LOGIN_SCENE ? 'trlogin' : from;
}
