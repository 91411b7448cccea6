import type { Visitor } from '../../http/visitor.ts';
import { countTelegramCall, countTelegramPerson } from '../../verification/telegram/count-calls.ts';
import { consumeFlow } from './flow.ts';
import { type Identity, type Provider, providerNamed, type TelegramProvider } from './provider.ts';
import { refusalBy } from './provider-failure.ts';
import type { AuthorizationRequest, ThirdParty } from './sign-ins.ts';
import type { ThirdPartyFlowRow } from './tables.ts';
import { identifyByCode, telegramOpenId } from './telegram-open-id.ts';
import { identifyByTelegram } from './telegram-sign-in.ts';

/** What the provider sent along with the browser. */
export type CameBack = {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
  /** TG-02 */
  readonly telegram_callback?: string | undefined;
};

export type Proved = { readonly flow: ThirdPartyFlowRow; readonly provider: Provider; readonly identity: Identity };

/**
 * Consumes what the browser came back with, and asks the provider for the identity.
 * @param accountId of the account that began it; null: a login
 * @throws {Refusal} thirdPartyStateUnknown, thirdPartyCancelled, thirdPartyRefused, thirdPartyUnreachable, thirdPartyUntrusted,
 * thirdPartyUnknown, invalidField code; addressLimit, deviceOrAccountLimit; what `identifyByTelegram` throws
 */
export async function verifyAtProvider(
  services: ThirdParty,
  { state, code, iss, error, telegram_callback }: CameBack,
  accountId: string | null,
  visitor: Visitor,
): Promise<Proved> {
  // Before the state is consumed: who has to wait may come again with it.
  if (telegram_callback !== undefined) await countTelegramCall(services.limits, 'Logins', visitor);
  const { flow, request } = await consumeFlow(services, state, accountId, visitor);
  const provider = providerNamed(services.providers, flow.provider, visitor);
  if (error !== undefined) throw refusalBy(error, provider);
  const identity =
    'bot' in provider
      ? await identifyAtTelegram(services, provider, request, { code, iss, telegram_callback }, visitor)
      : await identifyByCode(services.signIns, provider, request, { code, iss });
  return { flow, provider, identity };
}

type TelegramAnswer = Pick<CameBack, 'code' | 'iss' | 'telegram_callback'>;

/** By the way that it was begun: with OpenID Connect the signed fields are not taken. */
async function identifyAtTelegram(
  services: ThirdParty,
  provider: TelegramProvider,
  request: AuthorizationRequest,
  { code, iss, telegram_callback }: TelegramAnswer,
  visitor: Visitor,
): Promise<Identity> {
  const openId = telegramOpenId(provider);
  if (!openId) return identifyByTelegram(services, provider, telegram_callback, visitor);
  await countTelegramCall(services.limits, 'Logins', visitor);
  const identity = await identifyByCode(services.signIns, openId, request, { code, iss });
  await countTelegramPerson(services.limits, 'Logins', { telegramId: Number(identity.subject) }, visitor);
  return identity;
}
