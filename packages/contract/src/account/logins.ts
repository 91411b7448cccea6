import type { LoginOddity } from '@gatehouse/rules/login/login-oddity';
import { call } from '../call/call.ts';

/** How many days the list goes back. */
export const LOGIN_DAYS = 30;

/**
 * Logins of one UTC day by one kind of device from one country, how often, and when the last of them was. `odd` is what was unusual
 * about them (`loginOddity`); failed ones are rows of their own. `country` is ISO 3166-1 or empty; `host` the site's official one.
 */
export type LoginRow = {
  /** Epoch milliseconds of the last one. */
  at: number;
  count: number;
  odd: LoginOddity;
  browser: string;
  system: string;
  country: string;
  host: string;
};

/** SHELL-13: the account's logins of the last 30 days, newest first. `sessions`: how many are live now, this one included. */
export type LoginHistory = {
  logins: LoginRow[];
  /** Older rows of these days were left out: the whole history has them. */
  more: boolean;
  sessions: number;
};
export const accountLogins = call<undefined, LoginHistory>('GET', '/user/private/account/logins', {
  access: 'private',
  hideError: true,
  ours: true,
});
