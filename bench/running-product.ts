import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrand } from '@gatehouse/brand/load-brand';
import { createHasher } from '@gatehouse/identity/kernel/password-hash';
import { tokenCookieName } from '@gatehouse/rules/session/session';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { openProduct, type Product } from '../journeys/stage/product.ts';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { temporaryPostgres } from '../scripts/temporary-service.ts';
import { addAccounts, tokenOf } from './accounts.ts';
import { PASSWORD } from './logins.ts';

export type Store = 'SQLite' | 'PostgreSQL';
export type RunningProduct = {
  readonly product: Product;
  readonly origin: string;
  /** Of a visitor who is logged in to the global site. */
  readonly cookie: string;
};

/**
 * Gives `use` a product of its own with so many accounts, whose password is that of `logins.ts`, and a session of each; takes both
 * away afterwards.
 */
export async function withProduct<T>(
  store: Store,
  accounts: number,
  use: (running: RunningProduct) => Promise<T>,
  variables: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withDatabase(store, async (databaseUrl) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-bench-'));
    try {
      return await withProductOn({ dataDir, databaseUrl, variables }, accounts, use);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

type Started = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Environment variables of its own. */
  readonly variables: Readonly<Record<string, string>>;
};

async function withProductOn<T>(
  { dataDir, databaseUrl, variables }: Started,
  accounts: number,
  use: (running: RunningProduct) => Promise<T>,
): Promise<T> {
  const site = globalSite(loadBrand());
  const passwordHash = await (await createHasher()).hash(PASSWORD);
  await addAccounts({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) }, accounts, passwordHash, site.id);
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : undefined;
  const product = await openProduct({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback', ...database, ...variables });
  const cookie = `${tokenCookieName(loadBrand(), site, false)}=${tokenOf(0)}`;
  try {
    return await use({ product, origin: product.origin(), cookie });
  } finally {
    await product.close();
  }
}

/**
 * Gives `use` an empty database: nothing for SQLite, whose file is made in a folder; for PostgreSQL the address of a server of its own.
 * @throws {Error} when PostgreSQL is not on this machine
 */
export async function withDatabase<T>(store: Store, use: (databaseUrl?: string) => Promise<T>): Promise<T> {
  if (store === 'SQLite') return use();
  const binaries = PROGRAMS.postgres.find();
  if (!binaries) throw new Error(`PostgreSQL is not on this machine: ${PROGRAMS.postgres.otherwise}`);
  const postgres = await temporaryPostgres(binaries, { onDisk: true });
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}
