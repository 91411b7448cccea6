import { demoBalance } from '@gatehouse/contract/oauth/endpoints';
import type { Grant } from 'oidc-provider';

/** Writes an answer into a grant of the engine: of this provider's own endpoints, and of the resources beside them (RFC 8707). */
export function grantScopes(grant: Grant, granted: readonly string[], declined: readonly string[]): void {
  grant.addOIDCScope(granted.join(' '));
  if (declined.length > 0) grant.rejectOIDCScope(declined.join(' '));
  const { resource, scope } = demoBalance;
  if (granted.includes(scope)) grant.addResourceScope(resource, scope);
  if (declined.includes(scope)) grant.rejectResourceScope(resource, scope);
}
