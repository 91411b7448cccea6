import * as z from 'zod';
import { proof } from './challenge.schema.ts';
import { attribution } from './login.schema.ts';

/**
 * `trust_device`: this device need not be confirmed again. Absent: it is trusted, as people expect of their own, unless the first
 * factor was another company's or a password reset.
 */
export const loginVerifyPayload = z.strictObject({
  uuid: z.uuid(),
  proof,
  trust_device: z.boolean().optional(),
  ...attribution,
});
export type LoginVerifyPayload = z.infer<typeof loginVerifyPayload>;
