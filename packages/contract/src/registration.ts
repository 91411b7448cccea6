import { call } from './call.ts';
import type {
  RegistrationInfoPayload,
  RegistrationPasswordPayload,
  RegistrationQuery,
  SendVerifyItemPayload,
  VerifyPayload,
} from './registration.schema.ts';

/** SIGNUP-04: the wizard. Each step may be repeated; the answer is the same. */
export type RegistrationInfoResult = { uuid: string; vague_email: string };
export const registrationInfo = call<RegistrationInfoPayload, RegistrationInfoResult>(
  'POST',
  '/user/public/register/info',
  { access: 'public' },
);

/** Sends the code by mail. Times are epoch milliseconds. */
export type SendVerifyItemResult = { vague_email: string; expires_at: number; resend_at: number };
export const sendVerifyItem = call<SendVerifyItemPayload, SendVerifyItemResult>(
  'POST',
  '/user/public/register/send/verify/item',
  { access: 'public' },
);

/**
 * 1 means verified: for the device (guid) that entered the code, and for no other. A wrong code is refused, with
 * `wrongCode`; the result of that refusal carries the tries left.
 */
export type VerifyResult = 1 | { tries_left: number };
export const verify = call<VerifyPayload, VerifyResult>('POST', '/user/public/register/verify', { access: 'public' });

export const verifyResult = call<RegistrationQuery, { result: 0 | 1 }>('GET', '/user/public/register/verify/result', {
  access: 'public',
});

/** On the device that entered the code: creates the account once; the answer carries the token. */
export const registrationPassword = call<RegistrationPasswordPayload, { id: number }>(
  'POST',
  '/user/public/register/password',
  { access: 'public' },
);

/** SIGNUP-05. `commit_info` (ours) means that the code is still to be entered on this device. */
export type RecallResult = {
  recall_stage: 'commit_info' | 'commit_password' | 'commit_login';
  platform: string;
  login_name: string;
  version: number;
};
export const recallInfo = call<RegistrationQuery, RecallResult>('GET', '/user/public/register/recall/info', {
  access: 'public',
});
