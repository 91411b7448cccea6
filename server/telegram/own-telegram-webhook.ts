import { setTimeout } from 'node:timers/promises';
import { type TelegramBot, telegramBot } from '@gatehouse/identity/delivery/telegram-bot';
import { webhookUrlOf } from '@gatehouse/identity/use-cases/telegram-bot/webhook-url';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Environment } from '../environment.ts';
import { isOwnTelegram, telegramFrom } from '../telegram-options.ts';

/** While a start compiles pages, this process may answer no call in time, also its own. */
const TRIES = 3;
const PAUSE_MS = 500;

/**
 * In development without a token: has our own Telegram send the bot's updates to this product, which listens by then. With the real
 * Telegram the operator does that (`npm run telegram -- --set-webhook`). It is not waited for: in `npm run dev` calls come here only
 * once the start is over, and Telegram keeps updates until then.
 */
export function setOwnWebhook(environment: Environment, brand: Brand, report: (problem: string) => void): void {
  const telegram = isOwnTelegram(environment, brand) ? telegramFrom(environment, brand) : undefined;
  if (telegram?.botToken === undefined) return;
  const bot = telegramBot({ ...telegram, botToken: telegram.botToken });
  setWebhook(bot, webhookUrlOf(brand), TRIES).catch((error: Error) =>
    report(`The webhook of our own Telegram could not be set: ${error.message}`),
  );
}

async function setWebhook(bot: TelegramBot, url: string, triesLeft: number): Promise<void> {
  try {
    await bot.setWebhook(url);
  } catch (error) {
    if (triesLeft <= 1) throw error;
    await setTimeout(PAUSE_MS);
    await setWebhook(bot, url, triesLeft - 1);
  }
}
