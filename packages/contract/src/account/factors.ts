import { call } from '../call/call.ts';
import type { CodeSent, PendingChallenge } from '../login/challenge.ts';
import type {
  PasskeyAddPayload,
  PasskeyRegistration,
  PasskeyRemovePayload,
  PasskeyRenamePayload,
  RecoveryCodesRenewPayload,
  TotpBindPayload,
  UnbindGoogle2faPayload,
} from './factors.schema.ts';

export type { PasskeyRegistration };

/** How many passkeys one account may have. */
export const PASSKEYS_MAX = 20;

/** One passkey of the account. Times are epoch milliseconds; `last_used_at` 0: never. */
export type PasskeyRow = {
  passkey_id: string;
  /** Empty: its owner gave it none, and the browser that made it is not known. */
  name: string;
  created_at: number;
  last_used_at: number;
  /** It is kept by a password manager or cloud account, not by one device alone. */
  synced: boolean;
  /** It was made on this site and works here; those of another site work there alone. */
  here: boolean;
};

/**
 * The account's factors beside its password. `totp`: since when there is an authenticator app.
 * `recovery`: how many codes are left of those made at that time; null: none were ever made.
 */
export type FactorList = {
  totp: { added_at: number } | null;
  passkeys: PasskeyRow[];
  recovery: { left: number; made_at: number } | null;
};
export const factorList = call<undefined, FactorList>('GET', '/user/private/factor/list', {
  access: 'private',
  hideError: true,
  ours: true,
});

/**
 * Codes that each log in once where the other factors are lost. They are returned only once, with the first factor of an
 * account or when new ones are made, and never stored in the clear.
 */
export type RecoveryCodes = { recovery_codes?: readonly string[] };

/** A key for an authenticator app (RFC 6238, SHA-1, 6 digits, 30 s): base32, and as an `otpauth` address. Nothing is bound yet. */
export type TotpBeginning = { id: string; secret: string; uri: string; expires_at: number };
export const totpBegin = call<undefined, TotpBeginning>('POST', '/user/private/factor/totp/begin', {
  access: 'private',
  hideError: true,
  ours: true,
});

export const totpBind = call<TotpBindPayload, RecoveryCodes>('POST', '/user/private/factor/totp/bind', {
  access: 'private',
  hideError: true,
  ours: true,
});

export const totpUnbind = call<undefined, Record<string, never>>('POST', '/user/private/factor/totp/unbind', {
  access: 'private',
  ours: true,
});

/** ERR-07: sends the code with which an owner who is logged in and has lost the app takes it away. Too soon or too often: 20035. */
export const unbindGoogle2faSendCode = call<undefined, PendingChallenge & CodeSent>(
  'POST',
  '/user/private/unbind-google-2fa/send-code-to-email',
  { access: 'private', hideError: true },
);

/** ERR-07: takes the app away by that code and the password; withdrawals then wait until `withdrawals_after` (epoch ms). */
export const unbindGoogle2fa = call<UnbindGoogle2faPayload, { withdrawals_after: number }>(
  'POST',
  '/user/private/unbind-google-2fa',
  { access: 'private', hideError: true, ours: true },
);

/** Makes new recovery codes; the earlier ones become invalid. */
export const recoveryCodesRenew = call<RecoveryCodesRenewPayload, Required<RecoveryCodes>>(
  'POST',
  '/user/private/factor/recovery-codes/renew',
  { access: 'private', ours: true },
);

/** What `navigator.credentials.create` takes, as JSON (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
export type PasskeyCreationOptions = {
  challenge: string;
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: readonly { type: 'public-key'; alg: number }[];
  timeout?: number;
  attestation?: string;
  authenticatorSelection?: { residentKey?: string; requireResidentKey?: boolean; userVerification?: string };
  excludeCredentials?: readonly { id: string; type: 'public-key'; transports?: readonly string[] }[];
};
export const passkeyBegin = call<undefined, { id: string; options: PasskeyCreationOptions; expires_at: number }>(
  'POST',
  '/user/private/factor/passkey/begin',
  { access: 'private', hideError: true, ours: true },
);

export const passkeyAdd = call<PasskeyAddPayload, { passkey: PasskeyRow } & RecoveryCodes>(
  'POST',
  '/user/private/factor/passkey/add',
  { access: 'private', hideError: true, ours: true },
);

export const passkeyRename = call<PasskeyRenamePayload, { passkey: PasskeyRow }>(
  'POST',
  '/user/private/factor/passkey/rename',
  { access: 'private', hideError: true, ours: true },
);

export const passkeyRemove = call<PasskeyRemovePayload, Record<string, never>>(
  'POST',
  '/user/private/factor/passkey/remove',
  { access: 'private', ours: true },
);
