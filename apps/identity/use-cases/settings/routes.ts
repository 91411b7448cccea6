import {
  accountAntiPhishing,
  accountDeviceCheck,
  accountDevices,
  accountForgetDevice,
  accountHistory,
  accountLanguage,
  accountNameBegin,
  accountNameChange,
  accountNameNew,
  accountNameOld,
  accountNotices,
  accountOverview,
  accountPassword,
} from '@gatehouse/contract/account/account';
import {
  accountAntiPhishingPayload,
  accountDeviceCheckPayload,
  accountForgetDevicePayload,
  accountHistoryQuery,
  accountLanguagePayload,
  accountNameBeginPayload,
  accountNameNewPayload,
  accountNoticesPayload,
  accountPasswordPayload,
} from '@gatehouse/contract/account/account.schema';
import { accountLogins } from '@gatehouse/contract/account/logins';
import { verifiedPayload } from '@gatehouse/contract/login/challenge.schema';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/services.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { privateRoute, privateVisitorResult, privateVisitorRoute } from '../../sessions/private-route.ts';
import { changeName } from './change-name.ts';
import { askNew, beginChange, verifyOldName } from './change-name-challenges.ts';
import { setAntiPhishing, setDeviceCheck, setLanguage, setNotices } from './choices.ts';
import { forgetDevice, listDevices } from './devices.ts';
import { historyOf } from './history.ts';
import { loginsOf } from './logins.ts';
import { overviewOf } from './overview.ts';
import { setPassword } from './set-password.ts';

/** SHELL-13: what the account page shows and changes. */
export function accountSettingsRoutes(app: FastifyInstance, services: Services): void {
  privateVisitorRoute(app, services, accountOverview, undefined, async (_input, who, visitor) => ({
    result: await overviewOf(services, who, visitor),
  }));
  privateVisitorRoute(app, services, accountPassword, accountPasswordPayload, async (input, who, visitor) => {
    const { token, sessionsEnded } = await setPassword(services, input, who, visitor);
    return { result: { sessions_ended: sessionsEnded }, token };
  });
  nameRoutes(app, services);
  choiceRoutes(app, services);
  deviceRoutes(app, services);
}

function nameRoutes(app: FastifyInstance, services: Services): void {
  privateVisitorResult(app, services, accountNameBegin, accountNameBeginPayload, beginChange);
  privateVisitorResult(app, services, accountNameOld, verifiedPayload, verifyOldName);
  privateVisitorResult(app, services, accountNameNew, accountNameNewPayload, askNew);
  privateVisitorResult(app, services, accountNameChange, verifiedPayload, changeName);
}

function choiceRoutes(app: FastifyInstance, services: Services): void {
  privateVisitorResult(app, services, accountDeviceCheck, accountDeviceCheckPayload, setDeviceCheck);
  privateVisitorResult(app, services, accountAntiPhishing, accountAntiPhishingPayload, setAntiPhishing);
  privateRoute(app, services, accountNotices, accountNoticesPayload, async (input, who) => ({
    result: await setNotices(services, input, who),
  }));
  privateVisitorResult(app, services, accountLanguage, accountLanguagePayload, setLanguage);
}

function deviceRoutes(app: FastifyInstance, services: Services): void {
  privateRoute(app, services, accountHistory, accountHistoryQuery, async (input, who) => ({
    result: await historyOf(services, input, who),
  }));
  privateRoute(app, services, accountLogins, undefined, async (_input, who) => ({
    result: await loginsOf(services, who),
  }));
  privateVisitorRoute(app, services, accountDevices, undefined, async (_input, who, visitor) => ({
    result: { devices: await listDevices(services, who, visitor) },
  }));
  privateVisitorRoute(app, services, accountForgetDevice, accountForgetDevicePayload, async (input, who, visitor) => {
    mustBeFresh(services, who);
    return { result: await forgetDevice(services, input.device_id, who, visitor) };
  });
}
