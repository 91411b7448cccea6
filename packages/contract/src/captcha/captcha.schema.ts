import { captchaKinds } from '@gatehouse/rules/captcha/captcha';
import * as z from 'zod';
import { type CaptchaProofFields, captchaWire, proofFieldOf } from './captcha-kinds.ts';

const scene = z.string().regex(/^\d{5}$/);
/** What the widgets give out: printable ASCII, so that no checking server meets what it cannot read. */
const text = (most: number) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(most);

type Given<Field extends keyof CaptchaProofFields> = NonNullable<CaptchaProofFields[Field]>;
type ProofSchemas = {
  [Field in keyof CaptchaProofFields]-?: z.ZodOptional<z.ZodType<Given<Field>, Given<Field>>>;
};

/** LOGIN-04: the proof of a solved captcha, by its kind; a call carries at most one. */
export const captchaProof = Object.fromEntries(
  captchaKinds.map((kind) => {
    const fields = Object.entries(captchaWire[kind].proof).map(([name, most]) => [name, text(most)] as const);
    return [proofFieldOf(kind), z.strictObject({ ...Object.fromEntries(fields), scene }).optional()];
  }),
) as unknown as ProofSchemas;

/** CAPT-07: `login_name` is the hashed device id. */
export const captchaInfoQuery = z.strictObject({
  type: z.literal('CAPTCHA_TYPE_BEHAVIOR_GEETEST'),
  login_name: text(128),
});
export type CaptchaInfoQuery = z.infer<typeof captchaInfoQuery>;

/** `visible`: the captcha is shown, because risk asks for one: it takes more work. */
export const magpieChallengeQuery = z.strictObject({ scene, visible: z.literal('1').optional() });
export type MagpieChallengeQuery = z.infer<typeof magpieChallengeQuery>;
