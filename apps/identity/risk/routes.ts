import { defaultIntercept } from '@gatehouse/contract/login/risk';
import { defaultInterceptPayload } from '@gatehouse/contract/login/risk.schema';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../http/route.ts';
import type { Services } from '../kernel/services.ts';

/** LOGIN-11 */
export function riskRoutes(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, defaultIntercept, defaultInterceptPayload, async ({ sence, ext_info }, visitor) => {
    await services.limits.count('interceptsByAddress', visitor.address);
    const { action } = await services.risk.intercept(sence, visitor, ext_info);
    return { result: { action } };
  });
}
