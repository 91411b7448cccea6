import { backFrom, FIRST_WAY } from '@gatehouse/rules/login/login-steps';

type Ways = {
  /** In the new mode at the account: to the third parties. */
  readonly leaveAccount: (() => void) | undefined;
  /** Drops what Telegram told; undefined where it told nothing. */
  readonly forget: (() => void) | undefined;
};

/** LOGIN-08: what Back does on the form inside Telegram's process; undefined where there is nothing to go back from. */
export function backOf({ leaveAccount, forget }: Ways): (() => void) | undefined {
  const newMode = leaveAccount ? 'account' : FIRST_WAY;
  const { forgetsTelegram } = backFrom({ newMode, step: 'telegramProcess' }).value;
  return forgetsTelegram ? forget : leaveAccount;
}
