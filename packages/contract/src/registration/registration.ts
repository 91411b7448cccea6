import { call } from '../call/call.ts';
import type {
  PostRegisterPayload,
  RegisterCompliancePayload,
  RegisterEmailPayload,
  RegisterMobilePayload,
  RegistrationInfoPayload,
  RegistrationPasswordPayload,
  RegistrationQuery,
  SendVerifyItemPayload,
  VerifyPayload,
  VerifyRegisterEmailPayload,
  VerifyRegisterMobilePayload,
} from './registration.schema.ts';

/** The address or number, masked; the other of the two is absent. */
export type Masked = { vague_email?: string; vague_mobile?: string };

/** SIGNUP-04: the wizard. Each step may be repeated; the answer is the same. */
export type RegistrationInfoResult = Masked & {
  uuid: string;
  /** What was typed, as it is read: E.164 (ours). */
  mobile?: string;
};
export const registrationInfo = call<RegistrationInfoPayload, RegistrationInfoResult>(
  'POST',
  '/user/public/register/info',
  { access: 'public', hideError: true },
);

/** Sends the code or link. Times are epoch milliseconds; `expires_at` is 0 where no code that can be entered is out. */
export type SendVerifyItemResult = Masked & { expires_at: number; resend_at: number };
export const sendVerifyItem = call<SendVerifyItemPayload, SendVerifyItemResult>(
  'POST',
  '/user/public/register/send/verify/item',
  { access: 'public', hideError: true },
);

/**
 * 1 means verified: for the device that entered the code or opened the link, and for no other. A wrong code is
 * refused with `wrongCode`; the result of that refusal carries the tries left. A link is refused with `linkUnknown`,
 * `codeExpired`, or `linkUsed` where another device has used it; after the right link with `alreadyRegistered`.
 */
export type VerifyResult = 1 | { tries_left: number };
export const verify = call<VerifyPayload, VerifyResult>('POST', '/user/public/register/verify', {
  access: 'public',
  hideError: true,
});

/**
 * SIGNUP-06. Ours: `registered`: verified, and there is an account by now, or was before; `elsewhere`: another device has
 * used the link; `expired`: the link and its code are over.
 */
export type VerifyResultResult = {
  result: 0 | 1;
  state: 'waiting' | 'verified' | 'registered' | 'elsewhere' | 'expired';
};
export const verifyResult = call<RegistrationQuery, VerifyResultResult>('GET', '/user/public/register/verify/result', {
  access: 'public',
  hideError: true,
});

/** On the device that is verified: creates the account once; the answer carries the token. */
export const registrationPassword = call<RegistrationPasswordPayload, { id: number }>(
  'POST',
  '/user/public/register/password',
  { access: 'public', hideError: true },
);

/**
 * SIGNUP-05. `commit_info` (ours) means that the code is still to be entered on this device. `login_name` is in the clear
 * on the device that is verified or began the registration, else masked. Times as in `SendVerifyItemResult`.
 */
export type RecallResult = {
  recall_stage: 'commit_info' | 'commit_password' | 'commit_login';
  platform: string;
  login_name: string;
  version: number;
  item: 'email' | 'email_link' | 'mobile';
  expires_at: number;
  resend_at: number;
};
export const recallInfo = call<RegistrationQuery, RecallResult>('GET', '/user/public/register/recall/info', {
  access: 'public',
  hideError: true,
});

/** SIGNUP-02: the old variant. The first call begins the registration and sends; the second makes the account. */
export type VerifyRegisterResult = RegistrationInfoResult & SendVerifyItemResult;
export const verifyRegisterEmail = call<VerifyRegisterEmailPayload, VerifyRegisterResult>(
  'POST',
  '/verify/register/email',
  { access: 'public', hideError: true },
);
export const verifyRegisterMobile = call<VerifyRegisterMobilePayload, VerifyRegisterResult>(
  'POST',
  '/verify/register/mobile',
  { access: 'public', hideError: true },
);
export const registerEmail = call<RegisterEmailPayload, { id: number }>('POST', '/register/email', {
  access: 'public',
  hideError: true,
});
export const registerMobile = call<RegisterMobilePayload, { id: number }>('POST', '/register/mobile', {
  access: 'public',
  hideError: true,
});
/** SITE-08: in their place on compliance sites. */
export const registerCompliance = call<RegisterCompliancePayload, { id: number }>(
  'POST',
  '/user/public/register_compliance',
  { access: 'public', hideError: true },
);

/** SIGNUP-08: `uuid` of the wizard, or of the `ThirdPartyPending`, that opened the account of this session. */
export const postRegister = call<PostRegisterPayload, Record<string, never>>(
  'POST',
  '/v3/private/misc/cabital/post-register',
  { access: 'private', hideError: true },
);
