import { chmodSync, closeSync, existsSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import type { Dialect } from 'kysely';
import { sharedFlush } from './flush.ts';
import { groupCommitDialect } from './group-commit.ts';
import { pausingDialect } from './pausing-dialect.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Waiting for another process stops this one. */
const BUSY_TIMEOUT_MS = 1000;
const PREPARED_STATEMENTS = 300;
const SQLITE_FILE = 'identity.sqlite';

/** Whether the embedded store of `dataDir` has been made. */
export function hasSqlite(dataDir: string): boolean {
  return existsSync(join(dataDir, SQLITE_FILE));
}

/** The embedded store: one file in `dataDir`, readable by its owner only. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, SQLITE_FILE);
  const file = new Sqlite(path);
  chmodSync(path, 0o600);
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  file.pragma('journal_mode = WAL');
  // The log is brought to the disk by `flush`, before anything is acknowledged, and before it goes into the database.
  file.pragma('synchronous = NORMAL');
  file.pragma('foreign_keys = ON');
  const log = openLog(file, `${path}-wal`);
  const prepared = prepareOnce(file);
  const database = {
    prepare: prepared.prepare,
    close: () => {
      log.close();
      file.close();
    },
  };
  const flush = sharedFlush(log.sync);
  const dialect = groupCommitDialect({ database }, { takeWritten: prepared.takeWritten, flush, refuse: log.refuse });
  return pausingDialect(dialect);
}

/** The write-ahead log; it stays the same file for as long as the database is open in any process. */
function openLog(file: Sqlite.Database, path: string) {
  // Makes the log where it is not there yet.
  file.exec('begin immediate; commit');
  const descriptor = openSync(path, 'r+');
  const sync = promisify(fdatasync);
  let failure: DatabaseUnavailable | undefined;
  return {
    async sync() {
      await sync(descriptor).catch((error: unknown) => {
        failure = new DatabaseUnavailable('The disk could not be synchronised; start the process again', error);
      });
      if (failure) throw failure;
    },
    /** A later flush may succeed although something of an earlier one was lost: nothing is acknowledged any more. */
    refuse() {
      if (failure) throw failure;
    },
    close: () => closeSync(descriptor),
  };
}

function prepareOnce(file: Sqlite.Database) {
  const known = new Map<string, Sqlite.Statement>();
  let written = false;
  const prepare = (query: string): Sqlite.Statement => {
    // A read that later becomes a write cannot wait for another process's write: take the write lock at once.
    const text = query === 'begin' ? 'begin immediate' : query;
    const statement = known.get(text) ?? file.prepare(text);
    if (!statement.readonly) written = true;
    if (known.has(text)) return statement;
    if (known.size >= PREPARED_STATEMENTS) known.clear();
    known.set(text, statement);
    return statement;
  };
  const takeWritten = () => {
    const before = written;
    written = false;
    return before;
  };
  return { prepare, takeWritten };
}
