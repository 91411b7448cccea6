import type { Site } from '@gatehouse/rules/site/site';
import type { Generated, Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

/**
 * One sign-in at a provider, from its beginning until what it proved is used. The state that goes through the browser is kept
 * as a hash; PKCE verifier and nonce are made from it, the salt and a key outside the database, so that neither the row nor the
 * address bar alone gives them away.
 */
export type ThirdPartyFlowTable = {
  /** A random UUID; the browser learns it once an identity is proved. */
  id: string;
  state_hash: string;
  salt: string;
  environment: Site['environment'];
  site: string;
  /** SHA-256 of the device's secret: no other device can go on. */
  device: string;
  /** Of the operator's file. */
  provider: string;
  /** The account that links it, or that was opened with it (then `used_at` is set); null: a login, or a registration under way. */
  account_id: string | null;
  /** When the browser came back; a state is taken once. */
  taken_at: number | null;
  /** Who was proved: OpenID Connect Core 5.7 knows people by these two alone. Null until then. */
  issuer: string | null;
  subject: string | null;
  /** As the provider gave it; empty where it gave none. */
  email: string;
  /** The provider has verified the address, and the operator believes it. */
  email_trusted: number;
  /** JSON of a `TelegramProfile`; empty: it is another provider's. */
  profile: Generated<string>;
  /** When an account was opened or linked with it. */
  used_at: number | null;
  created_at: number;
  expires_at: number;
};
export type ThirdPartyFlowRow = Selectable<ThirdPartyFlowTable>;

/** LOGIN-06: whose account a provider's account opens. One of each provider for an account. */
export type ThirdPartyLinkTable = {
  id: string;
  environment: Site['environment'];
  account_id: string;
  issuer: string;
  subject: string;
  /** As the provider said last, for its owner to recognise: masked. */
  vague_email: string;
  linked_at: number;
  last_used_at: number;
};
export type ThirdPartyLinkRow = Selectable<ThirdPartyLinkTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    third_party_flow: ThirdPartyFlowTable;
    third_party_link: ThirdPartyLinkTable;
  }
}

export const createThirdPartyTables = statements(`
  create table if not exists third_party_flow (
    id text primary key, state_hash text not null unique, salt text not null, environment text not null,
    site text not null, device text not null, provider text not null,
    account_id text references account (id) on delete cascade, taken_at bigint, issuer text,
    subject text, email text not null default '', email_trusted integer not null default 0,
    used_at bigint, created_at bigint not null, expires_at bigint not null
  );
  create index if not exists third_party_flow_expires on third_party_flow (expires_at);
  create index if not exists third_party_flow_account on third_party_flow (account_id);
  create table if not exists third_party_link (
    id text primary key, environment text not null,
    account_id text not null references account (id) on delete cascade, issuer text not null,
    subject text not null, vague_email text not null default '', linked_at bigint not null,
    last_used_at bigint not null default 0,
    constraint third_party_person unique (environment, issuer, subject),
    constraint third_party_of_account unique (account_id, issuer)
  );
`);
