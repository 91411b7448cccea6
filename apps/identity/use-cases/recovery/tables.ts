import type { Site } from '@gatehouse/rules/site/site';
import type { AccountRecoveryProof, RecoverableFactor } from '@gatehouse/rules/verification/account-recovery';
import type { Kysely, Selectable } from 'kysely';

/** SHELL-10: a password that is being reset, from its first proof on. Before that there is its challenge alone. */
export type PasswordResetTable = {
  /** That of its first challenge. */
  id: string;
  account_id: string;
  environment: Site['environment'];
  /** SHA-256 of the secret of the device that proved it: no other goes on. */
  device: string;
  /** Whether the link was opened on another device than the reset began on. */
  moved: number;
  /** What the first proof was of. */
  proved: 'email' | 'mobile';
  /** The challenge of the second factor; null: the account has none. */
  factor_challenge: string | null;
  factor_proved_at: number | null;
  /** Passwords that were looked at; too many end the reset. */
  tries: number;
  finished_at: number | null;
  created_at: number;
  expires_at: number;
};
export type PasswordResetRow = Selectable<PasswordResetTable>;

/** SHELL-10: the request of somebody who has lost an authenticator, a mailbox or a phone. */
export type FactorRecoveryTable = {
  id: string;
  account_id: string;
  environment: Site['environment'];
  item: RecoverableFactor;
  /** Waiting becomes ready, and anything expired, by the clock alone: `lostItemStage`. */
  state: 'proving' | 'waiting' | 'done' | 'cancelled';
  /** SHA-256 of the secret of the device that made it. */
  device: string;
  /** JSON: what else cannot be proved. */
  lost: string;
  /** JSON: what has been proved. */
  proved: string;
  /** The challenge that is to be answered next. */
  challenge: string | null;
  /** The address or number to come; the key is what is compared. */
  new_name: string | null;
  new_key: string | null;
  new_proved: number;
  /** SHA-256 of what the link in the mail carries: it cancels, and nothing else. */
  cancel_hash: string | null;
  ready_at: number;
  ends_at: number;
  created_at: number;
  /** When the row goes: long after its end, so that its owner can still see it. */
  expires_at: number;
};
export type FactorRecoveryRow = Selectable<FactorRecoveryTable>;

/** What a request has proved, or cannot. */
export function proofsIn(json: string): readonly AccountRecoveryProof[] {
  return JSON.parse(json) as readonly AccountRecoveryProof[];
}

declare module '../../db/schema.ts' {
  interface Schema {
    password_reset: PasswordResetTable;
    lost_item: FactorRecoveryTable;
  }
}

export async function createRecoveryTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_reset')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('moved', 'integer', (c) => c.notNull())
    .addColumn('proved', 'text', (c) => c.notNull())
    .addColumn('factor_challenge', 'text')
    .addColumn('factor_proved_at', 'bigint')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('finished_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('lost_item')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('lost', 'text', (c) => c.notNull())
    .addColumn('proved', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text')
    .addColumn('new_name', 'text')
    .addColumn('new_key', 'text')
    .addColumn('new_proved', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('cancel_hash', 'text')
    .addColumn('ready_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const table of ['password_reset', 'lost_item'] as const) {
    for (const column of ['account_id', 'expires_at'] as const) {
      await db.schema.createIndex(`${table}_${column}`).ifNotExists().on(table).column(column).execute();
    }
  }
}
