import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
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
 * @param onError hears of lost connections
 * @param limits for the calls of people, which wait for nothing long; absent: for migrations, which take their time
 */
export function postgresDialect(databaseUrl: string, onError: (error: Error) => void, limits?: PoolLimits): Dialect {
  const pool = boundedPool(databaseUrl, onError, limits);
  const plain = new PostgresDialect({ pool });
  return pausingDialect({
    createAdapter: () => plain.createAdapter(),
    createDriver: () => new LimitedDriver({ pool }, limits ? BEGIN : BEGIN_PATIENTLY),
    createIntrospector: (db) => plain.createIntrospector(db),
    createQueryCompiler: () => plain.createQueryCompiler(),
  });
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
