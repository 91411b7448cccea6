import type { Site } from '@gatehouse/rules/site/site';
import type { Kysely, Selectable } from 'kysely';

/**
 * One sign-in at a provider, from its beginning until what it proved is used. The state that goes through the browser is kept
 * as a hash; PKCE verifier and nonce are made from it, the salt and a key outside the database, so that neither the row nor the
 * address bar alone gives them away.
 */
export type ThirdPartyFlowTable = {
  /** A random UUID; the browser learns it once somebody has proved to be somebody. */
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

export async function createThirdPartyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('third_party_flow')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('state_hash', 'text', (c) => c.notNull().unique())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('account.id').onDelete('cascade'))
    .addColumn('taken_at', 'bigint')
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('email', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('email_trusted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('used_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('third_party_flow_expires')
    .ifNotExists()
    .on('third_party_flow')
    .column('expires_at')
    .execute();
  await db.schema
    .createIndex('third_party_flow_account')
    .ifNotExists()
    .on('third_party_flow')
    .column('account_id')
    .execute();
  await db.schema
    .createTable('third_party_link')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('vague_email', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('linked_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('third_party_person', ['environment', 'issuer', 'subject'])
    .addUniqueConstraint('third_party_of_account', ['account_id', 'issuer'])
    .execute();
}
