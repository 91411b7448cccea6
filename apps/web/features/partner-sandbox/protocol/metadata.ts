import type { ProviderMetadata } from '@gatehouse/contract/oauth/standard-messages';
import { type HttpAnswer, membersOf } from './http-message.ts';

const ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'introspection_endpoint',
  'revocation_endpoint',
] as const;

/** RFC 8414, 3.3: the provider's metadata, if its issuer is this origin and all endpoints are there. */
export function metadataIn(answer: HttpAnswer | null, origin: string): ProviderMetadata | undefined {
  const members = membersOf(answer);
  const { issuer, scopes_supported: scopes } = members;
  const isHere = (value: unknown) => typeof value === 'string' && URL.parse(value)?.origin === origin;
  if (answer?.status !== 200 || issuer !== origin || !ENDPOINTS.every((name) => isHere(members[name])))
    return undefined;
  if (!Array.isArray(scopes) || !scopes.every((scope) => typeof scope === 'string')) return undefined;
  return members as unknown as ProviderMetadata;
}
