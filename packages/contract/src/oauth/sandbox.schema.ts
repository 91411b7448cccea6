import { plainText } from '@gatehouse/rules/remote-config/remote-config-values';
import * as z from 'zod';

const NAME_CHARS = 60;
const URI_CHARS = 512;
const MOST_URIS = 5;

/** `confidential`: it is a server that keeps a secret. What a redirect URI may be, the API says. */
export const sandboxClientPayload = z.strictObject({
  name: z.string().refine((value) => plainText(value, NAME_CHARS) !== undefined),
  redirect_uris: z.array(z.string().max(URI_CHARS)).min(1).max(MOST_URIS),
  confidential: z.boolean(),
});
export type SandboxClientPayload = z.infer<typeof sandboxClientPayload>;
