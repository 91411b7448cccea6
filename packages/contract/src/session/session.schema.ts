import * as z from 'zod';

/** Signs out one other session, or with `all_others` every session but this one. */
export const sessionRevokePayload = z.union([
  z.strictObject({ session_id: z.uuid() }),
  z.strictObject({ all_others: z.literal(true) }),
]);
export type SessionRevokePayload = z.infer<typeof sessionRevokePayload>;
