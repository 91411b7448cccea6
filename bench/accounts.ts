import { createHash } from 'node:crypto';
import path from 'node:path';
import { ACCOUNT_STATUS_NORMAL } from '@gatehouse/identity/accounts/accounts';
import { rowId } from '@gatehouse/identity/kernel/ids';
import { hashToken } from '@gatehouse/identity/sessions/session-token';
import { openDb } from '@gatehouse/identity/store';
import { TOKEN_TTL_MS } from '@gatehouse/rules/session/session';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** Where accounts go: the folder of an embedded store, or a PostgreSQL database. */
export type Place = { readonly dataDir: string; readonly databaseUrl?: string };

const BATCH_ROWS = 5_000;
const FIRST_PUBLIC_ID = 1_000_000;
/** Longer than adding a million takes, so that no call finds a session that was not seen for a minute and writes. */
const SEEN_AHEAD_MS = 3_600_000;
const environment = 'default';

/** The address of the n-th account; n counts from 0. */
export function emailOf(n: number): string {
  return `person-${n}@bench.example`;
}

/** The session token of the n-th account. */
export function tokenOf(n: number): string {
  return createHash('sha256').update(`bench ${n}`).digest('base64url');
}

/**
 * Adds accounts number 0 to `count - 1`, each with one live session, much faster than by registering them.
 * @param passwordHash PHC string, the same for all
 */
export async function addAccounts(place: Place, count: number, passwordHash: string, siteId: string): Promise<void> {
  const db = await openDb(place, () => undefined);
  await db.destroy();
  const insert = place.databaseUrl ? await intoPostgres(place.databaseUrl) : intoSqlite(place.dataDir);
  try {
    await addAll(insert, count, passwordHash, siteId);
    await insert.finish();
  } finally {
    await insert.close();
  }
}

async function addAll(insert: Insert, count: number, passwordHash: string, siteId: string): Promise<void> {
  const now = Date.now();
  for (let start = 0; start < count; start += BATCH_ROWS) {
    const numbers = Array.from({ length: Math.min(BATCH_ROWS, count - start) }, (_, index) => start + index);
    const ids = numbers.map(() => rowId(now));
    await insert.rows(
      'account',
      numbers.map((n, index) => accountRow(n, ids[index] ?? '', now, passwordHash, siteId)),
    );
    await insert.rows(
      'session',
      numbers.map((n, index) => sessionRow(n, ids[index] ?? '', now, siteId)),
    );
  }
}

type Row = Readonly<Record<string, string | number | null>>;
type Insert = {
  readonly rows: (table: string, rows: readonly Row[]) => Promise<void>;
  /** Once all are in: what makes the first questions as quick as later ones. */
  readonly finish: () => Promise<void>;
  readonly close: () => Promise<void>;
};

function accountRow(n: number, id: string, now: number, password_hash: string, site: string): Row {
  const email = emailOf(n);
  const fixed = { email_verified: 1, status: ACCOUNT_STATUS_NORMAL, lang: 'en', kyc_country: '' };
  return {
    ...fixed,
    ...{ mobile: null, mobile_key: null, mobile_verified: 0, register_type: 1, eu_subscription_at: null },
    kyc_person_level: 0,
    kyc_tag: 0,
    // Every login of the bench is from a new device.
    device_check: 0,
    id,
    public_id: FIRST_PUBLIC_ID + n,
    environment,
    email,
    email_key: email,
    password_hash,
    site,
    attribution: '{}',
    created_at: now,
  };
}

function sessionRow(n: number, account_id: string, now: number, site: string): Row {
  const times = { created_at: now, last_seen_at: now + SEEN_AHEAD_MS, expires_at: now + TOKEN_TTL_MS };
  return {
    id: rowId(now),
    token_hash: hashToken(tokenOf(n)),
    account_id,
    environment,
    site,
    browser: 'Chrome',
    system: 'Linux',
    ...times,
  };
}

function intoSqlite(dataDir: string): Insert {
  const file = new Sqlite(path.join(dataDir, 'identity.sqlite'));
  // Nothing here must survive a power cut.
  file.pragma('synchronous = OFF');
  file.pragma('cache_size = -524288');
  return {
    rows: async (table, rows) => {
      const columns = Object.keys(rows[0] ?? {});
      const values = columns.map((column) => `@${column}`).join(', ');
      const statement = file.prepare(`insert into ${table} (${columns.join(', ')}) values (${values})`);
      file.transaction(() => {
        for (const row of rows) statement.run(row);
      })();
    },
    finish: async () => {
      // No statistics, as in the product: with them SQLite recompiles a join whenever values are bound to it.
      // What was written goes to the disk now, not while calls are timed.
      file.pragma('synchronous = FULL');
      file.pragma('wal_checkpoint(TRUNCATE)');
    },
    close: async () => void file.close(),
  };
}

async function intoPostgres(databaseUrl: string): Promise<Insert> {
  const client = new pg.Client(databaseUrl);
  // A server that goes away while nothing is asked says so here; what is asked next fails with it.
  client.on('error', () => undefined);
  await client.connect();
  return {
    rows: async (table, rows) => {
      // Named, so that every other column has its default.
      const columns = Object.keys(rows[0] ?? {}).join(', ');
      const values = `select ${columns} from json_populate_recordset(null::${table}, $1)`;
      await client.query(`insert into ${table} (${columns}) ${values}`, [JSON.stringify(rows)]);
    },
    finish: async () => {
      await client.query('vacuum analyze');
    },
    close: () => client.end(),
  };
}
