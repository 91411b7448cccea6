import {
  subAccountCreate,
  subAccountFreeze,
  subAccountList,
  subAccountLogin,
  subAccountPassword,
} from '@gatehouse/contract/account/sub-account';
import {
  subAccountCreatePayload,
  subAccountFreezePayload,
  subAccountLoginPayload,
  subAccountPasswordPayload,
} from '@gatehouse/contract/account/sub-account.schema';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../kernel/services.ts';
import { privateRoute, privateVisitorResult } from '../../sessions/private-route.ts';
import { withCaptcha } from '../../verification/captcha/require-captcha.ts';
import { freezeSubAccount, resetSubAccount } from './change-sub-account.ts';
import { createSubAccount } from './create-sub-account.ts';
import { listSubAccounts } from './find-sub-account.ts';
import { logInSubAccount } from './log-in-sub-account.ts';

/** SHELL-10: accounts that belong to an account. */
export function subAccountRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(
    app,
    services,
    subAccountLogin,
    subAccountLoginPayload,
    withCaptcha(services, { scene: 'login', action: 'login' }, (input, visitor) =>
      logInSubAccount(services, input, visitor),
    ),
  );
  privateRoute(app, services, subAccountList, undefined, async (_input, who) => ({
    result: await listSubAccounts(services.db, who),
  }));
  privateVisitorResult(app, services, subAccountCreate, subAccountCreatePayload, createSubAccount);
  privateVisitorResult(app, services, subAccountFreeze, subAccountFreezePayload, freezeSubAccount);
  privateVisitorResult(app, services, subAccountPassword, subAccountPasswordPayload, resetSubAccount);
}
