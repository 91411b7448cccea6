import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely';
import { pausingDialect } from './pausing-dialect.ts';
import { boundedPool, type PoolLimits } from './postgres-pool.ts';

/** Shorter than the driver waits, so that the server gives a statement up before the connection has to be closed. */
const LOCK_TIMEOUT_MS = 2000;
const STATEMENT_TIMEOUT_MS = 2500;
const BEGIN = `begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`;
/** Whatever the operator set for the user: an index over millions takes its time, and so does the migration of another instance. */
const BEGIN_PATIENTLY = 'begin; set local lock_timeout = 0; set local statement_timeout = 0';

/**
 * The scaled store.
 * @param onError is called with lost connections
 * @param limits for the calls of people, which wait for nothing long; absent: for migrations, which take their time
 */
export function postgresDialect(databaseUrl: string, onError: (error: Error) => void, limits?: PoolLimits): Dialect {
  const pool = boundedPool(databaseUrl, onError, limits);
  const plain = new PostgresDialect({ pool });
  return pausingDialect({
    createAdapter: () => new TransactionLockAdapter(),
    createDriver: () => new LimitedDriver({ pool }, limits ? BEGIN : BEGIN_PATIENTLY),
    createIntrospector: (db) => plain.createIntrospector(db),
    createQueryCompiler: () => plain.createQueryCompiler(),
  });
}

/** Kysely's own: versions that let it take the lock wait for ours, and we for theirs. */
const MIGRATION_LOCK = sql.lit(3_853_314_791_062_309_107n);

/** Waits until no other instance migrates; until the end of the transaction none does. */
export async function lockMigrations(trx: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
}

/** Kysely would take a lock of the session, and release it in a transaction that a failed migration has aborted. */
class TransactionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock = lockMigrations;
  override releaseMigrationLock = async (): Promise<void> => undefined;
}

/** Limits hold for one transaction: PgBouncer may give the next one another connection to the server. */
class LimitedDriver extends PostgresDriver {
  readonly #begin: string;

  constructor(config: PostgresDialectConfig, begin: string) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }
}
