import { call } from '../call/call.ts';
import type {
  ConversionCheckPayload,
  OnePeopleBindPayload,
  QuickLoginPayload,
  TradeSwitchPayload,
} from './session-extras.schema.ts';

/** SESS-07: a token for one quick login, valid for a minute. Times are epoch milliseconds. */
export type QuickTokenResult = { quick_token: string; expires_at: number };
export const quickToken = call<undefined, QuickTokenResult>('POST', '/user/private/quick_token', {
  access: 'private',
  hideError: true,
});

/** SESS-07: takes such a token, once; the answer carries a session's token. */
export const quickLogin = call<QuickLoginPayload, { id: number }>('POST', '/user/public/quick_login', {
  access: 'public',
  hideError: true,
});

/** SESS-07: `env` is sent as 1; callers count errors as success. */
export const tradeSwitch = call<TradeSwitchPayload, { env: number }>('POST', '/user/private/trade/switch', {
  access: 'private',
  hideError: true,
});

/** SESS-07: whether a quick token was made for this user; it is not used up. */
export const conversionCheck = call<ConversionCheckPayload, { converted: boolean }>(
  'POST',
  '/user/public/conversion/check',
  { access: 'public', hideError: true },
);

/**
 * SESS-09: where the member belongs. `kyc_country` is empty before verification; `home_site` is a site's id. Ours:
 * `withdrawals_after`: the exchange lets nothing be withdrawn before (epoch ms; 0: it may).
 */
export type MemberInfoResult = {
  id: number;
  home_site: string;
  kyc_country: string;
  member_since: number;
  withdrawals_after: number;
};
export const memberInfo = call<undefined, MemberInfoResult>('GET', '/user/private/member/info', {
  access: 'private',
  hideError: true,
});

/** SESS-09, REDIR-02: where a redirect may lead to: exact origins, or hosts with or without a port. */
export const whiteHosts = call<undefined, { hosts: string[] }>('GET', '/user/public/get-white-hosts', {
  access: 'public',
  hideError: true,
});

/** SESS-09: bound when `bind_uid` is neither empty nor `0`. */
export type OnePeopleBindResult = { bind_uid: string };
export const onePeopleBindGet = call<undefined, OnePeopleBindResult>('GET', '/user/private/one_people_bind/get', {
  access: 'private',
  hideError: true,
});
export const onePeopleBindSet = call<OnePeopleBindPayload, OnePeopleBindResult>(
  'POST',
  '/user/private/one_people_bind/set',
  { access: 'private', hideError: true },
);
