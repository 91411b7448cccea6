import * as z from 'zod';
import { captchaProof } from '../captcha/captcha.schema.ts';
import { encryptedPassword } from './login.schema.ts';

/** A credential's answer as browsers write it (WebAuthn Level 3, AuthenticationResponseJSON). */
export const passkeyAssertion = z.looseObject({
  id: z.string().min(1).max(2048),
  rawId: z.string().min(1).max(2048),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.looseObject({
    authenticatorData: z.string().min(1).max(4096),
    clientDataJSON: z.string().min(1).max(8192),
    signature: z.string().min(1).max(4096),
    userHandle: z.string().max(256).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const sixDigits = z.string().regex(/^\d{6}$/);

/** One proof of identity, by one of the methods that were offered. */
export const proof = z.union([
  z.strictObject({ by: z.enum(['email', 'mobile', 'totp']), code: sixDigits }),
  z.strictObject({ by: z.literal('email_link'), link_token: z.string().regex(/^[\w-]{43}$/) }),
  z.strictObject({ by: z.literal('recovery'), code: z.string().min(8).max(32) }),
  z.strictObject({ by: z.literal('passkey'), response: passkeyAssertion }),
  z.strictObject({ by: z.literal('password'), ...encryptedPassword }),
]);
export type Proof = z.infer<typeof proof>;

/** Answers a challenge. */
export const verifiedPayload = z.strictObject({ uuid: z.uuid(), proof });
export type VerifiedPayload = z.infer<typeof verifiedPayload>;

export const challengeSendPayload = z.strictObject({
  uuid: z.uuid(),
  item: z.enum(['email', 'email_link', 'mobile']),
  ...captchaProof,
});
export type ChallengeSendPayload = z.infer<typeof challengeSendPayload>;

export const challengeQuery = z.strictObject({ uuid: z.uuid() });
export type ChallengeQuery = z.infer<typeof challengeQuery>;
