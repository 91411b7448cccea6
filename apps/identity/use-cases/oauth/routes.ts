import { oauthGrants, oauthRevokeGrant } from '@gatehouse/contract/oauth/grants';
import { oauthAuthorize, oauthClientInfo, oauthConfirm, oauthPreAuthorize } from '@gatehouse/contract/oauth/oauth';
import {
  oauthClientQuery,
  oauthConfirmPayload,
  oauthInteractionQuery,
  oauthRevokeGrantPayload,
} from '@gatehouse/contract/oauth/oauth.schema';
import { oauthSandboxRegister } from '@gatehouse/contract/oauth/sandbox';
import { sandboxClientPayload } from '@gatehouse/contract/oauth/sandbox.schema';
import { hasSandbox } from '@gatehouse/rules/oauth/sandbox';
import type { FastifyInstance } from 'fastify';
import { createSigningKeys } from '../../encryption/signing-keys.ts';
import { publicRoute } from '../../http/route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { privateVisitorResult, privateVisitorRoute } from '../../sessions/private-route.ts';
import { type ClientDirectory, clientNamed, shownClient } from './clients/client.ts';
import { confirm } from './consent/answer.ts';
import type { Consenting } from './consent/request.ts';
import { authorize, preAuthorize } from './consent/show.ts';
import { demoBalanceRoute } from './demo/demo-balance.ts';
import { createEngines } from './engine/engines.ts';
import { openidRoute } from './engine/openid-route.ts';
import { listGrants, revokeGrant } from './grants/own-grants.ts';
import { registerSandboxClient } from './sandbox/register-client.ts';
import { sandboxDirectory } from './sandbox/sandbox-clients.ts';

/** OAUTH-01 to OAUTH-06: other applications act for a person, by OAuth 2.0 and OpenID Connect. */
export function oauthRoutes(app: FastifyInstance, more: Services, registered: ClientDirectory, demo: boolean): void {
  const sandbox = more.brand.sites.some((site) => hasSandbox(site, demo))
    ? sandboxDirectory(more, registered)
    : undefined;
  const clients = sandbox?.clients ?? registered;
  const oauth = { ...more, clients, demo, signingKeys: createSigningKeys(more) };
  const services: Consenting = { ...oauth, engines: createEngines(oauth) };
  openidRoute(app, services, services.engines);
  demoBalanceRoute(app, services);
  publicRoute(app, services, oauthClientInfo, oauthClientQuery, async ({ client_id }, visitor) => {
    const client = clientNamed(clients, client_id, visitor);
    return { result: { ...shownClient(client, services.clock()), frame_origins: client.frameOrigins } };
  });
  if (sandbox) {
    app.addHook('onReady', sandbox.refresh);
    publicRoute(app, services, oauthSandboxRegister, sandboxClientPayload, async (input, visitor) => {
      if (!hasSandbox(visitor.site, demo)) throw new Refusal('notFound');
      const result = await registerSandboxClient(services, input, visitor);
      await sandbox.refresh();
      return { result };
    });
  }
  privateVisitorResult(app, services, oauthPreAuthorize, oauthInteractionQuery, preAuthorize);
  privateVisitorResult(app, services, oauthAuthorize, oauthInteractionQuery, authorize);
  privateVisitorResult(app, services, oauthConfirm, oauthConfirmPayload, confirm);
  privateVisitorRoute(app, services, oauthGrants, undefined, async (_input, who, visitor) => ({
    result: { grants: await listGrants(services, who, visitor) },
  }));
  privateVisitorRoute(app, services, oauthRevokeGrant, oauthRevokeGrantPayload, async ({ grant_id }, who, visitor) => {
    await revokeGrant(services, grant_id, who, visitor);
    return { result: {} };
  });
}
