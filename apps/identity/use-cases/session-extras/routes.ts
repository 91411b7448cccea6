import type { MemberInfoResult } from '@gatehouse/contract/session/session-extras';
import {
  conversionCheck,
  memberInfo,
  onePeopleBindGet,
  onePeopleBindSet,
  quickLogin,
  quickToken,
  tradeSwitch,
} from '@gatehouse/contract/session/session-extras';
import {
  conversionCheckPayload,
  onePeopleBindPayload,
  quickLoginPayload,
  tradeSwitchPayload,
} from '@gatehouse/contract/session/session-extras.schema';
import { memberHome } from '@gatehouse/rules/region/member-home';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { privateRoute, privateVisitorRoute } from '../../sessions/private-route.ts';
import { bind, boundTo } from './one-people-bind.ts';
import { isConverted, makeQuickToken, quickLogIn } from './quick-token.ts';

/** SESS-07, SESS-09 */
export function sessionExtrasRoutes(app: FastifyInstance, services: Services): void {
  quickRoutes(app, services);
  privateRoute(app, services, tradeSwitch, tradeSwitchPayload, async ({ env }, who) => {
    await services.db.updateTable('session').set({ trade_env: env }).where('id', '=', who.session_id).execute();
    return { result: { env } };
  });
  privateRoute(app, services, memberInfo, undefined, async (_input, who) => ({
    result: infoOf(services.brand, who),
  }));
  privateRoute(app, services, onePeopleBindGet, undefined, async (_input, who) => ({
    result: { bind_uid: await boundTo(services.db, who.account_id) },
  }));
  privateVisitorRoute(app, services, onePeopleBindSet, onePeopleBindPayload, async ({ bind_uid }, who, visitor) => ({
    result: { bind_uid: await bind(services, bind_uid, who, visitor) },
  }));
}

function quickRoutes(app: FastifyInstance, services: Services): void {
  privateRoute(app, services, quickToken, undefined, async (_input, who) => ({
    result: await makeQuickToken(services, who),
  }));
  publicRoute(app, services, quickLogin, quickLoginPayload, async ({ quick_token }, visitor) => {
    const { id, token } = await quickLogIn(services, quick_token, visitor);
    return { result: { id }, token };
  });
  publicRoute(app, services, conversionCheck, conversionCheckPayload, async ({ data }, visitor) => ({
    result: { converted: await isConverted(services, data, visitor) },
  }));
}

/** SESS-09: where the member belongs: the site that names the verified country, else the one they registered on. */
export function infoOf(brand: Brand, who: Authenticated): MemberInfoResult {
  const { public_id: id, environment, account_site: site, kyc_country, member_since, withdrawals_after } = who;
  const home = memberHome(brand, { environment, openedOn: site, kycCountry: kyc_country });
  return { id, home_site: home?.id ?? site, kyc_country, member_since, withdrawals_after };
}
