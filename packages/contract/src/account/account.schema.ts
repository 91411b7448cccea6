import * as z from 'zod';
import { encryptedPassword } from '../login/login.schema.ts';

/** `old` stays out where the account has no password yet. Each of the two is encrypted with a timestamp of its own. */
export const accountPasswordPayload = z.strictObject({
  ...encryptedPassword,
  old: z.strictObject(encryptedPassword).optional(),
});
export type AccountPasswordPayload = z.infer<typeof accountPasswordPayload>;

export const accountNameBeginPayload = z.strictObject({ method: z.enum(['email', 'mobile']) });
export type AccountNameBeginPayload = z.infer<typeof accountNameBeginPayload>;

/** `old`: the challenge that the old address or number was proved by. `country` as in registration. */
const old = z.uuid().optional();
export const accountNameNewPayload = z.union([
  z.strictObject({ email: z.string().min(3).max(254), old }),
  z.strictObject({ mobile: z.string().min(4).max(32), country: z.string().regex(/^[A-Z]{2}$/), old }),
]);
export type AccountNameNewPayload = z.infer<typeof accountNameNewPayload>;

export const accountDeviceCheckPayload = z.strictObject({ device_check: z.boolean() });
export type AccountDeviceCheckPayload = z.infer<typeof accountDeviceCheckPayload>;

export const antiPhishingMaxChars = 20;
export const antiPhishingMinChars = 4;
/** Letters and digits of any script, and single spaces between them; empty takes the code away. */
export const accountAntiPhishingPayload = z.strictObject({
  anti_phishing_code: z.union([
    z.literal(''),
    z
      .string()
      .min(antiPhishingMinChars)
      .max(antiPhishingMaxChars)
      .regex(/^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u),
  ]),
});
export type AccountAntiPhishingPayload = z.infer<typeof accountAntiPhishingPayload>;

export const accountNoticesPayload = z.strictObject({ new_login: z.boolean() });
export type AccountNoticesPayload = z.infer<typeof accountNoticesPayload>;

/** A locale of the site that the call is made on. */
export const accountLanguagePayload = z.strictObject({ lang: z.string().min(2).max(16) });
export type AccountLanguagePayload = z.infer<typeof accountLanguagePayload>;

/** `before`: the id of the last event that was got; absent: from the newest on. */
/** When an event happened, and its id: the place after it is found where the event is gone meanwhile. */
const historyCursor = z.string().regex(/^\d{1,15}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
export const accountHistoryQuery = z.strictObject({ before: historyCursor.optional() });
export type AccountHistoryQuery = z.infer<typeof accountHistoryQuery>;

export const accountForgetDevicePayload = z.strictObject({ device_id: z.string().regex(/^[\w-]{43}$/) });
export type AccountForgetDevicePayload = z.infer<typeof accountForgetDevicePayload>;
