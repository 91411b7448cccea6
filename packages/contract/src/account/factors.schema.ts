import * as z from 'zod';
import { encryptedPassword } from '../login/login.schema.ts';
import { PASSKEY_NAME_CHARS } from './passkey-name.ts';

const sixDigits = z.string().regex(/^\d{6}$/);

/** What a passkey is called by its owner: nothing that cannot be seen, and nothing that turns the words around it. */
const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(PASSKEY_NAME_CHARS)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u);

/** The first code of an app that has just read the key. */
export const totpBindPayload = z.strictObject({ id: z.uuid(), code: sixDigits });
export type TotpBindPayload = z.infer<typeof totpBindPayload>;

/** ERR-07: the code that was sent, with the password. */
export const unbindGoogle2faPayload = z.strictObject({ uuid: z.uuid(), code: sixDigits, ...encryptedPassword });
export type UnbindGoogle2faPayload = z.infer<typeof unbindGoogle2faPayload>;

/** `made_at`: of the codes that are replaced, as the list said, so that two requests at once make one set; 0: there are none. */
export const recoveryCodesRenewPayload = z.strictObject({ made_at: z.int().min(0) });
export type RecoveryCodesRenewPayload = z.infer<typeof recoveryCodesRenewPayload>;

/** A new credential as browsers write it (WebAuthn Level 3, RegistrationResponseJSON). */
export const passkeyRegistration = z.looseObject({
  id: z.string().min(1).max(2048),
  rawId: z.string().min(1).max(2048),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.looseObject({
    clientDataJSON: z.string().min(1).max(8192),
    attestationObject: z.string().min(1).max(32_768),
    transports: z.array(z.string().max(32)).max(16).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** Without a name it is called by the browser and system that made it. */
export const passkeyAddPayload = z.strictObject({
  id: z.uuid(),
  response: passkeyRegistration,
  name: passkeyName.optional(),
});
export type PasskeyAddPayload = z.infer<typeof passkeyAddPayload>;

export const passkeyRenamePayload = z.strictObject({ passkey_id: z.uuid(), name: passkeyName });
export type PasskeyRenamePayload = z.infer<typeof passkeyRenamePayload>;

export const passkeyRemovePayload = z.strictObject({ passkey_id: z.uuid() });
export type PasskeyRemovePayload = z.infer<typeof passkeyRemovePayload>;
