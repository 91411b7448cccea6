import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { addKycCountry, createAccountTable } from '../account/tables.ts';
import { createEncryptionKeyTables } from '../encryption-key/tables.ts';
import { createLoginTables } from '../login/tables.ts';
import { createRegistrationTable } from '../registration/tables.ts';
import { createSessionTable } from '../session/tables.ts';
import { createSessionExtras } from '../session-extras/tables.ts';
import type { Db } from './open.ts';

const ATTEMPTS = 10;
const WAIT_MS = 200;

/**
 * In order; what a released migration makes is never edited, a new one is added. SQLite undoes nothing of one that was cut
 * off, so each step leaves alone what is already there: the next start runs the whole migration again.
 */
export const migrations: Record<string, Migration> = {
  '0001-first': {
    up: async (db: Kysely<unknown>) => {
      await createAccountTable(db);
      await createRegistrationTable(db);
      await createSessionTable(db);
      await createLoginTables(db);
      await createEncryptionKeyTables(db);
    },
  },
  '0002-kyc-country': { up: addKycCountry },
  '0003-session-extras': { up: createSessionExtras },
};

/** Kysely takes an advisory lock on PostgreSQL. SQLite has none, so two processes at once may have to try again. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (attempt === ATTEMPTS) throw error;
    await wait(WAIT_MS);
  }
}
