import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { botIdOf } from '../../delivery/telegram-bot.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countTelegramPerson } from '../../verification/telegram/count-calls.ts';
import { mustBeRecent, type TelegramProof, verifyLoginData } from '../../verification/telegram/telegram-data.ts';
import type { TelegramOptions } from '../../verification/telegram/telegram-options.ts';
import { useOnce } from '../../verification/telegram/use-once.ts';
import type { Identity, TelegramProvider } from './provider.ts';
import type { AuthorizationRequest } from './sign-ins.ts';

/** Who answers for Telegram's users. Links hold it: it never changes. */
export const TELEGRAM_ISSUER = 'https://telegram.org';

/** Telegram among the providers of LOGIN-06; none: it is off. */
export function telegramProviders(bot: TelegramOptions | undefined): readonly TelegramProvider[] {
  if (!bot) return [];
  return [{ id: TELEGRAM_PROVIDER, name: 'Telegram', letter: 'T', issuer: TELEGRAM_ISSUER, bot }];
}

/**
 * Telegram's page where the user logs in and comes back from, with the data in the fragment of the callback's address. No script of
 * Telegram's is needed (core.telegram.org/widgets/login).
 */
export function telegramAddress(
  { bot }: TelegramProvider,
  { redirectUri, state }: AuthorizationRequest,
  lang: string,
): string {
  const back = new URL(redirectUri);
  back.searchParams.set('state', state);
  const query = {
    ...{ bot_id: botIdOf({ botToken: bot.botToken ?? '' }), origin: back.origin, return_to: back.href },
    ...{ request_access: 'write', lang },
  };
  return `${bot.loginOrigin}/auth?${new URLSearchParams(query)}`;
}

/**
 * Who came back from Telegram's page. The data is used up: with another state it is refused (TG-12).
 * @throws {Refusal} telegramDataInvalid, telegramDataExpired, invalidField telegram_callback, deviceOrAccountLimit
 */
export async function identifyByTelegram(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { bot }: TelegramProvider,
  data: string | undefined,
  visitor: Visitor,
): Promise<Identity> {
  if (data === undefined) throw invalidField('telegram_callback', 'there is neither data of Telegram nor an error');
  const proof = verifyLoginData(bot, data);
  const now = clock();
  mustBeRecent(proof, now, 'login');
  await countTelegramPerson(limits, 'Logins', proof, visitor);
  await useOnce(db, now, proof, 'login');
  return telegramIdentity(proof);
}

/** The user as an identity at a provider. */
export function telegramIdentity({ telegramId, user }: TelegramProof): Identity {
  return { issuer: TELEGRAM_ISSUER, subject: String(telegramId), email: '', emailTrusted: false, profile: user };
}
