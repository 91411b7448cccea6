import type { KycReason } from '@gatehouse/contract/region/kyc';
import { type Kysely, type Selectable, sql } from 'kysely';

/** One row for each account that has handed in its identity; a new one takes the place of one that was refused. */
export type IdentityCheckTable = {
  account_id: string;
  state: 'submitted' | 'verified' | 'refused';
  reason: KycReason;
  /** Of residence, ISO 3166-1. */
  country: string;
  document_type: string;
  /** JSON of what names a person, wrapped by the key-encryption key; never in the clear, never in a log. */
  sealed: string;
  submitted_at: number;
  /** 0: not yet. */
  decided_at: number;
};
export type IdentityCheckRow = Selectable<IdentityCheckTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    identity_check: IdentityCheckTable;
  }
}

export async function createIdentityCheckTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identity_check')
    .ifNotExists()
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('document_type', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('submitted_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('identity_check_waiting')
    .ifNotExists()
    .on('identity_check')
    .column('submitted_at')
    .where(sql.ref('state'), '=', sql.lit('submitted'))
    .execute();
}
