import { bindOrigins } from '@gatehouse/rules/telegram/bind-failure';
import * as z from 'zod';
import { telegramCallbackMini, telegramData } from './telegram-data.schema.ts';

const hasOne = (data: { telegram_callback?: unknown; telegram_callback_mini?: unknown }) =>
  (data.telegram_callback === undefined) !== (data.telegram_callback_mini === undefined);

/** TG-01. `from`: where the binding began, which names its failure (TG-08). `bot_messages`: the bot may write to this person. */
export const bindTelegramPayload = z
  .strictObject({ ...telegramData, from: z.enum(bindOrigins), bot_messages: z.boolean() })
  .refine(hasOne, 'needs telegram_callback or telegram_callback_mini');
export type BindTelegramPayload = z.infer<typeof bindTelegramPayload>;

/** TG-01. Nothing: the account says which. */
export const unbindTelegramPayload = z.strictObject({});
export type UnbindTelegramPayload = z.infer<typeof unbindTelegramPayload>;

export const telegramMessagesPayload = z.strictObject({ allowed: z.boolean() });
export type TelegramMessagesPayload = z.infer<typeof telegramMessagesPayload>;

/** PLAT-02: the launch data of a mini-app that has a session already, or needs none. */
export const telegramLaunchPayload = z.strictObject({
  telegram_callback_mini: telegramCallbackMini,
  /** The person wants the session of another person to end. */
  end_session: z.literal(true).optional(),
});
export type TelegramLaunchPayload = z.infer<typeof telegramLaunchPayload>;

/** TG-11 */
export const completeTaskPayload = z.strictObject({
  campaignId: z.string().regex(/^[a-z0-9-]{1,64}$/),
  taskId: z.string().regex(/^[a-z0-9-]{1,64}$/),
});
export type CompleteTaskPayload = z.infer<typeof completeTaskPayload>;
/** TG-11 */
export const tasksHomePayload = z.strictObject({});
export type TasksHomePayload = z.infer<typeof tasksHomePayload>;
