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
 * SQLite whose writers wait for the disk together. Committing with `synchronous = FULL` waits in the only thread there is: no
 * call is answered meanwhile. Here a commit goes to the write-ahead log at once, the next writer begins, and whoever has
 * written is answered when the log is on the disk: one flush for all who came meanwhile, in another thread. What is
 * acknowledged is as safe as with FULL.
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
 * SQLite plans a statement anew, at each run, where the value that stands for a `?` might change the plan: that takes longer than to
 * run it. The `+` does nothing to a value, and keeps the planner from looking at it.
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
