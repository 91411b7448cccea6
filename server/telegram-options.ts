import type { TelegramOptions } from '@gatehouse/identity/verification/telegram/telegram-options';
import type { Brand } from '@gatehouse/rules/site/brand';
import { DEMO_BOT_TOKEN } from '@gatehouse/telegram/demo-bot';
import type { Environment } from './environment.ts';

/** Telegram's own web clients. */
const TELEGRAM_FRAMES = ['web', 'webk', 'webz', 'weba'].map((name) => `https://${name}.telegram.org`);

type TelegramVariables = Pick<
  Environment,
  | 'telegramBotToken'
  | 'telegramClientId'
  | 'telegramClientSecret'
  | 'telegramApiOrigin'
  | 'telegramLoginOrigin'
  | 'telegramFrameOrigins'
  | 'development'
  | 'port'
  | 'apiOrigin'
>;

type Hosts = Pick<Brand, 'sites'>;

/** The bot, and where Telegram is. In development without a token: our own Telegram. Undefined: Telegram is off. */
export function telegramFrom(environment: TelegramVariables, brand: Hosts): TelegramOptions | undefined {
  const { telegramBotToken: botToken, telegramApiOrigin: apiOrigin, telegramLoginOrigin: loginOrigin } = environment;
  if (botToken) return { botToken, apiOrigin, loginOrigin, ...openIdOf(environment, botToken) };
  if (!isOwnTelegram(environment, brand)) return withoutToken(environment);
  const own = `http://localhost:${environment.port}/dev/telegram`;
  return { botToken: DEMO_BOT_TOKEN, apiOrigin: own, loginOrigin: own, ...openIdOf(environment, DEMO_BOT_TOKEN) };
}

/** Launches are verified by Telegram's key, and the client's id says of which bot. */
function withoutToken(environment: TelegramVariables): TelegramOptions | undefined {
  const { telegramApiOrigin: apiOrigin, telegramLoginOrigin: loginOrigin, telegramClientId } = environment;
  if (!telegramClientId || !environment.telegramClientSecret) return undefined;
  return { apiOrigin, loginOrigin, ...openIdOf(environment, '') };
}

/** BotFather gives a bot's number as its client id. */
function openIdOf({ telegramClientId, telegramClientSecret: clientSecret }: TelegramVariables, botToken: string) {
  if (!clientSecret) return {};
  return { openId: { clientId: telegramClientId ?? botToken.split(':', 1)[0] ?? '', clientSecret } };
}

/** Origins whose pages may frame the mini-app; none: Telegram is off. */
export function telegramFramesFrom(environment: TelegramVariables, brand: Hosts): readonly string[] {
  const { telegramBotToken, telegramFrameOrigins, apiOrigin, port } = environment;
  if (isOwnTelegram(environment, brand)) return [`http://telegram.localhost:${port}`];
  // An API of its own has the token.
  if (apiOrigin) return telegramFrameOrigins ?? [];
  const isOn = telegramBotToken || withoutToken(environment);
  return isOn ? (telegramFrameOrigins ?? TELEGRAM_FRAMES) : [];
}

/**
 * Whether the Telegram of `apps/telegram` stands in for the real one. Its token is public, so it signs for a brand of this machine's
 * names alone: a server of other people that was started without NODE_ENV=production must not believe it.
 */
export function isOwnTelegram(
  { telegramBotToken, development, apiOrigin }: TelegramVariables,
  { sites }: Hosts,
): boolean {
  const isLocal = sites.every(({ hosts }) => hosts.every((host) => /(?:^|\.)localhost$/.test(host)));
  return telegramBotToken === undefined && development && apiOrigin === undefined && isLocal;
}
