import type { ComponentType } from 'react';
import type { Dispatch, TelegramState } from './telegram-state.ts';

export type LoginFormProps = {
  /** LOGIN-09: no account is opened there. */
  readonly inMiniApp: boolean;
  /** LOGIN-08: drops what Telegram told; absent: Telegram told nothing. */
  readonly onForget?: (() => void) | undefined;
};

export type FormScreenProps = {
  readonly state: Extract<TelegramState, { step: 'form' }>;
  readonly tell: Dispatch;
};

/** What other features add, by the page: features do not know each other. */
export type TelegramSlots = {
  /** `LoginScreen` with the form of the login page; it loads late. */
  readonly FormScreen: ComponentType<FormScreenProps>;
  /** `Outside` with Telegram's login in a browser (LOGIN-06), which loads late. */
  readonly OutsideScreen: ComponentType;
};
