import * as z from 'zod';
import { attribution, encryptedPassword } from './login.schema.ts';

/** SIGNUP-04, first step. Register types: email 1, TR register 44. */
export const registrationInfoPayload = z.strictObject({
  register_type: z.union([z.literal(1), z.literal(44)]),
  email: z.string().min(3).max(254),
  ...attribution,
});
export type RegistrationInfoPayload = z.infer<typeof registrationInfoPayload>;

export const sendVerifyItemPayload = z.strictObject({ uuid: z.uuid(), item: z.literal('email') });
export type SendVerifyItemPayload = z.infer<typeof sendVerifyItemPayload>;

export const verifyPayload = z.strictObject({ uuid: z.uuid(), code: z.string().regex(/^\d{6}$/) });
export type VerifyPayload = z.infer<typeof verifyPayload>;

/** What verify/result and recall/info take as their query. */
export const registrationQuery = z.strictObject({ uuid: z.uuid() });
export type RegistrationQuery = z.infer<typeof registrationQuery>;

export const registrationPasswordPayload = z.strictObject({ uuid: z.uuid(), ...encryptedPassword, ...attribution });
export type RegistrationPasswordPayload = z.infer<typeof registrationPasswordPayload>;
