import type { Provider } from 'oidc-provider';
import type { AccountRow } from '../../../accounts/tables.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { clientOf } from '../clients/client.ts';
import { openAccountOf } from '../engine/account.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { isProved, type Proved } from './proof-of-possession.ts';

/** What a resource asks of a token: that it was made for it, and holds its scope. */
export type Wanted = { readonly resource: string; readonly scope: string };

/** Why a call is refused, as `WWW-Authenticate` says it (RFC 6750, 3; RFC 9449, 7.1). */
export type Refused = {
  readonly status: 401 | 403;
  readonly scheme: 'Bearer' | 'DPoP';
  readonly error?: 'invalid_token' | 'insufficient_scope' | 'invalid_dpop_proof';
};

const AUTHORIZATION = /^(bearer|dpop) ([\w~+/.-]+=*)$/i;

/**
 * The account that a token lets an application read, as any resource server checks it: it counts now, is meant for this resource, and
 * comes with a proof of the key that it is bound to. A token in the address is none: addresses are kept in logs (RFC 9700, 4.3.2).
 */
export async function accountBehind(
  services: OAuthServices,
  provider: Provider,
  { site }: Pick<Visitor, 'site'>,
  given: Omit<Proved, 'accessToken'> & { readonly authorization: string | undefined },
  { resource, scope }: Wanted,
): Promise<AccountRow | Refused> {
  const [, kind = '', value = ''] = AUTHORIZATION.exec(given.authorization ?? '') ?? [];
  if (value === '') return { status: 401, scheme: 'Bearer' };
  const token = await provider.AccessToken.find(value);
  const isBound = token?.jkt !== undefined;
  const scheme = isBound || kind.toLowerCase() === 'dpop' ? 'DPoP' : 'Bearer';
  const invalid = { status: 401, scheme, error: 'invalid_token' } as const;
  // The engine finds one that has just expired, for clocks that differ; this one is its own.
  if (!token?.isValid || token.aud !== resource) return invalid;
  if (isBound !== (kind.toLowerCase() === 'dpop')) return invalid;
  if (token.jkt !== undefined && !(await isProved(provider, token, { ...given, accessToken: value })))
    return { status: 401, scheme, error: 'invalid_dpop_proof' };
  const grant = await provider.Grant.find(token.grantId);
  const isOf = grant?.clientId === token.clientId && grant.accountId === token.accountId;
  const client = isOf && clientOf(services.clients, token.clientId, { site });
  const account = client && (await openAccountOf(services, site, token.accountId));
  if (!account) return invalid;
  return token.scopes.has(scope) ? account : { status: 403, scheme, error: 'insufficient_scope' };
}
