import type { ComponentType } from 'react';

export type LoginFormProps = {
  /** LOGIN-09: no account is opened there. */
  readonly inMiniApp: boolean;
  /** LOGIN-08: drops what Telegram told; absent: Telegram told nothing. */
  readonly onForget?: (() => void) | undefined;
};

/** What other features add, by the page: features do not know each other. */
export type TelegramSlots = {
  /** The form of the login page; it loads late. */
  readonly LoginForm: ComponentType<LoginFormProps>;
  /** LOGIN-06: leaves for Telegram's login in a browser. */
  readonly BrowserLogin: ComponentType;
};
