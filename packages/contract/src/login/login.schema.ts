import { attributionNames } from '@gatehouse/rules/attribution/attribution-names';
import { namedWays } from '@gatehouse/rules/login/login-ways';
import * as z from 'zod';
import { captchaProof } from '../captcha/captcha.schema.ts';
import { telegramData } from '../telegram/telegram-data.schema.ts';
import { extrasMaxChars } from './extras.ts';

/** LOGIN-03: `password|timestamp` under RSA-OAEP-SHA-256, base64; the timestamp again in the clear (epoch ms, as text). */
export const encryptedPassword = {
  encrypt_password: z.string().min(1).max(2048),
  encrypt_timestamp: z.string().regex(/^\d{13}$/),
};

const values = z.partialRecord(z.enum(attributionNames), z.string().max(extrasMaxChars.value));
/** AFF-07: one arrival by an invitation or campaign; `at` in epoch ms, by the browser's clock. */
const touch = z.strictObject({
  at: z.int().min(0),
  site: z.string().max(extrasMaxChars.site).optional(),
  path: z.string().max(extrasMaxChars.path).optional(),
  values,
});

/** LOGIN-04: what a registration or login carries beside the credentials. Empty values are left out. */
export const attribution = {
  url: z.string().max(2048).optional(),
  regist_channel: z.string().max(128).optional(),
  medium: z.string().max(128).optional(),
  user_code: z.string().max(128).optional(),
  /** Of the arrival that is paid for, by the names of AFF-07. */
  utm_channel_info: values.optional(),
  /** Ours: the first and the last arrival, and the last that names an inviter where the last of all names none. */
  touches: z.strictObject({ first: touch, last: touch, inviter: touch.optional(), now: z.int().min(0) }).optional(),
  /** SESS-11, ours; with consent for analytics only. Times in epoch ms, pages by name. */
  signup_timing: z
    .strictObject({
      signup_time: z.int().min(0),
      last_refresh_time: z.int().min(0),
      user_behavior_path: z.array(z.string().max(extrasMaxChars.page)).max(extrasMaxChars.pages),
    })
    .optional(),
  ext_json: z.string().max(2048).optional(),
  oauth_tmp_login_id: z.string().max(128).optional(),
  ...telegramData,
  ...captchaProof,
};

export const loginPayload = z.strictObject({
  login_name: z.string().min(3).max(254),
  ...encryptedPassword,
  ...attribution,
});
export type LoginPayload = z.infer<typeof loginPayload>;

/** LOGIN-02: by a code or a link instead of the password. `country` as in registration: how a national number is read. */
export const loginBeginPayload = z.strictObject({
  login_name: z.string().min(3).max(254),
  item: z.enum(namedWays),
  ...attribution,
});
export type LoginBeginPayload = z.infer<typeof loginBeginPayload>;
