import { invalidField } from '../../kernel/refusal.ts';
import { openIdUser } from '../../verification/telegram/telegram-user.schema.ts';
import type { Identity, OpenIdProvider, TelegramProvider } from './provider.ts';
import type { AuthorizationRequest, AuthorizationResponse, SignIns } from './sign-ins.ts';
import { TELEGRAM_ISSUER } from './telegram-sign-in.ts';

/** `telegram:bot_access`: the person may let the bot write, as at the page of the signed fields. */
const SCOPES = ['openid', 'profile', 'telegram:bot_access'];

/** Telegram's login by OpenID Connect (core.telegram.org/bots/telegram-login); undefined: the operator has not set it. */
export function telegramOpenId({ bot, id, name, letter }: TelegramProvider): OpenIdProvider | undefined {
  if (!bot.openId) return undefined;
  return {
    ...{ id, name, letter, issuer: bot.loginOrigin, ...bot.openId, clientAuth: 'basic' },
    ...{ scopes: SCOPES, emailTrusted: false, personIn },
  };
}

/**
 * Who came back with a code: the same person as by the signed fields.
 * @throws {Refusal} invalidField code; what `SignIns.identify` throws
 */
export async function identifyByCode(
  signIns: SignIns,
  provider: OpenIdProvider,
  request: AuthorizationRequest,
  { code, iss }: Partial<AuthorizationResponse>,
): Promise<Identity> {
  if (code === undefined) throw invalidField('code', 'there is neither a code nor an error');
  return signIns.identify(provider, request, { code, iss });
}

/** A link holds the person's number, which every login of Telegram names; the subject of the token is another one. */
function personIn(claims: object): Identity {
  const { success, data } = openIdUser.safeParse(claims);
  if (!success) throw new TypeError('no user of Telegram');
  const { id, ...profile } = data;
  return { issuer: TELEGRAM_ISSUER, subject: String(id), email: '', emailTrusted: false, profile };
}
