/** OAUTH-06: path of every endpoint of the OpenID provider, on the site's own origin; discovery names them. */
export const OPENID_PREFIX = '/openid';

/** The endpoints below `OPENID_PREFIX`. */
export const openidPaths = {
  authorization: `${OPENID_PREFIX}/auth`,
  token: `${OPENID_PREFIX}/token`,
  userinfo: `${OPENID_PREFIX}/userinfo`,
  introspection: `${OPENID_PREFIX}/introspection`,
  revocation: `${OPENID_PREFIX}/revocation`,
  jwks: `${OPENID_PREFIX}/jwks`,
  pushedAuthorizationRequest: `${OPENID_PREFIX}/par`,
  endSession: `${OPENID_PREFIX}/end_session`,
  logoutConfirm: `${OPENID_PREFIX}/end_session/confirm`,
} as const;

/** A resource for trying out a protected call (RFC 8707): what applications name, and where it answers. */
export const demoBalance = {
  resource: 'demo:balance',
  scope: 'balance.read',
  path: `${OPENID_PREFIX}/demo/balance`,
} as const;

/** OpenID Connect Discovery 1.0, 4, and RFC 8414, 3. */
export const discoveryPaths = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'] as const;

/** The query parameter and form field of the logout page that proves the provider's question. */
export const LOGOUT_PARAMETER = 'xsrf';

/** The values of `error` on the page `/oauth` that have a text of their own (RFC 6749, 4.1.2.1); others show a general one. */
export const oauthErrors = [
  'invalid_client',
  'invalid_redirect_uri',
  'invalid_request',
  'temporarily_unavailable',
] as const;

/** Names of the provider's own cookies, without a prefix that browsers know; the web server passes on no others. */
export const openidCookies = {
  session: 'oauth_session',
  interaction: 'oauth_interaction',
  resume: 'oauth_resume',
} as const;

/**
 * Of the API's answer to a confirmed logout, for the web server alone: `ended` where the session is over, `kept` where the person stays.
 * Absent: nothing was confirmed.
 */
export const LOGOUT_HEADER = 'x-gatehouse-logout';

/**
 * OAUTH-04: what a page in a client's frame gets from `openidPaths.authorization` in place of a redirect. It asks by a call with
 * `requestHeaders.frame` and its token, since no cookie has its session.
 */
export type FramedRedirect = { redirect_url: string };
