import type { Site } from '@gatehouse/rules/site/site';
import type { Kysely, Selectable } from 'kysely';

/** AFF-01 to AFF-05: one row for each affiliate, referrer and broker of an environment. */
export type InviterTable = {
  id: string;
  environment: Site['environment'];
  /** AFF-02: digits only; what `affiliate_id` and `affid` name. */
  affid: string;
  kind: 'affiliate' | 'referral' | 'broker';
  /** What registrations name. `code_key` is the same in lower case. */
  code: string;
  code_key: string;
  /** AFF-04: the operator's landing template; empty: none. */
  tpl: string;
  nickname: string;
  signature: string;
  content: string;
  /** AFF-10: base64; empty: none. */
  headimg: string;
  /** As JSON text: `InviterGroup[]`. */
  groups: string;
  /** AFF-03 */
  is_shown: number;
  /** AFF-09: 0 where the invitations are no longer valid. */
  active: number;
  created_at: number;
};
export type InviterRow = Selectable<InviterTable>;
export type InviterGroup = { readonly id?: string; readonly content: string; readonly type: number };

/** AFF-01, AFF-10: what differs for visitors of one country; an empty field does not. */
export type InviterCountryTable = { inviter_id: string; country: string; content: string; headimg: string };

/** AFF-05: one row for each shared invitation. */
export type InviterShareTable = {
  /** SHA-256 of environment and token: the token itself is never stored. */
  id: string;
  inviter_id: string;
  content: string;
  expires_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    inviter: InviterTable;
    inviter_country: InviterCountryTable;
    inviter_share: InviterShareTable;
  }
}

export async function createInviterTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inviter')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('affid', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('code_key', 'text', (c) => c.notNull())
    .addColumn('tpl', 'text', (c) => c.notNull())
    .addColumn('nickname', 'text', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('headimg', 'text', (c) => c.notNull())
    .addColumn('groups', 'text', (c) => c.notNull())
    .addColumn('is_shown', 'integer', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('inviter_affid', ['environment', 'affid'])
    .addUniqueConstraint('inviter_code', ['environment', 'code_key'])
    .execute();
  await db.schema
    .createTable('inviter_country')
    .ifNotExists()
    .addColumn('inviter_id', 'text', (c) => c.notNull().references('inviter.id').onDelete('cascade'))
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('headimg', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('inviter_country_key', ['inviter_id', 'country'])
    .execute();
  await db.schema
    .createTable('inviter_share')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('inviter_id', 'text', (c) => c.notNull().references('inviter.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('inviter_share_inviter').ifNotExists().on('inviter_share').column('inviter_id').execute();
}
