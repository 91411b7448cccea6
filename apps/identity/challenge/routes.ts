import { challengePasskey, challengeSend, challengeState } from '@gatehouse/contract/challenge';
import { challengeQuery, challengeSendPayload } from '@gatehouse/contract/challenge.schema';
import type { FastifyInstance } from 'fastify';
import { passkeyOptionsFor } from '../factor/passkey-options.ts';
import { Refusal } from '../http/refusal.ts';
import { publicRoute } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findChallenge } from './find-challenge.ts';
import { waysOf } from './open-challenge.ts';
import { sendChallenge } from './send-challenge.ts';
import { stateOf } from './state.ts';

/** What every challenge needs, whatever it is for: sending, what a passkey is asked, and how it stands. */
export function challengeRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, challengeSend, challengeSendPayload, async (input, visitor) => ({
    result: await sendChallenge(services, input, visitor),
  }));
  publicRoute(app, services, challengePasskey, challengeQuery, async ({ uuid }, visitor) => {
    const challenge = await findChallenge(services.db, services.clock(), uuid, visitor);
    if (challenge.passed_at !== null) throw new Refusal('challengeUnknown');
    if (!waysOf(challenge).includes('passkey')) throw new Refusal('wayNotOffered');
    return { result: { options: await passkeyOptionsFor(services, challenge, visitor) } };
  });
  publicRoute(app, services, challengeState, challengeQuery, async ({ uuid }, visitor) => ({
    result: { state: await stateOf(services, uuid, visitor) },
  }));
}
