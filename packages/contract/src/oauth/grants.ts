import type { ScopeRisk } from '@gatehouse/rules/oauth/scopes';
import { call } from '../call/call.ts';
import type { OAuthRevokeGrantPayload } from './oauth.schema.ts';
import type { OAuthClient } from './oauth.ts';

const ours = { ours: true } as const;

/** What the person has allowed an application. Times are epoch ms; `last_used_at` 0: never yet. */
export type OAuthGrant = {
  grant_id: string;
  client: OAuthClient;
  scopes: readonly { scope: string; risk: ScopeRisk }[];
  created_at: number;
  last_used_at: number;
  expires_at: number;
};
export const oauthGrants = call<undefined, { grants: readonly OAuthGrant[] }>('GET', '/oauth/v1/private/grants', {
  access: 'private',
  hideError: true,
  ...ours,
});

/** Takes it back: every token of it ends at once. Doing it twice is no error. */
export const oauthRevokeGrant = call<OAuthRevokeGrantPayload, Record<string, never>>(
  'POST',
  '/oauth/v1/private/revoke_grant',
  { access: 'private', ...ours },
);
