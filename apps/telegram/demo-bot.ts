/** The bot of our own Telegram, in development. Its token is no secret: it is valid nowhere else. */
export const DEMO_BOT_TOKEN = '7000000001:gatehouse-demo-bot-of-our-own-Telegram';
/** The same of its login by OpenID Connect; the client's id is the bot's number. */
export const DEMO_CLIENT_SECRET = 'gatehouse-demo-client-secret-of-our-own-Telegram';
