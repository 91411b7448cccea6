import { localeOf } from '@gatehouse/rules/site/locale';
import { mustBeMain } from '../../accounts/accounts.ts';
import type { Visitor } from '../../http/visitor.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { accountOf } from '../../sessions/authenticate.ts';
import { beginFlow } from './flow.ts';
import { providerNamed, type TelegramProvider } from './provider.ts';
import type { ThirdParty } from './sign-ins.ts';
import { telegramOpenId } from './telegram-open-id.ts';
import { telegramAddress } from './telegram-sign-in.ts';

/**
 * LOGIN-06: begins a sign-in at a provider; for an account, one that links it.
 * @throws {Refusal} notForSubAccounts, thirdPartyUnknown, thirdPartyUnreachable, invalidField device, addressLimit, deviceOrAccountLimit
 */
export async function beginThirdParty(
  services: ThirdParty,
  providerId: string,
  accountId: string | null,
  visitor: Visitor,
): Promise<{ url: string }> {
  if (accountId !== null) mustBeMain(await accountOf(services.db, { account_id: accountId }));
  const { providers, signIns } = services;
  const provider = providerNamed(providers, providerId, visitor);
  await countAll(services.limits, [
    ['thirdPartyByAddress', visitor.address],
    ['thirdPartyByDevice', visitor.device],
  ]);
  const request = await beginFlow(services, { provider: provider.id, account_id: accountId }, visitor);
  const tag = localeOf(visitor.locale)?.tag ?? 'en';
  const openId = 'bot' in provider ? telegramOpenId(provider) : provider;
  if (openId) return { url: await signIns.addressOf(openId, request, tag) };
  return { url: telegramAddress(provider as TelegramProvider, request, tag) };
}
