import type { Challenge, Solution } from 'altcha-lib/types';
import * as z from 'zod';

const text = z.string().max(512);

/** ALTCHA's payload, as its libraries write it. What is signed is looked at only as far as it is read before the signature is checked. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      ...{ algorithm: text, nonce: text, salt: text, keyPrefix: text, keySignature: text },
      ...{ cost: z.int(), keyLength: z.int(), expiresAt: z.int() },
      data: z.record(text, z.union([text, z.number(), z.boolean(), z.null()])),
    }),
    signature: text.regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: text }),
});

export type MagpiePayload = { readonly challenge: Challenge & { signature: string }; readonly solution: Solution };

/** Undefined: the text is no base64 of such JSON. */
export function readToken(token: string): MagpiePayload | undefined {
  try {
    const { success, data } = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return success ? (data as MagpiePayload) : undefined;
  } catch {
    return undefined;
  }
}
