import * as z from 'zod';

/** AFF-02: the same form as `affiliateId` of the rules. */
const digits = z.string().regex(/^[0-9]{1,20}$/);
/** ISO 3166-1; empty where it is not known. */
const country = z.string().regex(/^(?:[A-Z]{2})?$/);

/** AFF-01 */
export const openInfoPayload = z.strictObject({
  affid: digits,
  country: country.optional(),
  group_id: digits.optional(),
});
export type OpenInfoPayload = z.infer<typeof openInfoPayload>;

/** AFF-03 */
export const anonymityPayload = z.strictObject({ affiliate_id: digits });
export type AnonymityPayload = z.infer<typeof anonymityPayload>;

/** AFF-04. The letters' case does not matter. */
export const codeInfoPayload = z.strictObject({ code: z.string().regex(/^[\w-]{1,64}$/) });
export type CodeInfoPayload = z.infer<typeof codeInfoPayload>;

/** AFF-05 */
export const commonShareInfoQuery = z.strictObject({ token: z.string().regex(/^[\w.~-]{1,256}$/) });
export type CommonShareInfoQuery = z.infer<typeof commonShareInfoQuery>;

/** AFF-10 */
export const headimgQuery = z.strictObject({ id: digits, country: country.optional() });
export type HeadimgQuery = z.infer<typeof headimgQuery>;
