import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { demoBalance, openidCookies, openidPaths } from '@gatehouse/contract/oauth/endpoints';
import { OAUTH_LOG_OUT_PATH, OAUTH_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { hasSandbox } from '@gatehouse/rules/oauth/sandbox';
import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import type { Site } from '@gatehouse/rules/site/site';
import type { Client, Context, Interaction, ProviderOptions, Session } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { SigningKey } from '../../../encryption/signing-keys.ts';
import { clientOf } from '../clients/client.ts';
import { GRANT_DAYS } from '../grants/grants.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { claimsByScope, claimsOf, openAccountOf } from './account.ts';
import { createAdapter } from './adapter.ts';
import { existingGrant } from './existing-grant.ts';
import { createPolicy } from './policy.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;
/** Seconds. */
const ttlOf = (services: OAuthServices, site: Site) => ({
  AccessToken: 10 * MINUTE_S,
  AuthorizationCode: MINUTE_S,
  IdToken: 10 * MINUTE_S,
  // One that is another one after each use counts for as long as an application may be idle.
  RefreshToken: (_context: Context, _token: object, client: Client) =>
    isFapi2(services, site, client) ? GRANT_DAYS * DAY_S : 30 * DAY_S,
  // Time enough to register.
  Interaction: 60 * MINUTE_S,
  // One without an account is a logout's, which the browser goes on with at once.
  Session: (_context: Context, { accountId }: Session) => (accountId === undefined ? 10 * MINUTE_S : 7 * DAY_S),
  Grant: GRANT_DAYS * DAY_S,
});

export type EngineOptions = {
  readonly site: Site;
  readonly secure: boolean;
  readonly keys: readonly SigningKey[];
  /** Signs the provider's cookies. */
  readonly cookieKey: string;
};

/** OAUTH-06: the provider as RFC 9700 and OpenID Connect want it: code flow with PKCE alone, one issuer for each site. */
export function optionsOf(services: OAuthServices, { site, secure, keys, cookieKey }: EngineOptions): ProviderOptions {
  const host = secure ? '__Host-' : '';
  return {
    adapter: createAdapter(services, site),
    jwks: { keys },
    ttl: ttlOf(services, site),
    routes: {
      ...{ authorization: openidPaths.authorization, token: openidPaths.token, userinfo: openidPaths.userinfo },
      ...{ introspection: openidPaths.introspection, revocation: openidPaths.revocation, jwks: openidPaths.jwks },
      pushed_authorization_request: openidPaths.pushedAuthorizationRequest,
      end_session: openidPaths.endSession,
    },
    cookies: {
      names: {
        session: host + openidCookies.session,
        interaction: host + openidCookies.interaction,
        // It is for the path of one request, which a name with __Host- may not be.
        resume: (secure ? '__Secure-' : '') + openidCookies.resume,
      },
      // Calls under another path answer the request.
      short: { httpOnly: true, sameSite: 'lax', path: '/' },
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      keys: [cookieKey],
    },
    ...answers(site),
    ...permissions(services, site),
    // FAPI 2.0 Security Profile, 5.3.2.1: one that counts with the client's key alone is not rotated.
    rotateRefreshToken: ({ oidc }: Context) => !isFapi2(services, site, oidc.client),
    features: features(services, site),
    interactions: { url: (_context: Context, interaction: Interaction) => pageOf(interaction), policy: createPolicy() },
    findAccount: async (_context: Context, id: string) => {
      const account = await openAccountOf(services, site, id);
      return account && { accountId: account.id, claims: async () => claimsOf(account) };
    },
    loadExistingGrant: (context: Context) => existingGrant(services, site, context),
    renderError,
  };
}

/** Endpoints that a browser is sent to; the others answer programs, whatever those accept. */
const SEEN_BY_PEOPLE: readonly (string | undefined)[] = [
  ...['authorization', 'resume'],
  ...['end_session', 'end_session_confirm', 'end_session_success'],
];

function renderError(context: Context, out: { readonly error: string }): void {
  if (!SEEN_BY_PEOPLE.includes(context.oidc.route)) {
    context.body = out;
    return;
  }
  context.status = 303;
  context.redirect(`${OAUTH_PATH}?${new URLSearchParams({ error: out.error })}`);
}

function answers({ languages }: Site): ProviderOptions {
  return {
    responseTypes: ['code'],
    scopes: oauthScopes.map(({ scope }) => scope),
    claims: claimsByScope,
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    subjectTypes: ['public'],
    discovery: { ui_locales_supported: languages.list, claims_locales_supported: undefined },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
  };
}

function permissions(services: OAuthServices, site: Site): ProviderOptions {
  return {
    clientBasedCORS: ({ oidc }: Context, origin: string, client: Client) =>
      (oidc.route === 'userinfo' || client.clientAuthMethod === 'none') &&
      client.redirectUris.some((uri) => URL.parse(uri)?.origin === origin && origin !== 'null'),
    issueRefreshToken: async (_context: Context, client: Client, code: { readonly scopes: ReadonlySet<string> }) =>
      code.scopes.has('offline_access') &&
      clientOf(services.clients, client.clientId, { site })?.scopes.includes('offline_access') === true,
  };
}

function isFapi2({ clients }: OAuthServices, site: Site, { clientId }: Pick<Client, 'clientId'>): boolean {
  return clientOf(clients, clientId, { site })?.profile === 'fapi2';
}

type Token = { readonly clientId: string; readonly accountId: string };

function features(services: OAuthServices, site: Site) {
  const isOwn = async (_context: Context, client: Client, token: Token) => token.clientId === client.clientId;
  // A lock ends tokens; what else closes an account changes its row alone.
  const isOwnAndOpen = async (context: Context, client: Client, token: Token) =>
    (await isOwn(context, client, token)) && (await openAccountOf(services, site, token.accountId)) !== undefined;
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: true, requireNonce: () => false },
    backchannelLogout: { enabled: true },
    introspection: { enabled: true, allowedPolicy: isOwnAndOpen },
    revocation: { enabled: true, allowedPolicy: isOwn },
    pushedAuthorizationRequests: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => undefined,
      useGrantedResource: async () => false,
      getResourceServerInfo: async (_context: Context, resource: string) => {
        if (resource !== demoBalance.resource || !hasSandbox(site, services.demo)) throw new errors.InvalidTarget();
        return { scope: demoBalance.scope, audience: resource, accessTokenFormat: 'opaque' };
      },
    },
    fapi: {
      enabled: true,
      profile: (_context: Context, client: Client | undefined) =>
        client && isFapi2(services, site, client) ? '2.0' : undefined,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (context: Context) => leadToLogout(context),
      postLogoutSuccessSource: async (context: Context) => context.redirect('/'),
    },
  };
}

/** OAUTH-01: the page with what the application sent, whichever way it came. */
export function pageOf({ params, uid }: Interaction): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (typeof value === 'string') query.append(name, value);
  query.set(INTERACTION_PARAMETER, uid);
  return `${OAUTH_PATH}?${query}`;
}

/** The page that asks the person; what it sends is proved by the secret of this session. */
function leadToLogout(context: Context): void {
  const { session, client } = context.oidc;
  const query = new URLSearchParams({ xsrf: session.state?.secret ?? '' });
  if (client) query.set('client_id', client.clientId);
  context.status = 303;
  context.redirect(`${OAUTH_LOG_OUT_PATH}?${query}`);
}
