import type { LoginWay } from '@gatehouse/rules/login/login-ways';
import type { WordId } from '@gatehouse/words/catalogue';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { MoreIcon } from '../../../ui/more-icons.tsx';
import type { LoginEvent, LoginState } from '../login-state.ts';

/** A way whose button the login form draws itself: `login-<way>` for whoever presses it, `login.<way>` in words. */
export type FormWay = {
  readonly icon: ReactNode;
  /** What a press means. `account`: what stands in its field. */
  readonly asked: (account: string) => LoginEvent;
  /** Whether the form waits for it. */
  readonly isWaiting: (state: LoginState) => boolean;
  /** What is said above the ways where it came to nothing. */
  readonly problem?: (state: LoginState) => WordId | undefined;
};

export const codeWay: FormWay = {
  icon: <MoreIcon name="code" />,
  asked: (account) => ({ type: 'itemAsked', item: 'code', account }),
  isWaiting: (state) => state.step === 'sending' && state.item === 'code',
};

export const linkWay: FormWay = {
  icon: <Icon name="mail" />,
  asked: (account) => ({ type: 'itemAsked', item: 'link', account }),
  isWaiting: (state) => state.step === 'sending' && state.item === 'link',
};

export const passkeyWay: FormWay = {
  icon: <MoreIcon name="passkey" />,
  asked: () => ({ type: 'passkeyAsked' }),
  isWaiting: ({ step }) => step === 'passkey',
  problem: (state) => ('passkey' in state && state.passkey ? `login.passkey.${state.passkey}` : undefined),
};

/** The ways that are rows of the login form; every other is a part that the page puts in (`LoginParts`). */
export const formWays = { passkey: passkeyWay, code: codeWay, link: linkWay } satisfies Partial<
  Record<LoginWay, FormWay>
>;
export type FormWayId = keyof typeof formWays;

/**
 * What the page puts into the login form from other features: LOGIN-06, a button for each company whose accounts are taken;
 * LOGIN-05, what opens a code to scan.
 */
export type LoginParts = Readonly<Record<Exclude<LoginWay, FormWayId>, ComponentType>>;
