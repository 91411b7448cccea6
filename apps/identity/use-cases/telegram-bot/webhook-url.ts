import { API_PREFIX } from '@gatehouse/contract/call/request-headers';
import { TELEGRAM_WEBHOOK_PATH } from '@gatehouse/contract/telegram/telegram';
import type { Brand } from '@gatehouse/rules/site/brand';
import { globalSite, originOf } from '@gatehouse/rules/site/site-of';

/** Where Telegram has to send the bot's updates: to the gateway of the global site. */
export function webhookUrlOf(brand: Brand): string {
  return `${originOf(brand, globalSite(brand))}${API_PREFIX}${TELEGRAM_WEBHOOK_PATH}`;
}
