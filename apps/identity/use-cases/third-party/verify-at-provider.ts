import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import { countTelegramCall } from '../../verification/telegram/count-calls.ts';
import { consumeFlow } from './flow.ts';
import { type Provider, providerNamed } from './provider.ts';
import { refusalBy } from './provider-failure.ts';
import type { Identity, ThirdParty } from './sign-ins.ts';
import type { ThirdPartyFlowRow } from './tables.ts';
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
  if ('bot' in provider) {
    return { flow, provider, identity: await identifyByTelegram(services, provider, telegram_callback, visitor) };
  }
  if (code === undefined) throw invalidField('code', 'there is neither a code nor an error');
  return { flow, provider, identity: await services.signIns.identify(provider, request, { code, iss }) };
}
