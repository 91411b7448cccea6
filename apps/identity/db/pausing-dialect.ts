import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';

/** A dialect whose errors say whether the store is only away for the moment: those are `DatabaseUnavailable`. */
export function pausingDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => pausingDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function pausingDriver(driver: Driver): Driver {
  const inner = (connection: DatabaseConnection) => (connection as PausingConnection).inner;
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) =>
      new PausingConnection(await withUnavailable(driver.acquireConnection(options))),
    beginTransaction: (connection, settings) => withUnavailable(driver.beginTransaction(inner(connection), settings)),
    commitTransaction: (connection) => withUnavailable(driver.commitTransaction(inner(connection))),
    async rollbackTransaction(connection) {
      try {
        await driver.rollbackTransaction(inner(connection));
      } catch (error) {
        // The transaction is gone with its connection, or the store has rolled it back itself.
        throw new DatabaseUnavailable('A transaction was given up', error);
      }
    },
    releaseConnection: (connection, options) => withUnavailable(driver.releaseConnection(inner(connection), options)),
    destroy: (options) => driver.destroy(options),
  };
}

class PausingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return withUnavailable(this.inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

async function withUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw asUnavailable(error);
  }
}
