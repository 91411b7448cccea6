import { login, loginCompliance } from '@gatehouse/contract/login';
import { loginPayload } from '@gatehouse/contract/login.schema';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../http/route.ts';
import type { Services } from '../services.ts';
import { logIn } from './log-in.ts';

/** LOGIN-01, SITE-08: which of the two paths a site uses is the front end's to follow; both do the same. */
export function loginRoutes(app: FastifyInstance, services: Services): void {
  for (const call of [login, loginCompliance]) {
    publicRoute(app, services, call, loginPayload, async (input, visitor) => {
      const { account, token } = await logIn(services, input, visitor);
      return { result: { id: account.public_id }, token };
    });
  }
}
