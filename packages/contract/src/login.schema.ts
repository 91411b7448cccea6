import * as z from 'zod';

/** LOGIN-03: `password|timestamp` under RSA-OAEP-SHA-256, base64; the timestamp again in the clear (epoch ms, as text). */
export const encryptedPassword = {
  encrypt_password: z.string().min(1).max(2048),
  encrypt_timestamp: z.string().regex(/^\d{13}$/),
};

/** LOGIN-04: what a registration or login carries beside the credentials. Empty values are left out. */
export const attribution = {
  url: z.string().max(2048).optional(),
  regist_channel: z.string().max(128).optional(),
  medium: z.string().max(128).optional(),
  user_code: z.string().max(128).optional(),
  ext_json: z.string().max(2048).optional(),
  oauth_tmp_login_id: z.string().max(128).optional(),
  magpie_verify_info: z.strictObject({ token: z.string().max(4096), scene: z.string().max(16) }).optional(),
};

export const loginPayload = z.strictObject({
  login_name: z.string().min(3).max(254),
  ...encryptedPassword,
  ...attribution,
});
export type LoginPayload = z.infer<typeof loginPayload>;
