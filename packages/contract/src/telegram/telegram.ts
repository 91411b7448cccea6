import { call } from '../call/call.ts';
import type { BindStatus } from './bind-status.ts';
import type {
  BindTelegramPayload,
  TelegramLaunchPayload,
  TelegramMessagesPayload,
  UnbindTelegramPayload,
} from './telegram.schema.ts';

const ours = { ours: true } as const;

/** TG-03. An empty name is left out. */
export type TelegramUser = { first_name: string; last_name?: string; username?: string; photo_url?: string };

/**
 * TG-03: who Telegram says it is. `auth_date`: seconds since 1970. `tg_bind_result`: `code|message`, where a binding was tried;
 * the code is `success`, or one of TG-08.
 */
export type TelegramIdentity = TelegramUser & { id: number; auth_date: number; tg_bind_result?: string };

/** The result of `thirdPartyLogin` with 40004 (TG-10): the data is genuine, and no account is bound to it. */
export type TelegramNotBound = { telegram: TelegramIdentity };

/**
 * TG-01, step-up. Success whatever came of it: `tg_bind_result` says (TG-03, TG-08). Binding again what is bound to this account is
 * a success. `bot_messages` is noted with a successful binding.
 */
export type BindTelegramResult = { bind_status: BindStatus; tg_bind_result: string; telegram?: TelegramIdentity };
export const bindTelegram = call<BindTelegramPayload, BindTelegramResult>('POST', '/user/private/bind/telegram', {
  access: 'private',
  hideError: true,
});

/** TG-01. Times are epoch ms; 0: never. `messages_stopped`: the person has stopped the bot in Telegram. */
export type TelegramStatus = {
  bind_status: BindStatus;
  telegram?: TelegramUser & { bound_at: number; last_used_at: number };
  bot_messages?: boolean;
  messages_stopped?: boolean;
};
export const telegramBindStatus = call<undefined, TelegramStatus>('GET', '/user/private/telegram-bind-status', {
  access: 'private',
  hideError: true,
});

/** TG-01, step-up. Refused with `thirdPartyLastWay`, as unlinking any other. Doing it twice is no error. */
export const unbindTelegram = call<UnbindTelegramPayload, Record<string, never>>(
  'POST',
  '/user/private/unbind/telegram',
  { access: 'private', hideError: true },
);

/** Permits the bot's messages to the bound person, or stops them. Refused with `telegramNotBound`. */
export const telegramMessages = call<TelegramMessagesPayload, Record<string, never>>(
  'POST',
  '/user/private/telegram/messages',
  { access: 'private', ...ours },
);

/** `session_ended`: the session of the call is over: it was another person's, or there was none any more. */
export type TelegramLaunchResult = {
  telegram: TelegramIdentity;
  start_param: string;
  /** The session that the browser has is another person's. */
  other_session?: true;
  /** The session that the browser has is over. */
  session_ended?: true;
};

/**
 * PLAT-02: marks this browser as a mini-app, by launch data of the last hour. A session that is older than the launch, and whose account
 * or person is bound to another, is named by `other_session`, and ends with `end_session`: once for a launch, and while the launch may
 * log its person in. Refused with `telegramDataInvalid`, `telegramDataExpired`.
 */
export const telegramLaunch = call<TelegramLaunchPayload, TelegramLaunchResult>(
  'POST',
  '/user/public/telegram/launch',
  { access: 'public', hideError: true, ...ours },
);

/** Where Telegram sends the updates of the bot (Bot API, `setWebhook`). Answered to Telegram alone. */
export const TELEGRAM_WEBHOOK_PATH = '/user/public/telegram/webhook';
/** The header that proves them (Bot API, `setWebhook`: `secret_token`). */
export const TELEGRAM_WEBHOOK_HEADER = 'x-telegram-bot-api-secret-token';
