import { call } from '../call/call.ts';
import type { LoginResult } from '../login/login.ts';
import type {
  SubAccountCreatePayload,
  SubAccountFreezePayload,
  SubAccountLoginPayload,
  SubAccountPasswordPayload,
} from './sub-account.schema.ts';

const ours = { access: 'private', ours: true, hideError: true } as const;
/** For buttons without a form: the failure shows as a toast. */
const toasts = { access: 'private', ours: true } as const;

/** `login_name` is `name@` and the number of the main account. Times are epoch milliseconds; 0 is never. */
export type SubAccountRow = {
  id: number;
  name: string;
  login_name: string;
  frozen: boolean;
  created_at: number;
  last_login_at: number;
};
/** All that an account has, oldest first, and how many it may have. */
export type SubAccounts = { sub_accounts: SubAccountRow[]; most: number };
export const subAccountList = call<undefined, SubAccounts>('GET', '/user/private/sub-account/list', ours);

/** Step-up, all three. Refused with `subAccountLimit`, `subAccountNameTaken`, `passwordRefused`, `notForSubAccounts`. */
export const subAccountCreate = call<SubAccountCreatePayload, SubAccounts>(
  'POST',
  '/user/private/sub-account/create',
  ours,
);
/** Freezing ends its sessions and refuses logins until it is unfrozen. Refused with `subAccountUnknown`. */
export const subAccountFreeze = call<SubAccountFreezePayload, SubAccounts>(
  'POST',
  '/user/private/sub-account/freeze',
  toasts,
);
/** A new password; its sessions end and its second factors are removed: the main account recovers it. */
export const subAccountPassword = call<SubAccountPasswordPayload, SubAccounts>(
  'POST',
  '/user/private/sub-account/password',
  ours,
);

/**
 * SHELL-10, LOGIN-01. Answers and refusals are those of a login: `verificationAsked` carries a challenge for `loginVerify`, whose
 * code goes to the main account where the device is new. After the right password also `subAccountFrozen`.
 */
export const subAccountLogin = call<SubAccountLoginPayload, LoginResult>('POST', '/user/public/sub-account/login', {
  access: 'public',
  hideError: true,
  ours: true,
});
