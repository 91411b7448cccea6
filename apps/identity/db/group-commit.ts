import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import type { Flush } from './flush.ts';

/** Inside it, what is written is not waited for (see `light-transaction.ts`). */
export const lightly = new AsyncLocalStorage<true>();

type GroupCommit = {
  /** Whether something was written since it was asked last. */
  readonly takeWritten: () => boolean;
  readonly flush: Flush;
  /** @throws {Error} once a flush has failed */
  readonly refuse: () => void;
};

/**
 * SQLite whose writers wait for the disk together. A commit with `synchronous = FULL` waits in the only thread, in which no
 * other call is answered. Here a commit goes to the write-ahead log at once and the next writer begins; each writer is
 * answered when the log is on the disk: one flush, in another thread, for all writers of that time. What is acknowledged is
 * as durable as with FULL.
 */
export function groupCommitDialect(config: SqliteDialectConfig, commit: GroupCommit): Dialect {
  const plain = new SqliteDialect(config);
  return {
    createAdapter: () => new OwnMutexAdapter(),
    createDriver: () => new GroupCommitDriver(config, commit),
    createIntrospector: (db) => plain.createIntrospector(db),
    createQueryCompiler: () => new StablePlanCompiler(),
  };
}

/**
 * SQLite plans a statement again at each run where the value of a `?` might change the plan, which takes longer than the run.
 * A unary `+` leaves the value as it is and hides it from the planner.
 */
class StablePlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** Kysely's own mutex is held until a connection has been released, which is what waits here. */
class OwnMutexAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class GroupCommitDriver extends SqliteDriver implements Driver {
  readonly #commit: GroupCommit;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(config: SqliteDialectConfig, commit: GroupCommit) {
    super(config);
    this.#commit = commit;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let release: () => void = () => {};
    this.#free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    try {
      this.#commit.refuse();
    } catch (error) {
      release();
      throw error;
    }
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const written = this.#commit.takeWritten();
    this.#release();
    if (written && !lightly.getStore()) await this.#commit.flush();
  }
}
