import * as z from 'zod';

const uid = z.string().regex(/^\d{1,20}$/);
/** An id is a number in some answers and its digits in others: both name the same user. */
const userId = z.union([uid, z.int().positive()]);

export const quickLoginPayload = z.strictObject({ quick_token: z.string().min(16).max(128) });
export type QuickLoginPayload = z.infer<typeof quickLoginPayload>;

export const tradeSwitchPayload = z.strictObject({ env: z.literal(1) });
export type TradeSwitchPayload = z.infer<typeof tradeSwitchPayload>;

export const conversionCheckPayload = z.strictObject({
  source: z.string().min(1).max(64),
  data: z.strictObject({ user_id: userId, token: z.string().min(1).max(128) }),
});
export type ConversionCheckPayload = z.infer<typeof conversionCheckPayload>;

export const onePeopleBindPayload = z.strictObject({ bind_uid: uid });
export type OnePeopleBindPayload = z.infer<typeof onePeopleBindPayload>;
