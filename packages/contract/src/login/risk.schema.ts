import * as z from 'zod';

const ENTRIES_MAX = 16;

/** `sence` is the specification's spelling: a scene code (LOGIN-10). `ext_info` never carries a secret or an address. */
export const defaultInterceptPayload = z.strictObject({
  sence: z.string().regex(/^\d{5}$/),
  ext_info: z
    .record(z.string().max(64), z.union([z.string().max(256), z.number(), z.boolean()]))
    .refine((info) => Object.keys(info).length <= ENTRIES_MAX)
    .optional(),
});
export type DefaultInterceptPayload = z.infer<typeof defaultInterceptPayload>;
