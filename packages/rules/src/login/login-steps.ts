import { type Decision, decide, type Rule } from '../decision.ts';
import type { FirstWay } from './login-ways.ts';

/** LOGIN-08: `default` shows the form; `telegramProcess` is inside what Telegram asks. */
export type FlowStep = 'default' | 'telegramProcess';
/** LOGIN-08: in the new mode the form has two steps: third-party accounts first, then account and password. */
export type NewModeStep = FirstWay | 'account';

/** The way with the first screen of the new mode. A constant, not the table: the login page starts with it. */
export const FIRST_WAY: FirstWay = 'thirdParty';

export type LoginPlace = {
  /** Absent outside the new mode. */
  readonly newMode?: NewModeStep;
  readonly step: FlowStep;
};

/** Where Back leads. `forgetsTelegram`: the Telegram user's data is dropped. */
export type BackTo = LoginPlace & { readonly forgetsTelegram: boolean };

const table: readonly Rule<LoginPlace, BackTo>[] = [
  {
    rule: 'LOGIN-08',
    check: 'the new mode, at the account: back to the accounts of others',
    answer: ({ newMode, step }) =>
      newMode === 'account' ? { newMode: FIRST_WAY, step, forgetsTelegram: false } : undefined,
  },
  {
    rule: 'LOGIN-08',
    check: 'anywhere else: what Telegram told is dropped, and the form begins again',
    answer: ({ newMode }) => ({ ...(newMode ? { newMode } : {}), step: 'default', forgetsTelegram: true }),
  },
];

/** LOGIN-08: what Back does on the way through a login. */
export function backFrom(place: LoginPlace): Decision<BackTo> {
  return decide(table, place);
}

/** The new mode begins with third-party accounts; without any it begins with the account. */
export function firstStep({ newMode, thirdParty }: { newMode: boolean; thirdParty: boolean }): LoginPlace {
  if (!newMode) return { step: 'default' };
  return { newMode: thirdParty ? FIRST_WAY : 'account', step: 'default' };
}

const loginOnlyTable: readonly Rule<{ readonly miniApp: boolean }, boolean>[] = [
  {
    rule: 'LOGIN-09',
    check: 'inside the mini-app: accounts are opened elsewhere',
    answer: ({ miniApp }) => miniApp || undefined,
  },
  { rule: 'LOGIN-09', check: 'everywhere else accounts may be opened too', answer: () => false },
];

/** LOGIN-09: whether a visitor may log in, but not register. */
export function isLoginOnly(visitor: { readonly miniApp: boolean }): Decision<boolean> {
  return decide(loginOnlyTable, visitor);
}
