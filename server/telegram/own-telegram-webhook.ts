import { telegramBot } from '@gatehouse/identity/delivery/telegram-bot';
import { webhookUrlOf } from '@gatehouse/identity/use-cases/telegram-bot/webhook-url';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Environment } from '../environment.ts';
import { isOwnTelegram, telegramFrom } from '../telegram-options.ts';

/**
 * In development without a token: has our own Telegram send the bot's updates to this product, which listens by then. With the real
 * Telegram the operator does that (`npm run telegram -- --set-webhook`). It is not waited for: in `npm run dev` calls come here only
 * once the start is over, and Telegram keeps updates until then.
 */
export function setOwnWebhook(environment: Environment, brand: Brand, report: (problem: string) => void): void {
  const telegram = isOwnTelegram(environment, brand) ? telegramFrom(environment, brand) : undefined;
  if (telegram?.botToken === undefined) return;
  telegramBot({ ...telegram, botToken: telegram.botToken })
    .setWebhook(webhookUrlOf(brand))
    .catch((error: Error) => report(`The webhook of our own Telegram could not be set: ${error.message}`));
}
