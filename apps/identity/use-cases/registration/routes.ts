import {
  postRegister,
  recallInfo,
  registerCompliance,
  registerEmail,
  registerMobile,
  registrationInfo,
  registrationPassword,
  sendVerifyItem,
  verify,
  verifyRegisterEmail,
  verifyRegisterMobile,
  verifyResult,
} from '@gatehouse/contract/registration/registration';
import {
  postRegisterPayload,
  registerCompliancePayload,
  registerEmailPayload,
  registerMobilePayload,
  registrationInfoPayload,
  registrationPasswordPayload,
  registrationQuery,
  sendVerifyItemPayload,
  verifyPayload,
  verifyRegisterEmailPayload,
  verifyRegisterMobilePayload,
} from '@gatehouse/contract/registration/registration.schema';
import type { FastifyInstance } from 'fastify';
import { atFixedTimes } from '../../http/fixed-times.ts';
import { publicResult, publicRoute } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { privateRoute } from '../../sessions/private-route.ts';
import { sendsItem, withCaptcha } from '../../verification/captcha/require-captcha.ts';
import type { LoggedIn } from '../login/complete-login.ts';
import { loggedInAnswer } from '../login/login-answer.ts';
import { beginAtOnce, registerAtOnce } from './at-once.ts';
import { keepPostRegister } from './post-register.ts';
import { recallRegistration, verificationResult } from './recall-registration.ts';
import { sendItem } from './send-item.ts';
import { setPassword } from './set-password.ts';
import { startRegistration } from './start-registration.ts';
import { verifyItem } from './verify-item.ts';

const REGISTERS = { scene: 'register', action: 'register' } as const;

/** SIGNUP-04: the wizard. */
export function registrationRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(
    app,
    services,
    registrationInfo,
    registrationInfoPayload,
    withCaptcha(services, REGISTERS, async (input, visitor) => ({
      result: await startRegistration(services, input, visitor),
    })),
  );
  publicRoute(
    app,
    services,
    sendVerifyItem,
    sendVerifyItemPayload,
    withCaptcha(services, { scene: 'register', action: sendsItem }, async (input, visitor) => ({
      result: await sendItem(services, input, visitor),
    })),
  );
  publicResult(app, services, verify, verifyPayload, verifyItem);
  publicResult(app, services, verifyResult, registrationQuery, verificationResult);
  publicRoute(app, services, registrationPassword, registrationPasswordPayload, async (input, visitor) => {
    return registered(services, await setPassword(services, input, visitor), visitor);
  });
  publicResult(app, services, recallInfo, registrationQuery, recallRegistration);
}

/** SIGNUP-02, SITE-08: the old variant; on compliance sites one path makes accounts of both kinds. */
export function registrationAtOnceRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(
    app,
    services,
    verifyRegisterEmail,
    verifyRegisterEmailPayload,
    withCaptcha(services, REGISTERS, async (input, visitor) => ({
      result: await atFixedTimes(() => beginAtOnce(services, input, visitor)),
    })),
  );
  publicRoute(
    app,
    services,
    verifyRegisterMobile,
    verifyRegisterMobilePayload,
    withCaptcha(services, REGISTERS, async (input, visitor) => ({
      result: await atFixedTimes(() => beginAtOnce(services, input, visitor)),
    })),
  );
  publicRoute(app, services, registerEmail, registerEmailPayload, async (input, visitor) =>
    registered(services, await registerAtOnce(services, input, visitor), visitor),
  );
  publicRoute(app, services, registerMobile, registerMobilePayload, async (input, visitor) =>
    registered(services, await registerAtOnce(services, input, visitor), visitor),
  );
  publicRoute(app, services, registerCompliance, registerCompliancePayload, async (input, visitor) =>
    registered(services, await registerAtOnce(services, input, visitor), visitor),
  );
  privateRoute(app, services, postRegister, postRegisterPayload, async (input, { account_id }) => {
    await keepPostRegister(services, input, account_id);
    return { result: {} };
  });
}

function registered(services: Services, made: LoggedIn, visitor: Visitor) {
  return loggedInAnswer(services, { ...made, remembered: true }, visitor);
}
