import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

const INT8_OID = 20;
/** For a connection: a free one, or a new one. */
const CONNECT_TIMEOUT_MS = 900;
/** For the answer to one statement. With the time above less than five seconds. */
const ANSWER_TIMEOUT_MS = 3000;
const KEEP_ALIVE_MS = 5000;

/** How many connections there are at most, and how many calls may wait for one. */
export type PoolLimits = { readonly size: number; readonly queue: number };
export const usualPoolLimits: PoolLimits = { size: 10, queue: 200 };

const pools = new Set<pg.Pool>();

/** Connections of this process that are in use, and calls that wait for one; undefined: there is no PostgreSQL. */
export function poolLoad(): { readonly inUse: number; readonly waiting: number } | undefined {
  if (pools.size === 0) return undefined;
  const all = [...pools];
  return {
    inUse: all.reduce((sum, pool) => sum + pool.totalCount - pool.idleCount, 0),
    waiting: all.reduce((sum, pool) => sum + pool.waitingCount, 0),
  };
}

/** Of a migration, during which no call waits for a connection. */
const PATIENT: PoolLimits = { size: 1, queue: 1 };
const PATIENT_CONNECT_TIMEOUT_MS = 5000;

/**
 * A pool for Kysely that refuses at once when too many wait, and closes a connection whose server does not answer in time.
 * It sends no start-up parameters: PgBouncer refuses those that it does not know.
 * @param limits absent: one connection, whose statements take as long as they need
 */
export function boundedPool(databaseUrl: string, onError: (error: Error) => void, limits?: PoolLimits): PostgresPool {
  const { size, queue } = limits ?? PATIENT;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: limits ? CONNECT_TIMEOUT_MS : PATIENT_CONNECT_TIMEOUT_MS,
    stream: () => new OneWriteSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // int8 arrives as text; every one of ours is an epoch in ms or a number below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  pools.add(pool);
  pool.on('error', onError);
  // While a connection is in use the pool does not listen, and an unhandled error event ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  return {
    options: pool.options,
    end: () => {
      pools.delete(pool);
      return pool.end();
    },
    async connect() {
      if (pool.waitingCount >= queue) throw new DatabaseUnavailable('Too many calls wait for the database');
      return new ImpatientClient(await pool.connect(), limits && ANSWER_TIMEOUT_MS);
    },
  };
}

/** The driver writes a query as five buffers: one write of all takes 5 to 10 % less of the main thread for each call. */
class OneWriteSocket extends Socket {
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done);
  }
}

class ImpatientClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #answerTimeoutMs: number | undefined;
  #released = false;

  constructor(client: pg.PoolClient, answerTimeoutMs: number | undefined) {
    this.#client = client;
    this.#answerTimeoutMs = answerTimeoutMs;
  }

  // The other form, for cursors, is not used here.
  query = (async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (this.#released) throw new DatabaseUnavailable('The connection has been closed');
    const timer = this.#answerTimeoutMs && setTimeout(() => this.release(true), this.#answerTimeoutMs);
    try {
      return (await this.#client.query(text, [...parameters])) as unknown as PostgresQueryResult<R>;
    } finally {
      clearTimeout(timer || undefined);
    }
  }) as PostgresPoolClient['query'];

  /** @param destroy closes it; a statement under way fails at once */
  release(destroy?: boolean): void {
    if (this.#released) return;
    this.#released = true;
    this.#client.release(destroy);
  }
}
