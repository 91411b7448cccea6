import { captchaAsks } from '@gatehouse/rules/captcha/captcha';
import { loginWays } from '@gatehouse/rules/login/login-ways';
import {
  BUTTON_CHARS,
  EXPERIMENT_TAKES,
  experiment,
  NOTICE_CHARS,
  plainText,
  registrationLayouts,
  ways,
} from '@gatehouse/rules/remote-config/remote-config-values';
import { registrationVariants } from '@gatehouse/rules/site/registration-variant';
import * as z from 'zod';

const name = z.string().regex(/^[\w.-]{1,64}$/);
const asked = { project_name: name, keys: z.array(name).min(1).max(20) };

export const bannerConfigPayload = z.strictObject({
  ...asked,
  properties: z.strictObject({ language: z.string().regex(/^[A-Za-z0-9-]{2,8}$/) }),
});
export type BannerConfigPayload = z.infer<typeof bannerConfigPayload>;

export const webConfigPayload = z.strictObject(asked);
export type WebConfigPayload = z.infer<typeof webConfigPayload>;

const text = (longest: number) =>
  z.string().refine((value) => plainText(value, longest) !== undefined, {
    error: `must be plain text of at most ${longest} characters, on one line`,
  });
export const buttonText = text(BUTTON_CHARS);
export const noticeText = text(NOTICE_CHARS);

/** What a sign-up page config holds beside its notice. */
export const signUpPageFields = {
  variant: z.enum(registrationVariants, `must be one of ${registrationVariants.join(', ')}`).optional(),
  layout: z.enum(registrationLayouts, `must be one of ${registrationLayouts.join(', ')}`).optional(),
  experiment: z
    .unknown()
    .refine((value) => experiment(value) !== undefined, { error: `must be ${EXPERIMENT_TAKES}` })
    .transform((value) => experiment(value))
    .optional(),
};

/** What a login page config holds beside its notice. */
export const loginPageFields = {
  /** LOGIN-08 */
  mode: z.enum(['new'], 'must be new').optional(),
  ways: z
    .array(z.enum(loginWays, `must be of ${loginWays.join(', ')}`))
    .refine((value) => ways(value) !== undefined, { error: 'must name each way once' })
    .optional(),
};

/** REDIR-05 */
export const downloadValue = z.strictObject({ allowed: z.boolean('must be true or false') });

/** CAPT-02: by scene. Fields of others pass through as they are. */
export const captchaValue = z.record(
  z.string().regex(/^[\w-]{1,64}$/, 'must be a scene'),
  z.looseObject({
    completelyUseMagpieCatcha: z.boolean().optional(),
    useDowngrade: z.boolean().optional(),
    guidTailList: z.array(z.string().max(36)).max(1_000).optional(),
    oldCapchaList: z.array(z.string().max(64)).max(100).optional(),
    /** Ours: when the scene asks. */
    asks: z.enum(captchaAsks, `must be one of ${captchaAsks.join(', ')}`).optional(),
  }),
);
