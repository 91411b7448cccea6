import { logout, sessionList, sessionRevoke } from '@gatehouse/contract/session/session';
import { sessionRevokePayload } from '@gatehouse/contract/session/session.schema';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../http/route.ts';
import type { Services } from '../kernel/services.ts';
import { privateRoute } from './private-route.ts';
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
}
