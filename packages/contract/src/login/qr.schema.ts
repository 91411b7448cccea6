import * as z from 'zod';
import { telegramData } from '../telegram/telegram-data.schema.ts';

/** What the QR code carries beside the address: 128 random bits. */
const approvalSecret = z.string().regex(/^[\w-]{22}$/);

/** `seen`: the status that is known already; the answer waits until the status changes. Without it the answer comes at once. */
export const qrStatusQuery = z.strictObject({
  uuid: z.uuid(),
  ...telegramData,
  seen: z.enum(['waiting', 'scanned']).optional(),
});
export type QrStatusQuery = z.infer<typeof qrStatusQuery>;

export const qrApproval = z.strictObject({ secret: approvalSecret });
export type QrApproval = z.infer<typeof qrApproval>;

/** With the number that the other screen shows. */
export const qrConfirmPayload = z.strictObject({ secret: approvalSecret, number: z.int().min(10).max(99) });
export type QrConfirmPayload = z.infer<typeof qrConfirmPayload>;
