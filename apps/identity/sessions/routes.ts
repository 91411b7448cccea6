import { provenPayload } from '@gatehouse/contract/challenge.schema';
import { logout, sessionList, sessionRevoke } from '@gatehouse/contract/session';
import { sessionRevokePayload } from '@gatehouse/contract/session.schema';
import { stepUpBegin, stepUp as stepUpCall } from '@gatehouse/contract/step-up';
import type { FastifyInstance } from 'fastify';
import { privateRoute, privateVisitorRoute, publicRoute } from '../http/route.ts';
import type { Services } from '../kernel/services.ts';
import { beginStepUp, stepUp } from '../verification/step-up.ts';
import { closeSession, listSessions, revokeSessions } from './sessions.ts';

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  // Logging out twice, or with a session that has ended, is what was wanted: no error (SESS-06).
  publicRoute(app, services, logout, undefined, async (_input, visitor) => {
    await closeSession(services.db, visitor);
    return {};
  });
  privateRoute(app, services, sessionList, undefined, async (_input, who) => ({
    result: { sessions: await listSessions(services, who) },
  }));
  privateRoute(app, services, sessionRevoke, sessionRevokePayload, async (input, who) => ({
    result: { revoked: await revokeSessions(services, who, input) },
  }));
  privateVisitorRoute(app, services, stepUpBegin, undefined, async (_input, who, visitor) => ({
    result: await beginStepUp(services, who, visitor),
  }));
  privateVisitorRoute(app, services, stepUpCall, provenPayload, async (input, who, visitor) => ({
    result: await stepUp(services, input, who, visitor),
  }));
}
