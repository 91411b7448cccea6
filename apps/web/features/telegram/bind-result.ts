import type { BindTelegramResult } from '@gatehouse/contract/telegram/telegram';

type Told = Pick<BindTelegramResult, 'tg_bind_result'>;

/** TG-03, TG-07: the code in `code|message`. The message is the server's, and is never shown (TG-08). */
export function bindCodeOf({ tg_bind_result }: Told): string {
  return tg_bind_result.split('|', 1)[0]?.trim() || UNNAMED;
}

/** TG-08: a result that names no code. */
const UNNAMED = 'telegramLinkSystemError';
const SUCCESS = 'success';

/** TG-07 */
export function isBoundNow(told: Told): boolean {
  return bindCodeOf(told) === SUCCESS;
}
