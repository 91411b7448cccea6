import { discoveryPaths, OPENID_PREFIX, openidPaths } from '@gatehouse/contract/oauth/endpoints';
import { OAUTH_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { officialHost } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '../../../http/visitor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sessionIfAny } from '../../../sessions/authenticate.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { type Caller, setCaller } from './caller.ts';
import type { Engines } from './engines.ts';
import { pageOfOtherAccount } from './resume-account.ts';

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
          if (isBeginning(request) && !(await mayBegin(services, caller))) return refuseFlood(request, reply);
          const provider = await engines(site);
          const { raw } = request;
          const page = await pageOfOtherAccount(provider, raw, caller);
          if (page) return reply.redirect(page, 303);
          const handle = provider.callback();
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

/** Each leaves a row, and anyone may send them. */
function isBeginning({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0];
  if (method === 'GET') return path === openidPaths.authorization || path === openidPaths.endSession;
  return path === openidPaths.pushedAuthorizationRequest;
}

async function mayBegin({ limits }: OAuthServices, { visitor }: Caller): Promise<boolean> {
  return limits.count('oauthRequestsByAddress', visitor.address).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'addressLimit') return false;
      throw error;
    },
  );
}

function refuseFlood({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = 'temporarily_unavailable';
  if (method === 'GET') return reply.redirect(`${OAUTH_PATH}?error=${error}`, 303);
  return reply.code(429).header('cache-control', 'no-store').send({ error });
}

async function callerBehind(services: OAuthServices, request: FastifyRequest): Promise<Caller> {
  const visitor = visitorOf(request, services.brand, services.trustGateway);
  return { visitor, who: await sessionIfAny(services, visitor) };
}
