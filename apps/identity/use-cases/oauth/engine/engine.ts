import { LOGOUT_HEADER } from '@gatehouse/contract/oauth/endpoints';
import type { Site } from '@gatehouse/rules/site/site';
import { originOf } from '@gatehouse/rules/site/site-of';
import { type Context, Provider } from 'oidc-provider';
import { closeSession } from '../../../sessions/sessions.ts';
import { clientOf } from '../clients/client.ts';
import { hasSecret } from '../clients/client-metadata.ts';
import { LAST_USED_STEP_MS, touchGrant } from '../grants/grants.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { callerOf } from './caller.ts';
import { type EngineOptions, optionsOf } from './engine-options.ts';
import { endGrant } from './items.ts';
import { lastUseOf } from './last-use.ts';
import { followSessions } from './sessions.ts';
import { TakenBefore, writeAll } from './token-transaction.ts';

/** OAUTH-06: the OpenID provider of one site. */
export function createEngine(services: OAuthServices, options: EngineOptions): Provider {
  const { site } = options;
  const provider = new Provider(originOf(services.brand, site), optionsOf(services, options));
  // Scheme and host are what the route says, which takes them from the brand.
  provider.proxy = true;
  provider.silent = true;
  provider.Client.prototype.compareClientSecret = function (this: { readonly clientId: string }, secret: string) {
    const client = clientOf(services.clients, this.clientId, { site });
    return client !== undefined && hasSecret(client, secret);
  };
  followSessions(provider, services.clock);
  provider.on('server_error', (_context, error) => services.note('The OpenID provider failed', error));
  // The person is logged out all the same: it is for the operator to tell the partner.
  provider.on('backchannel.error', (_context, error, { clientId }) =>
    services.note(`The application ${clientId} was not told of a logout`, error),
  );
  const ended = new WeakSet<object>();
  provider.on('end_session.success', (context: Context) => void ended.add(context.req));
  provider.use(async (context, next) => {
    await next();
    if (context.oidc?.route === 'token') await finishTokens(services, site, context);
    // RFC 7009, 2.2: clients ignore what it says, but some of them read it, and nothing is no JSON.
    if (context.oidc?.route === 'revocation' && context.status === 200) context.body = {};
    if (ended.has(context.req)) await finishLogout(services, context);
  });
  return provider;
}

/** Stores what a request for tokens has made, or refuses it where another one was faster. */
async function finishTokens(services: OAuthServices, site: Site, context: Context): Promise<void> {
  const { db, clock } = services;
  try {
    await writeAll(db, context, clock());
  } catch (error) {
    if (!(error instanceof TakenBefore)) throw error;
    if (error.grantId !== undefined) await endGrant(db, error.grantId);
    context.status = 400;
    context.body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
  }
  const { client, entities } = context.oidc;
  if (context.status !== 200 || !entities.AccessToken) return;
  if (clock() - (lastUseOf(context) ?? 0) < LAST_USED_STEP_MS) return;
  await touchGrant(db, clock(), { site, accountId: entities.AccessToken.accountId, clientId: client.clientId });
}

/** RP-Initiated Logout 1.0, 2: the person who confirmed is logged out of the site, not of the provider alone. */
async function finishLogout({ db }: OAuthServices, context: Context): Promise<void> {
  const caller = callerOf(context);
  const isLoggedOut = Boolean(context.oidc.params?.logout) && caller !== undefined;
  // For the web server, which holds the session's cookie.
  context.set(LOGOUT_HEADER, isLoggedOut ? 'ended' : 'kept');
  if (isLoggedOut) await closeSession(db, caller.visitor);
}
