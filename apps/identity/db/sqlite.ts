import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Dialect, SqliteDialect } from 'kysely';

const BUSY_TIMEOUT_MS = 5000;
const PREPARED_STATEMENTS = 300;

/** The embedded store: one file in `dataDir`, readable by its owner only. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'identity.sqlite');
  const file = new Sqlite(path);
  chmodSync(path, 0o600);
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  file.pragma('journal_mode = WAL');
  // FULL, or an acknowledged step could be lost when the machine stops.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return new SqliteDialect({ database: { prepare: prepareOnce(file), close: () => file.close() } });
}

function prepareOnce(file: Sqlite.Database): (query: string) => Sqlite.Statement {
  const prepared = new Map<string, Sqlite.Statement>();
  return (query) => {
    // A read that later becomes a write cannot wait for another process's write: take the write lock at once.
    const text = query === 'begin' ? 'begin immediate' : query;
    const known = prepared.get(text);
    if (known) return known;
    const statement = file.prepare(text);
    if (prepared.size >= PREPARED_STATEMENTS) prepared.clear();
    prepared.set(text, statement);
    return statement;
  };
}
