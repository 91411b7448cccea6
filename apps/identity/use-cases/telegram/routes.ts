import {
  bindTelegram as bindCall,
  telegramBindStatus,
  telegramLaunch,
  unbindTelegram,
} from '@gatehouse/contract/telegram/telegram';
import {
  bindTelegramPayload,
  telegramLaunchPayload,
  unbindTelegramPayload,
} from '@gatehouse/contract/telegram/telegram.schema';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { privateRoute, privateVisitorResult, privateVisitorRoute } from '../../sessions/private-route.ts';
import { countTelegramCall, countTelegramPerson } from '../../verification/telegram/count-calls.ts';
import { identityOf, mustBeRecent, verifyLaunchData } from '../../verification/telegram/telegram-data.ts';
import { unlinkThirdParty } from '../third-party/link.ts';
import type { Provider } from '../third-party/provider.ts';
import { bindTelegram } from './bind.ts';
import { telegramStatus } from './status.ts';
import { telegramLinkOf } from './telegram-link.ts';

/** TG-01, PLAT-02: what the owner of an account does with its Telegram, and the mark of the mini-app. */
export function telegramRoutes(app: FastifyInstance, services: Services, providers: readonly Provider[]): void {
  const { telegram, clock, limits } = services;
  privateVisitorResult(app, services, bindCall, bindTelegramPayload, bindTelegram);
  privateRoute(app, services, telegramBindStatus, undefined, async (_input, who) => ({
    result: await telegramStatus(services, who),
  }));
  privateVisitorRoute(app, services, unbindTelegram, unbindTelegramPayload, async (_input, who, visitor) => {
    await unbind({ ...services, providers }, who, visitor);
    return { result: {} };
  });
  // That the answer marks the browser is done for every call that carries the data (`carried-data.ts`).
  publicRoute(
    app,
    services,
    telegramLaunch,
    telegramLaunchPayload,
    async ({ telegram_callback_mini: launch }, visitor) => {
      if (!telegram) throw new Refusal('thirdPartyUnknown', { provider: TELEGRAM_PROVIDER });
      await countTelegramCall(limits, 'Launches', visitor);
      const proof = verifyLaunchData(telegram, launch);
      mustBeRecent(proof, clock(), 'session');
      await countTelegramPerson(limits, 'Launches', proof, visitor);
      return { result: { telegram: identityOf(proof), start_param: proof.startParam } };
    },
  );
}

/**
 * Takes the account's Telegram away; it works without a bot, too.
 * @throws {Refusal} what `unlinkThirdParty` throws
 */
async function unbind(
  services: Services & { readonly providers: readonly Provider[] },
  who: Authenticated,
  visitor: Visitor,
): Promise<void> {
  const link = await telegramLinkOf(services.db, who);
  if (link) await unlinkThirdParty(services, link.link_id, who, visitor);
}
