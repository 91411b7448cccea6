/** The id under which Telegram stands among the providers of LOGIN-06. */
export const TELEGRAM_PROVIDER = 'telegram';
