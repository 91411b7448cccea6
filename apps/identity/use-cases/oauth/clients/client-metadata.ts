import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RegisteredClient } from './client.ts';

/** The provider wants a secret where one is used; what is compared are the hashes of the client's own. */
const NO_SECRET = randomBytes(32).toString('base64url');

/** Client metadata (OpenID Connect Dynamic Client Registration 1.0, 2) as the provider reads them. */
export function metadataOf(client: RegisteredClient): Readonly<Record<string, unknown>> {
  const { authMethod, profile, type } = client;
  const isFapi2 = profile === 'fapi2';
  return {
    client_id: client.clientId,
    client_name: client.name,
    application_type: type === 'native' ? 'native' : 'web',
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    response_types: ['code'],
    grant_types: ['authorization_code', ...(client.scopes.includes('offline_access') ? ['refresh_token'] : [])],
    scope: client.scopes.join(' '),
    token_endpoint_auth_method: authMethod,
    ...(authMethod.startsWith('client_secret') ? { client_secret: NO_SECRET } : {}),
    ...(client.jwks ? { jwks: client.jwks } : {}),
    ...(client.backchannelLogoutUri
      ? { backchannel_logout_uri: client.backchannelLogoutUri, backchannel_logout_session_required: true }
      : {}),
    id_token_signed_response_alg: client.idTokenAlg ?? (isFapi2 ? 'ES256' : 'RS256'),
    ...(isFapi2 ? { require_pushed_authorization_requests: true, dpop_bound_access_tokens: true } : {}),
  };
}

/** Whether a secret is one of the client's. The time does not reveal how much of it is right. */
export function hasSecret({ secretHashes }: Pick<RegisteredClient, 'secretHashes'>, secret: string): boolean {
  const given = createHash('sha256').update(secret).digest();
  return secretHashes.map((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), given)).includes(true);
}
