import { demoBalance } from '@gatehouse/contract/oauth/endpoints';
import { hasSandbox } from '@gatehouse/rules/oauth/sandbox';
import { originOf } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '../../../http/visitor.ts';
import type { Engines } from '../engine/engines.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { accountBehind, type Refused } from './access.ts';

/** What every account has there. */
const BALANCES = [
  { asset: 'BTC', free: '0.50000000', locked: '0.00000000' },
  { asset: 'USDT', free: '1250.00', locked: '250.00' },
];
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, dpop',
  'access-control-expose-headers': 'www-authenticate',
};

/** A protected call to try out (RFC 6750, RFC 8707, RFC 9449): a resource of its own, with a balance that is nobody's. */
export function demoBalanceRoute(app: FastifyInstance, services: OAuthServices & { readonly engines: Engines }): void {
  app.route({
    method: ['GET', 'OPTIONS'],
    url: demoBalance.path,
    handler: async (request, reply) => {
      const { brand, trustGateway, engines } = services;
      const visitor = visitorOf(request, brand, trustGateway);
      if (!hasSandbox(visitor.site, services.demo)) return reply.code(404).send({ error: 'not_found' });
      reply.headers({ ...CORS, 'cache-control': 'no-store' });
      if (request.method === 'OPTIONS') return reply.code(204).send();
      const origin = originOf(brand, visitor.site);
      const given = { ...headersOf(request), method: request.method, url: origin + demoBalance.path };
      const found = await accountBehind(services, await engines(visitor.site), visitor, given, demoBalance);
      if ('status' in found && 'scheme' in found) return refuse(reply, found, origin);
      return reply.send({ account: String(found.public_id), demo: true, balances: BALANCES });
    },
  });
}

function headersOf({ headers }: FastifyRequest) {
  const { authorization, dpop } = headers;
  return { authorization, dpop: typeof dpop === 'string' && !dpop.includes(',') ? dpop : undefined };
}

function refuse(reply: FastifyReply, { status, scheme, error }: Refused, realm: string): FastifyReply {
  const parameters = [
    `realm="${realm}"`,
    ...(error ? [`error="${error}"`] : []),
    ...(error === 'insufficient_scope' ? [`scope="${demoBalance.scope}"`] : []),
    ...(scheme === 'DPoP' ? ['algs="ES256 EdDSA Ed25519"'] : []),
  ];
  return reply
    .code(status)
    .header('www-authenticate', `${scheme} ${parameters.join(', ')}`)
    .send(error ? { error } : {});
}
