import type { PersonalSeal } from '@gatehouse/rules/site/personal-seal';
import { call } from '../call/call.ts';
import type { PendingChallenge, VerifiedPayload } from '../login/challenge.ts';
import type { KycStatus } from '../region/kyc.ts';
import type {
  AccountAntiPhishingPayload,
  AccountDeviceCheckPayload,
  AccountForgetDevicePayload,
  AccountHistoryQuery,
  AccountLanguagePayload,
  AccountNameBeginPayload,
  AccountNameNewPayload,
  AccountNoticesPayload,
  AccountPasswordPayload,
} from './account.schema.ts';

const ours = { access: 'private', ours: true, hideError: true } as const;
/** For buttons without a form: the failure shows as a toast. */
const toasts = { access: 'private', ours: true } as const;

/**
 * SHELL-13: what the account page shows. Address, number and anti-phishing code are masked, empty where there is none.
 * Times are epoch milliseconds; 0 is never.
 */
export type AccountOverview = {
  id: number;
  vague_email: string;
  vague_mobile: string;
  email_verified: boolean;
  mobile_verified: boolean;
  /** False: opened by a third party's account or a code; the first password may be set without an old one. */
  has_password: boolean;
  password_changed_at: number;
  totp: boolean;
  passkeys: number;
  /** Of those not used yet. */
  recovery_codes: number;
  /** A new device is confirmed by a code; `demanded`: the site wants it so, and it cannot be turned off here. */
  device_check: boolean;
  device_check_demanded: boolean;
  anti_phishing_code: string;
  /** Drawn from the anti-phishing code; absent: there is none. */
  personal_seal?: PersonalSeal | undefined;
  notices: { new_login: boolean };
  /** Until when withdrawals wait. */
  withdrawals_after: number;
  identity: KycStatus;
  /** It belongs to another account: `parent` is the number of that account; 0: none. */
  parent: number;
  lang: string;
  /** A site's id. */
  site: string;
  member_since: number;
};
export const accountOverview = call<undefined, AccountOverview>('GET', '/user/private/account/overview', ours);

/**
 * Step-up. Sets the first password, or a new one with the old; every other session ends, and this one continues under a new
 * token. Refused with `oldPasswordWrong`, `samePassword`, `passwordRefused`.
 */
export const accountPassword = call<AccountPasswordPayload, { sessions_ended: number }>(
  'POST',
  '/user/private/account/password',
  ours,
);

/**
 * An address or number is changed in four steps, each with its own screen: `Begin` opens a challenge for the old one, `Old` answers
 * it, `New` opens a challenge for the new one, `Change` answers that and changes. Without an old one `Begin` answers `{}` after a
 * step-up, and `Old` is left out. Codes are sent by `challengeSend`.
 */
export const accountNameBegin = call<AccountNameBeginPayload, { asked?: PendingChallenge }>(
  'POST',
  '/user/private/account/name/begin',
  ours,
);
/** Until `expires_at` the new one can be named, with `old` as the uuid of this challenge. */
export const accountNameOld = call<VerifiedPayload, { old: string; expires_at: number }>(
  'POST',
  '/user/private/account/name/old',
  ours,
);
/** Refused with `invalidField` email or mobile, `phoneLimit`. No answer says whether another account has the new one. */
export const accountNameNew = call<AccountNameNewPayload, PendingChallenge>(
  'POST',
  '/user/private/account/name/new',
  ours,
);
/** Refused like any challenge, and with `nameTaken` where another account took the new one meanwhile. */
export const accountNameChange = call<VerifiedPayload, { vague_email: string; vague_mobile: string }>(
  'POST',
  '/user/private/account/name/change',
  ours,
);

/** Step-up. Refused with `deviceCheckDemanded` where the site wants it on. */
export const accountDeviceCheck = call<AccountDeviceCheckPayload, { device_check: boolean }>(
  'POST',
  '/user/private/account/device-check',
  toasts,
);

/** Step-up. Every later mail to the account shows the code and its seal; the answer has the code masked. */
export const accountAntiPhishing = call<
  AccountAntiPhishingPayload,
  Pick<AccountOverview, 'anti_phishing_code' | 'personal_seal'>
>('POST', '/user/private/account/anti-phishing', ours);

/**
 * The personal seal of the account that last logged in from this device, for its login page: a shape, and no word of whose it is.
 * Absent for any other device, and where that account has none.
 */
export const deviceSeal = call<undefined, { seal?: PersonalSeal | undefined }>('GET', '/user/public/device-seal', {
  access: 'public',
  ours: true,
  hideError: true,
});

/** Step-up. Optional mails. Changes of the account's security are always reported. */
export const accountNotices = call<AccountNoticesPayload, { new_login: boolean }>(
  'POST',
  '/user/private/account/notices',
  toasts,
);

/** The language of mails. */
export const accountLanguage = call<AccountLanguagePayload, { lang: string }>(
  'POST',
  '/user/private/account/language',
  ours,
);

/** `kind` is a name of the security events (words: `event.<kind>`); `country` is ISO 3166-1, or empty; `host` is the site's official one, for people; `detail` is masked. */
export type SecurityEventRow = {
  id: string;
  kind: string;
  at: number;
  browser: string;
  system: string;
  country: string;
  site: string;
  host: string;
  detail: Readonly<Record<string, string>>;
};
/** Newest first, 50 at a time. `next` goes into the query as `before`; absent: that was all. */
export const accountHistory = call<AccountHistoryQuery, { events: SecurityEventRow[]; next?: string }>(
  'GET',
  '/user/private/account/history',
  ours,
);

/** A browser that need not be confirmed again. `sessions`: how many of the account's live sessions are on it. */
export type KnownDeviceRow = {
  device_id: string;
  browser: string;
  system: string;
  country: string;
  last_seen_at: number;
  expires_at: number;
  sessions: number;
  current: boolean;
};
export const accountDevices = call<undefined, { devices: KnownDeviceRow[] }>(
  'GET',
  '/user/private/account/devices',
  ours,
);
/** Step-up. The device's sessions end, and its next login is confirmed by a code. Not this one. */
export const accountForgetDevice = call<AccountForgetDevicePayload, { sessions_ended: number }>(
  'POST',
  '/user/private/account/devices/forget',
  toasts,
);
