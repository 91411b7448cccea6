import { demoBalance } from '@gatehouse/contract/oauth/endpoints';
import type { ProviderMetadata } from '@gatehouse/contract/oauth/standard-messages';

/** Random values of one request. `challenge`: SHA-256 of the verifier (RFC 7636, 4.2). */
export type Proof = {
  readonly verifier: string;
  readonly challenge: string;
  readonly state: string;
  readonly nonce: string;
};

/** What an application asks for. */
export type AuthorizationRequest = Proof & {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
};

export const OPENID = 'openid';
export const OFFLINE_ACCESS = 'offline_access';

/** The names of the parameters, in the order in which they are sent. */
export type AuthorizationParameter =
  | 'response_type'
  | 'client_id'
  | 'redirect_uri'
  | 'scope'
  | 'resource'
  | 'state'
  | 'nonce'
  | 'code_challenge'
  | 'code_challenge_method'
  | 'prompt';

/**
 * RFC 8707: the resource that the access token is for, where the request asks for the scope of the demo. Undefined: the token is
 * for userinfo.
 */
export function resourceOf({ scopes }: Pick<AuthorizationRequest, 'scopes'>): string | undefined {
  return scopes.includes(demoBalance.scope) ? demoBalance.resource : undefined;
}

/**
 * The parameters of a request (RFC 6749, 4.1.1; RFC 7636, 4.3). `nonce` comes with `openid` alone; `prompt=consent` with
 * `offline_access`, which is not given without it (OpenID Connect Core 1.0, 11); `resource` with the scope of the demo (RFC 8707, 2.1).
 */
export function parametersOf(request: AuthorizationRequest): readonly (readonly [AuthorizationParameter, string])[] {
  const { clientId, redirectUri, scopes, state, nonce, challenge } = request;
  const resource = resourceOf(request);
  return [
    ['response_type', 'code'],
    ['client_id', clientId],
    ['redirect_uri', redirectUri],
    ['scope', scopes.join(' ')],
    ...(resource ? ([['resource', resource]] as const) : []),
    ['state', state],
    ...(scopes.includes(OPENID) ? ([['nonce', nonce]] as const) : []),
    ['code_challenge', challenge],
    ['code_challenge_method', 'S256'],
    ...(scopes.includes(OFFLINE_ACCESS) ? ([['prompt', 'consent']] as const) : []),
  ];
}

/** Where the browser is sent. */
export function authorizationAddress(
  { authorization_endpoint }: Pick<ProviderMetadata, 'authorization_endpoint'>,
  request: AuthorizationRequest,
): string {
  return `${authorization_endpoint}?${new URLSearchParams(parametersOf(request).map((pair) => [...pair]))}`;
}
