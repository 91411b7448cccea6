import * as z from 'zod';
import { captchaProof } from '../captcha/captcha.schema.ts';
import { encryptedPassword } from '../login/login.schema.ts';

/** Letters of a to z, digits, and dots, dashes and underscores between them: easy to type on any keyboard. */
export const subAccountName = z
  .string()
  .min(2)
  .max(32)
  .regex(/^[a-z\d](?:[a-z\d._-]*[a-z\d])?$/i);

export const subAccountCreatePayload = z.strictObject({ name: subAccountName, ...encryptedPassword });
export type SubAccountCreatePayload = z.infer<typeof subAccountCreatePayload>;

const id = z.int().min(1);

export const subAccountFreezePayload = z.strictObject({ id, frozen: z.boolean() });
export type SubAccountFreezePayload = z.infer<typeof subAccountFreezePayload>;

export const subAccountPasswordPayload = z.strictObject({ id, ...encryptedPassword });
export type SubAccountPasswordPayload = z.infer<typeof subAccountPasswordPayload>;

export const subAccountLoginPayload = z.strictObject({
  login_name: z.string().min(3).max(64),
  ...encryptedPassword,
  ...captchaProof,
});
export type SubAccountLoginPayload = z.infer<typeof subAccountLoginPayload>;
