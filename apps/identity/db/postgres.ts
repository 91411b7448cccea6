import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8_OID = 20;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
const POOL_SIZE = 10;

/** The scaled store. `onError` hears of lost idle connections, which would otherwise end the process. */
export function postgresDialect(databaseUrl: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // int8 arrives as text; every one of ours is an epoch in ms or a number below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}
