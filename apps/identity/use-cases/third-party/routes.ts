import {
  thirdPartyBegin,
  thirdPartyLink,
  thirdPartyLinkBegin,
  thirdPartyList,
  thirdPartyPending,
  thirdPartyProviders,
  thirdPartyRegister,
  thirdPartyUnlink,
} from '@gatehouse/contract/login/third-party';
import {
  type ThirdPartyRegisterPayload,
  thirdPartyBeginPayload,
  thirdPartyLinkPayload,
  thirdPartyLoginPayload,
  thirdPartyPendingQuery,
  thirdPartyRegisterPayload,
  thirdPartyUnlinkPayload,
} from '@gatehouse/contract/login/third-party.schema';
import { thirdPartyLogin } from '@gatehouse/contract/login/third-party-login';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../kernel/services.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { privateVisitorResult, privateVisitorRoute } from '../../sessions/private-route.ts';
import { withCaptcha } from '../../verification/captcha/require-captcha.ts';
import { beginThirdParty } from './begin.ts';
import { linkThirdParty, listThirdParties, unlinkThirdParty } from './link.ts';
import { logInThirdParty, pendingThirdParty } from './log-in.ts';
import { logInMiniApp } from './log-in-mini-app.ts';
import { type Provider, providersOf, shownProvider } from './provider.ts';
import { registerThirdParty } from './register.ts';
import type { ThirdParty } from './sign-ins.ts';
import { createSignIns } from './sign-ins.ts';

/** LOGIN-06, SIGNUP-12: log in and register with an account of another company, through OpenID Connect or Telegram. */
export function thirdPartyRoutes(app: FastifyInstance, more: Services, providers: readonly Provider[]): void {
  const services: ThirdParty = { ...more, providers, signIns: createSignIns(more.clock, more.note) };
  publicRoute(app, services, thirdPartyProviders, undefined, async (_input, visitor) => ({
    result: { providers: providersOf(providers, visitor).map(shownProvider) },
  }));
  publicRoute(app, services, thirdPartyBegin, thirdPartyBeginPayload, async ({ provider }, visitor) => ({
    result: await beginThirdParty(services, provider, null, visitor),
  }));
  publicRoute(app, services, thirdPartyLogin, thirdPartyLoginPayload, (input, visitor) =>
    'state' in input ? logInThirdParty(services, input, visitor) : logInMiniApp(services, input, visitor),
  );
  publicRoute(app, services, thirdPartyPending, thirdPartyPendingQuery, async ({ uuid }, visitor) => ({
    result: await pendingThirdParty(services, uuid, visitor),
  }));
  const protection = {
    scene: 'third-party',
    action: 'third-party',
    // The code of the address was proved.
    unless: ({ proven }: ThirdPartyRegisterPayload) => proven !== undefined,
  } as const;
  publicRoute(
    app,
    services,
    thirdPartyRegister,
    thirdPartyRegisterPayload,
    withCaptcha(services, protection, (input, visitor) => registerThirdParty(services, input, visitor)),
  );
  linkRoutes(app, services);
}

/** What the owner of an account does with its links. */
function linkRoutes(app: FastifyInstance, services: ThirdParty): void {
  privateVisitorRoute(app, services, thirdPartyList, undefined, async (_input, who, visitor) => ({
    result: await listThirdParties(services, who, visitor),
  }));
  privateVisitorRoute(
    app,
    services,
    thirdPartyLinkBegin,
    thirdPartyBeginPayload,
    async ({ provider }, who, visitor) => {
      mustBeFresh(services, who);
      return { result: await beginThirdParty(services, provider, who.account_id, visitor) };
    },
  );
  privateVisitorResult(app, services, thirdPartyLink, thirdPartyLinkPayload, linkThirdParty);
  privateVisitorRoute(app, services, thirdPartyUnlink, thirdPartyUnlinkPayload, async ({ id }, who, visitor) => {
    await unlinkThirdParty(services, id, who, visitor);
    return { result: {} };
  });
}
