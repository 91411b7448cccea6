import * as z from 'zod';

/**
 * TG-02: what Telegram has signed, unchanged: of a login in a browser the fields as a query (`id=…&auth_date=…&hash=…`), in the
 * mini-app its launch data. The API verifies it (TG-12).
 */
export const telegramCallback = z.string().min(1).max(2048);
export const telegramCallbackMini = z.string().min(1).max(8192);

/** TG-02: one of them, or none. */
export const telegramData = {
  telegram_callback: telegramCallback.optional(),
  telegram_callback_mini: telegramCallbackMini.optional(),
};
