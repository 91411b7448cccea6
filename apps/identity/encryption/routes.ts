import { encryptKey } from '@gatehouse/contract/login/login';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../http/route.ts';
import type { Services } from '../kernel/services.ts';

export function encryptionKeyRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, encryptKey, undefined, async (_input, { site }) => {
    const { kid, spki } = await services.keys.current(site.environment);
    return { result: { kid, spki, now: services.clock() } };
  });
}
