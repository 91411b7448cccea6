import type { Site } from '@gatehouse/rules/site/site';
import type { Kysely, Selectable } from 'kysely';
import { addColumnOnce } from '../../db/add-column-once.ts';

/** What a challenge is for: its proof is good for nothing else. */
export type ChallengePurpose =
  /** The first factor of a login: a code, a link, or a passkey. */
  | 'login'
  /** After the first factor: the second one, or the confirmation of a new device. */
  | 'login_second'
  | 'step_up'
  | 'reset'
  | 'lost_factor'
  | 'new_name'
  | 'old_name'
  | 'unblock'
  | 'lock'
  | 'sub_account'
  | 'third_party'
  /** The address or number of a registration; the challenge has its id. */
  | 'register';

/** One proof that is asked for. It survives a restart; it is answered once, by the device that it was made for. */
export type ChallengeTable = {
  /** A random UUID, so that nobody guesses one. */
  id: string;
  purpose: ChallengePurpose;
  environment: Site['environment'];
  site: string;
  lang: string;
  /** Null: nobody has an account by this name; everything answers as if somebody had. */
  account_id: string | null;
  /** SHA-256 of the device's secret; null: it has none, and the uuid alone is what it knows; empty: it was made for no single one. */
  device: string | null;
  /** JSON: the ways that are offered. */
  ways: string;
  /** What was typed, where the recipient is not read from the account: the name, and what is compared. */
  login_name: string | null;
  login_key: string | null;
  /** What was asked for last. */
  item: 'email' | 'email_link' | 'mobile' | null;
  code_hash: string | null;
  link_hash: string | null;
  code_sent_at: number;
  code_delivered: number;
  code_expires_at: number;
  code_tries: number;
  /** Wrong answers of any way; too many end the challenge. */
  tries: number;
  /** SHA-256 of the secret of the device that has proved it; null: none has, or its proof is used up at once. */
  verified_device: string | null;
  /** Of the code or link that it used, so that it may use it again. */
  verified_hash: string | null;
  verified_at: number | null;
  /** By what it was used up, and when. */
  passed_by: string | null;
  passed_at: number | null;
  /** JSON: what the purpose needs to go on with; never a secret. */
  context: string;
  created_at: number;
  expires_at: number;
};
export type ChallengeRow = Selectable<ChallengeTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    challenge: ChallengeTable;
  }
}

export async function createChallengeTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenge')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('account.id').onDelete('cascade'))
    .addColumn('device', 'text')
    .addColumn('ways', 'text', (c) => c.notNull())
    .addColumn('login_name', 'text')
    .addColumn('login_key', 'text')
    .addColumn('item', 'text')
    .addColumn('code_hash', 'text')
    .addColumn('link_hash', 'text')
    .addColumn('code_sent_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('code_delivered', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('code_expires_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('code_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('passed_by', 'text')
    .addColumn('passed_at', 'bigint')
    .addColumn('context', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('challenge_expires').ifNotExists().on('challenge').column('expires_at').execute();
  await db.schema.createIndex('challenge_account').ifNotExists().on('challenge').column('account_id').execute();
}

/** A proof that holds for a device until it is used up. */
export async function addVerifiedDevice(db: Kysely<unknown>): Promise<void> {
  await addColumnOnce(db, 'challenge', 'verified_device', 'text');
  await addColumnOnce(db, 'challenge', 'verified_hash', 'text');
  await addColumnOnce(db, 'challenge', 'verified_at', 'bigint');
}
