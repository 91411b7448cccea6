import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { addMobile } from '../accounts/add-mobile.ts';
import { addAccountSettings } from '../accounts/settings-columns.ts';
import { addKycCountry, createAccountTable } from '../accounts/tables.ts';
import { createEncryptionKeyTables, createWrappedSecretTable } from '../encryption/tables.ts';
import { createSecurityTables, indexSecurityEventTimes } from '../notifications/tables.ts';
import { createLoginTables } from '../risk/device-tables.ts';
import { createRiskTable } from '../risk/tables.ts';
import { createFinishedStepTable } from '../sessions/finished-step.ts';
import { createSessionTable } from '../sessions/tables.ts';
import { createInviterTables } from '../use-cases/affiliate/tables.ts';
import { createIdentityCheckTable } from '../use-cases/kyc/tables.ts';
import { createBanTokenTable, createFormerNameTable } from '../use-cases/lock/tables.ts';
import { createAuditLineTable } from '../use-cases/person-data/tables.ts';
import { createQrLoginTable } from '../use-cases/qr/tables.ts';
import { createWayBackTables } from '../use-cases/recovery/tables.ts';
import { addMethodAndLink, addSessionSalt, createRegistrationTable } from '../use-cases/registration/tables.ts';
import { createSessionExtras } from '../use-cases/session-extras/tables.ts';
import { createSubAccountTable } from '../use-cases/sub-account/tables.ts';
import { createThirdPartyTables } from '../use-cases/third-party/tables.ts';
import { createChallengeTable } from '../verification/challenge/tables.ts';
import { createFactorTables } from '../verification/factors/tables.ts';
import { onPostgres } from './add-column-once.ts';
import type { Db } from './open.ts';

const ATTEMPTS = 10;
const WAIT_MS = 200;
/** For a table's lock: whoever asks for one holds up everybody who comes after. */
const LOCK_TIMEOUT = '5s';

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
  '0004-mobile-and-link': {
    up: async (db: Kysely<unknown>) => {
      await addMobile(db);
      await addMethodAndLink(db);
    },
  },
  '0006-affiliate': { up: createInviterTables },
  '0007-challenge-and-security': {
    up: async (db: Kysely<unknown>) => {
      await createChallengeTable(db);
      await createSecurityTables(db);
    },
  },
  '0008-factors': { up: createFactorTables },
  '0009-qr': { up: createQrLoginTable },
  '0010-third-party': { up: createThirdPartyTables },
  '0011-account': { up: addAccountSettings },
  '0012-kyc': { up: createIdentityCheckTable },
  '0013-ban': {
    up: async (db: Kysely<unknown>) => {
      await createBanTokenTable(db);
      await createRiskTable(db);
    },
  },
  '0014-way-back': {
    up: async (db: Kysely<unknown>) => {
      await createWayBackTables(db);
      await createSubAccountTable(db);
    },
  },
  '0015-former-names': { up: createFormerNameTable },
  '0017-wrapped-secrets': { up: createWrappedSecretTable },
  '0018-security-event-times': { up: indexSecurityEventTimes },
  '0019-audit-lines': { up: createAuditLineTable },
  '0020-session-salt': { up: addSessionSalt },
  '0021-finished-steps': { up: createFinishedStepTable },
};

const NAMES = Object.keys(migrations);
const MIGRATION_TABLE = 'kysely_migration';

/**
 * Runs what the store lacks. Kysely takes an advisory lock on PostgreSQL. SQLite has none, so two processes at once may have
 * to try again.
 */
export async function migrate(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // Read before: the migrator holds the one connection that SQLite has.
    const own = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
      name,
      { up: waitingBriefly(up) },
    ]);
    const all = { ...Object.fromEntries(own), ...(await laterMigrations(db)) };
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest();
    if (!error) return;
    if (attempt === ATTEMPTS) throw error;
    await wait(WAIT_MS);
  }
}

/** On PostgreSQL a migration that gets no lock in time is undone, and tried again. */
function waitingBriefly(up: Migration['up']): Migration['up'] {
  return async (db) => {
    if (onPostgres(db)) await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
    await up(db);
  };
}

/** Names of the migrations that the store lacks. */
export async function missingMigrations(db: Db): Promise<readonly string[]> {
  const run = new Set(await migrationsRun(db));
  return NAMES.filter((name) => !run.has(name));
}

/**
 * Those of a later version that shares the store during an upgrade: it only adds to what this version uses (decision 40),
 * so this one starts beside it. Kysely would call them lost.
 */
async function laterMigrations(db: Db): Promise<Record<string, Migration>> {
  const last = NAMES.at(-1) ?? '';
  const later = (await migrationsRun(db)).filter((name) => name > last);
  return Object.fromEntries(later.map((name) => [name, { up: async () => {} }]));
}

async function migrationsRun(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
