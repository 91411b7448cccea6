import * as z from 'zod';
import { captchaProof } from '../captcha/captcha.schema.ts';
import { attribution, encryptedPassword } from '../login/login.schema.ts';

/** An address or a number as typed; the API parses it. Exactly one of the two is present. */
const emailAsTyped = z.string().min(3).max(254);
/** National or international; `country` (ISO 3166-1) says how a national one is read. */
const mobile = { mobile: z.string().min(4).max(32), country: z.string().regex(/^[A-Z]{2}$/) };
const byEmail = { email: emailAsTyped };

/** SIGNUP-01: register types: email 1, mobile 5, TR register 44 (by either). */
const emailType = z.union([z.literal(1), z.literal(44)]);
const mobileType = z.union([z.literal(5), z.literal(44)]);

/** SIGNUP-04, first step. */
export const registrationInfoPayload = z.union([
  z.strictObject({ register_type: emailType, ...byEmail, ...attribution }),
  z.strictObject({ register_type: mobileType, ...mobile, ...attribution }),
]);
export type RegistrationInfoPayload = z.infer<typeof registrationInfoPayload>;

/** `email` and `mobile` send a code; `email_link` (ours) a link, with a code beside it for another device. */
export const sendVerifyItemPayload = z.strictObject({
  uuid: z.uuid(),
  item: z.enum(['email', 'email_link', 'mobile']),
  ...captchaProof,
});
export type SendVerifyItemPayload = z.infer<typeof sendVerifyItemPayload>;

const code = z.string().regex(/^\d{6}$/);

/** By the code that was typed, or by the token of the link that was opened (ours). */
export const verifyPayload = z.union([
  z.strictObject({ uuid: z.uuid(), code }),
  z.strictObject({ uuid: z.uuid(), link_token: z.string().regex(/^[\w-]{43}$/) }),
]);
export type VerifyPayload = z.infer<typeof verifyPayload>;

/** What verify/result and recall/info take as their query. */
export const registrationQuery = z.strictObject({ uuid: z.uuid() });
export type RegistrationQuery = z.infer<typeof registrationQuery>;

export const registrationPasswordPayload = z.strictObject({ uuid: z.uuid(), ...encryptedPassword, ...attribution });
export type RegistrationPasswordPayload = z.infer<typeof registrationPasswordPayload>;

/** SIGNUP-02: the old variant sends the code in its first call. */
const sends = { register_type: z.union([emailType, mobileType]).optional() };
export const verifyRegisterEmailPayload = z.strictObject({
  ...sends,
  ...byEmail,
  item: z.enum(['email', 'email_link']).default('email'),
  ...attribution,
});
export type VerifyRegisterEmailPayload = z.input<typeof verifyRegisterEmailPayload>;
export const verifyRegisterMobilePayload = z.strictObject({ ...sends, ...mobile, ...attribution });
export type VerifyRegisterMobilePayload = z.infer<typeof verifyRegisterMobilePayload>;

/** SIGNUP-02: code and password together. Without a code the address was confirmed by link on this device. */
const registers = { uuid: z.uuid(), code: code.optional(), ...encryptedPassword, ...attribution };
export const registerEmailPayload = z.strictObject({ ...byEmail, ...registers });
export type RegisterEmailPayload = z.infer<typeof registerEmailPayload>;
export const registerMobilePayload = z.strictObject({ ...mobile, ...registers });
export type RegisterMobilePayload = z.infer<typeof registerMobilePayload>;
/** SITE-08: compliance sites have one path for both. */
export const registerCompliancePayload = z.union([registerEmailPayload, registerMobilePayload]);
export type RegisterCompliancePayload = z.infer<typeof registerCompliancePayload>;

/** SIGNUP-08: what a partner does with an account, reported after its registration. */
export const postRegisterPayload = z.strictObject({
  channel: z.string().regex(/^[\w-]{1,64}$/),
  uuid: z.uuid(),
  status: z.union([z.int().min(0).max(99), z.string().regex(/^[\w-]{1,32}$/)]),
});
export type PostRegisterPayload = z.infer<typeof postRegisterPayload>;
