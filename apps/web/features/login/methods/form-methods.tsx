import type { LoginWay } from '@gatehouse/rules/login/login-ways';
import type { WordId } from '@gatehouse/words/catalogue';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { MoreIcon } from '../../../ui/more-icons.tsx';
import type { LoginEvent, LoginState } from '../login-state.ts';

/** A login method with a button in the form: `login-<way>` is its name in `data-opens`, `login.<way>` its message. */
export type FormMethod = {
  readonly icon: ReactNode;
  /** The event of a press. `account`: the value of its field. */
  readonly asked: (account: string) => LoginEvent;
  /** Whether the form waits for this method. */
  readonly isWaiting: (state: LoginState) => boolean;
  /** The message above the buttons after a failure. */
  readonly problem?: (state: LoginState) => WordId | undefined;
};

export const codeMethod: FormMethod = {
  icon: <MoreIcon name="code" />,
  asked: (account) => ({ type: 'itemAsked', item: 'code', account }),
  isWaiting: (state) => state.step === 'sending' && state.item === 'code',
};

export const linkMethod: FormMethod = {
  icon: <Icon name="mail" />,
  asked: (account) => ({ type: 'itemAsked', item: 'link', account }),
  isWaiting: (state) => state.step === 'sending' && state.item === 'link',
};

export const passkeyMethod: FormMethod = {
  icon: <MoreIcon name="passkey" />,
  asked: () => ({ type: 'passkeyAsked' }),
  isWaiting: ({ step }) => step === 'passkey',
  problem: (state) => ('passkey' in state && state.passkey ? `login.passkey.${state.passkey}` : undefined),
};

/** The methods with a row in the login form; the page passes the others as `LoginParts`. */
export const formMethods = { passkey: passkeyMethod, code: codeMethod, link: linkMethod } satisfies Partial<
  Record<LoginWay, FormMethod>
>;
export type FormMethodId = keyof typeof formMethods;

/** The parts of other features in the login form: LOGIN-06, the buttons of the third parties; LOGIN-05, the QR code. */
export type LoginParts = Readonly<Record<Exclude<LoginWay, FormMethodId>, ComponentType>>;
