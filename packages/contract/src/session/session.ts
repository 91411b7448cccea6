import { call } from '../call/call.ts';
import type { SessionRevokePayload } from './session.schema.ts';

/** SESS-06 */
export const logout = call<undefined, undefined>('POST', '/logout', { access: 'private', hideError: true });

/** SESS-08: logged in when `id` is above 0 (SESS-03). */
export type UserInfoResult = {
  id: number;
  username: string;
  vague_email: string;
  vague_mobile: string;
  email_verified: boolean;
  mobile_verified: boolean;
  has_google2fa: boolean;
  lang: string;
  status: number;
};
/** SESS-08: the flag that every fetch of the user info carries; a server may ignore it. */
export type UserInfoPayload = { with_user_info: 1 };
export const userInfoFlag: UserInfoPayload = { with_user_info: 1 };
export const userInfo = call<UserInfoPayload, UserInfoResult>('GET', '/user/private/info', {
  access: 'private',
  hideError: true,
  ours: true,
});

/** SESS-08: KYC-verified when either number is non-zero. */
export type ProfileResult = { id: number; kyc_person_level: number; member_tag: { KYC: number } };
export const profile = call<undefined, ProfileResult>('GET', '/v2/private/user/profile', {
  access: 'private',
  hideError: true,
});

/** Times are epoch milliseconds; `host` is the site's official one, for people; `browser` and `system` are read from the user agent, which is never shown raw. */
export type SessionRow = {
  session_id: string;
  browser: string;
  system: string;
  site: string;
  host: string;
  /** ISO 3166-1 country where it was opened; empty where that is not known. */
  country: string;
  /** `password`, `code`, `link`, `qr`, `third_party`, `passkey`, `quick`, `registration` or `reset`. */
  opened_by: string;
  created_at: number;
  last_seen_at: number;
  /** When it ends whatever happens, and when it ends if nothing does. */
  expires_at: number;
  idle_until: number;
  current: boolean;
};
export const sessionList = call<undefined, { sessions: SessionRow[] }>('GET', '/user/private/session/list', {
  access: 'private',
  hideError: true,
  ours: true,
});

export const sessionRevoke = call<SessionRevokePayload, { revoked: number }>('POST', '/user/private/session/revoke', {
  access: 'private',
  ours: true,
});
