import { demoBalance } from '@gatehouse/contract/oauth/endpoints';
import type { ProviderMetadata, TokenAnswer } from '@gatehouse/contract/oauth/standard-messages';
import { type AuthorizationRequest, resourceOf } from './authorization-request.ts';
import type { HttpRequest } from './http-message.ts';

/** Who asks. `secret`: absent of an application that keeps none. */
export type Caller = { readonly clientId: string; readonly secret?: string | undefined };

type Form = Readonly<Record<string, string>>;

/** RFC 6749, 4.1.3; RFC 7636, 4.5; RFC 8707, 2.2 */
export function codeRequest(
  { token_endpoint }: ProviderMetadata,
  caller: Caller,
  request: Pick<AuthorizationRequest, 'redirectUri' | 'verifier' | 'scopes'>,
  code: string,
): HttpRequest {
  const { redirectUri, verifier } = request;
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  return posted(token_endpoint, caller, { ...form, ...resourceIn(request) });
}

/** RFC 6749, 6; RFC 8707, 2.2 */
export function refreshRequest(
  { token_endpoint }: ProviderMetadata,
  caller: Caller,
  request: Pick<AuthorizationRequest, 'scopes'>,
  refreshToken: string,
): HttpRequest {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return posted(token_endpoint, caller, { ...form, ...resourceIn(request) });
}

function resourceIn(request: Pick<AuthorizationRequest, 'scopes'>): Form {
  const resource = resourceOf(request);
  return resource ? { resource } : {};
}

/** OpenID Connect Core 1.0, 5.3.1; RFC 6750, 2.1 */
export function userinfoRequest({ userinfo_endpoint }: ProviderMetadata, accessToken: string): HttpRequest {
  return { method: 'GET', url: userinfo_endpoint, headers: { Authorization: `Bearer ${accessToken}` } };
}

/** The protected call of the demo (RFC 6750, 2.1). */
export function balanceRequest({ issuer }: ProviderMetadata, accessToken: string): HttpRequest {
  return { method: 'GET', url: issuer + demoBalance.path, headers: { Authorization: `Bearer ${accessToken}` } };
}

/** RFC 7662, 2.1 */
export function introspectionRequest(
  { introspection_endpoint }: ProviderMetadata,
  caller: Caller,
  token: string,
): HttpRequest {
  return posted(introspection_endpoint, caller, { token, token_type_hint: 'access_token' });
}

/** RFC 7009, 2.1: the refresh token where there is one, since all of its tokens end with it. */
export function revocationRequest(
  { revocation_endpoint }: ProviderMetadata,
  caller: Caller,
  { access_token, refresh_token }: TokenAnswer,
): HttpRequest {
  const form = refresh_token
    ? { token: refresh_token, token_type_hint: 'refresh_token' }
    : { token: access_token, token_type_hint: 'access_token' };
  return posted(revocation_endpoint, caller, form);
}

/** RFC 6749, 2.3.1: the secret by HTTP Basic; an application without one names itself in the form. */
function posted(url: string, { clientId, secret }: Caller, form: Form): HttpRequest {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
  if (!secret)
    return { method: 'POST', url, headers, body: `${new URLSearchParams({ client_id: clientId, ...form })}` };
  const pair = `${formEncoded(clientId)}:${formEncoded(secret)}`;
  return {
    ...{ method: 'POST', url, body: `${new URLSearchParams(form)}` },
    headers: { ...headers, Authorization: `Basic ${btoa(pair)}` },
  };
}

function formEncoded(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
