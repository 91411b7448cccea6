import {
  recallInfo,
  registrationInfo,
  registrationPassword,
  sendVerifyItem,
  verify,
  verifyResult,
} from '@gatehouse/contract/registration';
import {
  registrationInfoPayload,
  registrationPasswordPayload,
  registrationQuery,
  sendVerifyItemPayload,
  verifyPayload,
} from '@gatehouse/contract/registration.schema';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../http/route.ts';
import type { Services } from '../services.ts';
import { recallRegistration, verificationResult } from './recall.ts';
import { sendCode } from './send-code.ts';
import { setPassword } from './set-password.ts';
import { startRegistration } from './start.ts';
import { verifyCode } from './verify-code.ts';

/** SIGNUP-04: the wizard. */
export function registrationRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, registrationInfo, registrationInfoPayload, async (input, visitor) => ({
    result: await startRegistration(services, input, visitor),
  }));
  publicRoute(app, services, sendVerifyItem, sendVerifyItemPayload, async (input, visitor) => ({
    result: await sendCode(services, input, visitor),
  }));
  publicRoute(app, services, verify, verifyPayload, async (input, visitor) => ({
    result: await verifyCode(services, input, visitor),
  }));
  publicRoute(app, services, verifyResult, registrationQuery, async (input, visitor) => ({
    result: await verificationResult(services, input, visitor),
  }));
  publicRoute(app, services, registrationPassword, registrationPasswordPayload, async (input, visitor) => {
    const { account, token } = await setPassword(services, input, visitor);
    return { result: { id: account.public_id }, token };
  });
  publicRoute(app, services, recallInfo, registrationQuery, async (input, visitor) => ({
    result: await recallRegistration(services, input, visitor),
  }));
}
