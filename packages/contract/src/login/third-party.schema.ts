import * as z from 'zod';
import { telegramCallback, telegramCallbackMini } from '../telegram/telegram-data.schema.ts';
import { verifiedPayload } from './challenge.schema.ts';
import { attribution } from './login.schema.ts';

/** Of the operator's file; part of no address. */
const provider = z.string().regex(/^[a-z0-9-]{1,32}$/);

export const thirdPartyBeginPayload = z.strictObject({ provider });
export type ThirdPartyBeginPayload = z.infer<typeof thirdPartyBeginPayload>;

/** The provider's authorization response (RFC 6749 4.1.2, RFC 9207), unchanged. */
const answer = {
  state: z.string().regex(/^[\w-]{43}$/),
  code: z.string().min(1).max(2048).optional(),
  iss: z.string().max(512).optional(),
  error: z.string().max(128).optional(),
};

/** The response of an OpenID provider, or Telegram's: with the state that it was begun with, or from inside the mini-app. */
export const thirdPartyLoginPayload = z.union([
  z.strictObject({ ...answer, ...attribution }),
  z.strictObject({ ...attribution, telegram_callback_mini: telegramCallbackMini }),
]);
export type ThirdPartyLoginPayload = z.infer<typeof thirdPartyLoginPayload>;
export type ThirdPartyResponsePayload = Extract<ThirdPartyLoginPayload, { state: string }>;

export const thirdPartyPendingQuery = z.strictObject({ uuid: z.uuid() });
export type ThirdPartyPendingQuery = z.infer<typeof thirdPartyPendingQuery>;

/** `email`: an address in place of the provider's, or where it gave none; `proven`: the answered challenge of that address. */
export const thirdPartyRegisterPayload = z.strictObject({
  uuid: z.uuid(),
  email: z.string().min(3).max(254).optional(),
  proven: verifiedPayload.optional(),
  ...attribution,
});
export type ThirdPartyRegisterPayload = z.infer<typeof thirdPartyRegisterPayload>;

/** What came back of `thirdPartyLinkBegin`, or a sign-in that was proved before the login (`thirdPartyNotLinked`). */
export const thirdPartyLinkPayload = z.union([
  z.strictObject({ ...answer, telegram_callback: telegramCallback.optional() }),
  z.strictObject({ uuid: z.uuid() }),
]);
export type ThirdPartyLinkPayload = z.infer<typeof thirdPartyLinkPayload>;

export const thirdPartyUnlinkPayload = z.strictObject({ id: z.uuid() });
export type ThirdPartyUnlinkPayload = z.infer<typeof thirdPartyUnlinkPayload>;
