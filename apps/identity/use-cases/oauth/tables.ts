import type { Site } from '@gatehouse/rules/site/site';
import type { Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

/**
 * What the OpenID provider keeps: codes, tokens, pushed requests, its sessions, and requests that a person has not answered. What a
 * bearer holds is stored as a hash alone.
 */
export type OAuthItemTable = {
  /** SHA-256 of site, kind and the value that the bearer holds. */
  id: string;
  /** The kind, by the provider's name: `AccessToken`, `Grant`, … */
  model: string;
  environment: Site['environment'];
  site: string;
  /** JSON, without the value itself. */
  payload: string;
  /** Of codes, tokens and the grant: all of one login's tokens of a client end together. */
  grant_id: string | null;
  account_id: string | null;
  client_id: string | null;
  /** Of the provider's session: SHA-256 of its uid, which tokens name. */
  uid_hash: string | null;
  /** Of the provider's session: the session of the account that it lives with. */
  session_id: string | null;
  /** Of a request under way: SHA-256 of the secret of the device whose browser began it. */
  device: string | null;
  /** Of the grant: the consent, a row of `oauth_grant`, that it comes of and counts as long as. */
  consent_id: string | null;
  /** A code, a refresh token and a pushed request are taken once. */
  consumed_at: number | null;
  created_at: number;
  expires_at: number;
};
export type OAuthItemRow = Selectable<OAuthItemTable>;

/** What a person has allowed an application on a site. One that was taken back stays, as history. */
export type OAuthGrantTable = {
  id: string;
  environment: Site['environment'];
  site: string;
  account_id: string;
  client_id: string;
  /** With spaces between them, as in a request. */
  scopes: string;
  /** Those that were asked for and declined: they are asked for again only where the application insists. */
  declined: string;
  created_at: number;
  last_used_at: number;
  revoked_at: number | null;
  expires_at: number;
};
export type OAuthGrantRow = Selectable<OAuthGrantTable>;

/** Test applications of developers, on the test network and in development. */
export type OAuthSandboxClientTable = {
  id: string;
  environment: Site['environment'];
  site: string;
  name: string;
  /** A JSON list. */
  redirect_uris: string;
  /** In hexadecimal; null: it has no secret. */
  secret_sha256: string | null;
  created_at: number;
  expires_at: number;
};
export type OAuthSandboxClientRow = Selectable<OAuthSandboxClientTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    oauth_item: OAuthItemTable;
    oauth_grant: OAuthGrantTable;
    oauth_sandbox_client: OAuthSandboxClientTable;
  }
}

export const createOAuthTables = statements(`
  create table if not exists oauth_item (
    id text primary key, model text not null, environment text not null, site text not null, payload text not null,
    grant_id text, account_id text references account (id) on delete cascade, client_id text, uid_hash text,
    session_id text, device text, consumed_at bigint, created_at bigint not null, expires_at bigint not null
  );
  create index if not exists oauth_item_expires on oauth_item (expires_at);
  create index if not exists oauth_item_grant on oauth_item (grant_id) where grant_id is not null;
  create index if not exists oauth_item_account on oauth_item (account_id, client_id) where account_id is not null;
  create index if not exists oauth_item_uid on oauth_item (uid_hash) where uid_hash is not null;
  create table if not exists oauth_grant (
    id text primary key, environment text not null, site text not null,
    account_id text not null references account (id) on delete cascade, client_id text not null, scopes text not null,
    declined text not null default '', created_at bigint not null, last_used_at bigint not null default 0,
    revoked_at bigint, expires_at bigint not null
  );
  create unique index if not exists oauth_grant_live on oauth_grant (account_id, client_id, site) where revoked_at is null;
  create index if not exists oauth_grant_account on oauth_grant (account_id, site);
  create index if not exists oauth_grant_expires on oauth_grant (expires_at);
`);

export const tieGrantsToConsents = statements(`
  alter table oauth_item add column if not exists consent_id text;
  update oauth_item set consent_id = (
    select consent.id from oauth_grant as consent
    where consent.account_id = oauth_item.account_id and consent.client_id = oauth_item.client_id
      and consent.site = oauth_item.site and consent.revoked_at is null
  ) where model = 'Grant' and consent_id is null
`);

export const createSandboxClientTable = statements(`
  create table if not exists oauth_sandbox_client (
    id text primary key, environment text not null, site text not null, name text not null, redirect_uris text not null,
    secret_sha256 text, created_at bigint not null, expires_at bigint not null
  );
  create index if not exists oauth_sandbox_client_expires on oauth_sandbox_client (expires_at)
`);
