/** The bot of our own Telegram, in development. Its token is no secret: it is valid nowhere else. */
export const DEMO_BOT_TOKEN = '7000000001:gatehouse-demo-bot-of-our-own-Telegram';
