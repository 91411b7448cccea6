import * as z from 'zod';

const scene = z.string().regex(/^\d{5}$/);
/** What the widgets give out: printable ASCII, so that no checking server meets what it cannot read. */
const text = (most: number) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(most);

/** LOGIN-04: the proof of a solved captcha, by its kind; a call carries at most one. `scene`: LOGIN-10. */
export const captchaProof = {
  magpie_verify_info: z.strictObject({ token: text(4096), scene }).optional(),
  /** Ours, as its siblings: the fields are those of each provider's own answer. */
  geecaptcha_verify_info: z
    .strictObject({ challenge: text(128), validate: text(256), seccode: text(256), scene })
    .optional(),
  qqcatpcha_verify_info: z.strictObject({ ticket: text(4096), randstr: text(256), scene }).optional(),
  recaptcha_verify_info: z.strictObject({ token: text(8192), scene }).optional(),
};
export type CaptchaProofFields = { [Name in keyof typeof captchaProof]?: z.infer<(typeof captchaProof)[Name]> };

/** CAPT-07: `login_name` is the hashed device id. */
export const captchaInfoQuery = z.strictObject({
  type: z.literal('CAPTCHA_TYPE_BEHAVIOR_GEETEST'),
  login_name: text(128),
});
export type CaptchaInfoQuery = z.infer<typeof captchaInfoQuery>;

/** `visible`: the captcha is shown, because risk asks for one: it takes more work. */
export const magpieChallengeQuery = z.strictObject({ scene, visible: z.literal('1').optional() });
export type MagpieChallengeQuery = z.infer<typeof magpieChallengeQuery>;
