import { challengePasskey, challengeSend, challengeState } from '@gatehouse/contract/login/challenge';
import { challengeQuery, challengeSendPayload, verifiedPayload } from '@gatehouse/contract/login/challenge.schema';
import { stepUpBegin, stepUp as stepUpCall } from '@gatehouse/contract/login/step-up';
import type { FastifyInstance } from 'fastify';
import { atFixedTimes } from '../http/fixed-times.ts';
import { publicRoute } from '../http/route.ts';
import type { Services } from '../kernel/services.ts';
import { privateVisitorResult, privateVisitorRoute } from '../sessions/private-route.ts';
import { sendsItem, withCaptcha } from './captcha/require-captcha.ts';
import { stateOf } from './challenge-state.ts';
import { askPasskey } from './passkey/passkey-options.ts';
import { sendChallenge } from './send-challenge.ts';
import { beginStepUp, stepUp } from './step-up.ts';

/** The calls of every challenge, for any purpose: send, passkey options, and state. */
export function challengeRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(
    app,
    services,
    challengeSend,
    challengeSendPayload,
    withCaptcha(services, { scene: 'login', action: sendsItem }, async (input, visitor) => ({
      result: await atFixedTimes(() => sendChallenge(services, input, visitor)),
    })),
  );
  publicRoute(app, services, challengePasskey, challengeQuery, async ({ uuid }, visitor) => {
    return { result: { options: await askPasskey(services, uuid, visitor) } };
  });
  publicRoute(app, services, challengeState, challengeQuery, async ({ uuid }, visitor) => ({
    result: { state: await stateOf(services, uuid, visitor) },
  }));
  privateVisitorRoute(app, services, stepUpBegin, undefined, async (_input, who, visitor) => ({
    result: await beginStepUp(services, who, visitor),
  }));
  privateVisitorResult(app, services, stepUpCall, verifiedPayload, stepUp);
}
