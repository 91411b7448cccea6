import * as z from 'zod';
import { captchaProof } from '../captcha/captcha.schema.ts';

/** The web gateway adds the token from its cookie; a page never has it. A malformed token counts as none. */
const token = { self_unbind_token: z.string().max(256).optional() };

export const banStatusPayload = z.strictObject(token);
export type BanStatusPayload = z.infer<typeof banStatusPayload>;

/** `uuid`: of an answered challenge of `unblock`, on the device that answered it. */
export const banInfoPayload = z.strictObject({ uuid: z.uuid().optional(), ...token });
export type BanInfoPayload = z.infer<typeof banInfoPayload>;

const loginName = { login_name: z.string().min(3).max(254).optional() };

/** The account is found by the token, else by the name. */
export const unblockBeginPayload = z.strictObject({ ...loginName, ...token, ...captchaProof });
export type UnblockBeginPayload = z.infer<typeof unblockBeginPayload>;

/** The account is found by the name, else by the session. */
export const lockBeginPayload = z.strictObject({ ...loginName, ...captchaProof });
export type LockBeginPayload = z.infer<typeof lockBeginPayload>;

/** An answered challenge, which the call consumes. */
export const verifiedChallenge = z.strictObject({ uuid: z.uuid() });
export type VerifiedChallengePayload = z.infer<typeof verifiedChallenge>;
