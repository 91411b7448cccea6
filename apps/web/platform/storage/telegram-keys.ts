/** TG-04: session storage, the answer of this launch of the mini-app: `accepted` or `refused`, and which launch. */
export const TELEGRAM_AUTH_KEY = 'telegram-auth';
/** TG-05: local storage, `1` once the person has answered whether to connect Telegram. */
export const TELEGRAM_LINK_KEY = 'telegram-link';
