import type { Site } from '@gatehouse/rules/site/site';
import type { Kysely } from 'kysely';

/** An account that belongs to another one. Its row in `account` has neither address nor number; its name is here. */
export type SubAccountTable = {
  account_id: string;
  parent_id: string;
  environment: Site['environment'];
  /** As it was typed. */
  name: string;
  /** What is compared: the name in lower case, an at sign, and the number of the main account. No address looks like it. */
  login_key: string;
  /** Null: it is not frozen. */
  frozen_at: number | null;
  created_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    sub_account: SubAccountTable;
  }
}

export async function createSubAccountTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sub_account')
    .ifNotExists()
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('parent_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('login_key', 'text', (c) => c.notNull())
    .addColumn('frozen_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('sub_account_login_key', ['environment', 'login_key'])
    .execute();
  await db.schema.createIndex('sub_account_parent').ifNotExists().on('sub_account').column('parent_id').execute();
}
