import * as z from 'zod';
import { captchaProof } from '../captcha/captcha.schema.ts';
import { encryptedPassword } from '../login/login.schema.ts';

/** An email address, or a phone number as typed; the API parses it. */
const login_name = z.string().min(3).max(254);

export const resetBeginPayload = z.strictObject({ login_name, ...captchaProof });
export type ResetBeginPayload = z.infer<typeof resetBeginPayload>;

export const accountRecoveryQuery = z.strictObject({ uuid: z.uuid() });
export type AccountRecoveryQuery = z.infer<typeof accountRecoveryQuery>;

/** `trust_device`: a new device is remembered from now on; absent: it is not. */
export const resetPasswordPayload = z.strictObject({
  uuid: z.uuid(),
  trust_device: z.boolean().optional(),
  ...encryptedPassword,
});
export type ResetPasswordPayload = z.infer<typeof resetPasswordPayload>;

const item = z.enum(['authenticator', 'email', 'mobile']);

/** With the password; or `reset`, for a user who resets the password and has lost the authenticator as well. */
export const factorRecoveryBeginPayload = z.union([
  z.strictObject({ item, login_name, ...encryptedPassword, ...captchaProof }),
  z.strictObject({ item: z.literal('authenticator'), reset: z.uuid() }),
]);
export type FactorRecoveryBeginPayload = z.infer<typeof factorRecoveryBeginPayload>;

/** What else cannot be proved. */
export const factorRecoveryWithoutPayload = z.strictObject({
  uuid: z.uuid(),
  cannot: z.enum(['email', 'mobile', 'factor']),
});
export type FactorRecoveryWithoutPayload = z.infer<typeof factorRecoveryWithoutPayload>;

/** The new address or number; `country` as in registration. */
export const factorRecoveryNamePayload = z.union([
  z.strictObject({ uuid: z.uuid(), email: z.string().min(3).max(254) }),
  z.strictObject({
    uuid: z.uuid(),
    mobile: z.string().min(4).max(32),
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
]);
export type FactorRecoveryNamePayload = z.infer<typeof factorRecoveryNamePayload>;

/** From the mail about a request: its link can cancel the request and nothing else. */
export const factorRecoveryStopPayload = z.strictObject({
  uuid: z.uuid(),
  cancel_token: z.string().regex(/^[\w-]{43}$/),
});
export type FactorRecoveryStopPayload = z.infer<typeof factorRecoveryStopPayload>;
