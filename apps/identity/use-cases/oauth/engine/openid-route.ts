import { discoveryPaths, OPENID_PREFIX } from '@gatehouse/contract/oauth/endpoints';
import { officialHost } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorOf } from '../../../http/visitor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { authenticate } from '../../../sessions/authenticate.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { type Caller, setCaller } from './caller.ts';
import type { Engines } from './engines.ts';

/** OAUTH-06: hands requests for the provider's endpoints on to the provider of the visitor's site. */
export function openidRoute(app: FastifyInstance, services: OAuthServices, engines: Engines): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The provider reads bodies by itself, and limits them.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of [`${OPENID_PREFIX}/*`, ...discoveryPaths]) {
      scope.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler: async (request, reply) => {
          const caller = await callerBehind(services, request);
          const { site } = caller.visitor;
          const handle = (await engines(site)).callback();
          const { raw } = request;
          setCaller(raw, caller);
          // Whatever the caller says of them: addresses are the brand's.
          raw.headers.host = officialHost(services.brand, site);
          raw.headers['x-forwarded-proto'] = services.brand.scheme;
          delete raw.headers['x-forwarded-host'];
          reply.hijack();
          await handle(raw, reply.raw);
        },
      });
    }
  });
}

async function callerBehind(services: OAuthServices, request: FastifyRequest): Promise<Caller> {
  const visitor = visitorOf(request, services.brand, services.trustGateway);
  const who = await authenticate(services, visitor).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'sessionInvalid') return undefined;
    throw error;
  });
  return { visitor, who };
}
