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
import type { FastifyInstance } from 'fastify';
import { publicResult } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { privateRoute, privateVisitorResult, privateVisitorRoute } from '../../sessions/private-route.ts';
import { unlinkThirdParty } from '../third-party/link.ts';
import type { Provider } from '../third-party/provider.ts';
import { bindTelegram } from './bind.ts';
import { openLaunch } from './launch.ts';
import { telegramStatus } from './status.ts';
import { telegramLinkOf } from './telegram-link.ts';

/** TG-01, PLAT-02: what the owner of an account does with its Telegram, and the mark of the mini-app. */
export function telegramRoutes(app: FastifyInstance, services: Services, providers: readonly Provider[]): void {
  privateVisitorResult(app, services, bindCall, bindTelegramPayload, bindTelegram);
  privateRoute(app, services, telegramBindStatus, undefined, async (_input, who) => ({
    result: await telegramStatus(services, who),
  }));
  privateVisitorRoute(app, services, unbindTelegram, unbindTelegramPayload, async (_input, who, visitor) => {
    await unbind({ ...services, providers }, who, visitor);
    return { result: {} };
  });
  publicResult(app, services, telegramLaunch, telegramLaunchPayload, openLaunch);
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
