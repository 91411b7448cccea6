import pg from 'pg';

/**
 * The store is unavailable: a connection was lost or is not to be had, a query had no answer in time, or the disk refuses
 * writes. The client may retry (HTTP 503). Whether a transaction that was cut off at its commit is stored is unknown, so
 * the server never repeats one.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** SQLSTATE, or the code of SQLite or of the system; undefined where there is none. */
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.code = codeOf(cause);
  }
}

/** SQLSTATE classes (PostgreSQL, appendix A): connection, resources (disk full, too many connections), system. */
const CLASSES: readonly string[] = ['08', '53', '58'];
const STATES: readonly string[] = [
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25006', // read_only_sql_transaction: a standby answers until it has been promoted
  '57014', // query_canceled: statement_timeout
  '55P03', // lock_not_available: lock_timeout
];

/** Of the network, by the names of Node. */
const SYSTEM =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT|EMFILE|ENFILE|ENOSPC|EDQUOT|EIO)$/;
/** https://sqlite.org/rescode.html, extended codes included. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|PROTOCOL|NOMEM)(?:_|$)/;
/** What the driver says of a connection that is gone; it gives these no code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded|timeout expired|Client (?:has encountered a connection error|was closed)|Cannot use a pool after|Postgres connection has been discarded)/;

/** The same error, or `DatabaseUnavailable` with it as the cause. */
export function asUnavailable(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  const { message } = error as Error;
  return new DatabaseUnavailable(`The database cannot be asked: ${message || codeOf(error)}`, error);
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return false;
  // A name with several addresses fails once for each of them.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = codeOf(error) ?? '';
  if (error instanceof pg.DatabaseError) return STATES.includes(code) || CLASSES.includes(code.slice(0, 2));
  return SYSTEM.test(code) || SQLITE.test(code) || LOST.test(error.message);
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** SQLite's names of it (https://sqlite.org/rescode.html) and PostgreSQL's (appendix A, class 23). */
const CODES: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'];

/** Whether a statement failed because a row with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(error.code);
}
