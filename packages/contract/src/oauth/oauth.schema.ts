import * as z from 'zod';

const clientId = z.string().regex(/^[\w.~-]{1,128}$/);
/** As in the address of `/oauth`. */
const interaction = z.string().regex(/^[\w-]{20,64}$/);
const scope = z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,64}$/);

export const oauthClientQuery = z.strictObject({ client_id: clientId });
export type OAuthClientQuery = z.infer<typeof oauthClientQuery>;

export const oauthInteractionQuery = z.strictObject({ interaction });
export type OAuthInteractionQuery = z.infer<typeof oauthInteractionQuery>;

/** `scopes`: those that the person allows, of those that were asked for; not looked at without `allow`. */
export const oauthConfirmPayload = z.strictObject({
  interaction,
  allow: z.boolean(),
  scopes: z.array(scope).max(32),
});
export type OAuthConfirmPayload = z.infer<typeof oauthConfirmPayload>;

export const oauthRevokeGrantPayload = z.strictObject({ grant_id: z.uuid() });
export type OAuthRevokeGrantPayload = z.infer<typeof oauthRevokeGrantPayload>;
