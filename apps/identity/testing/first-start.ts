import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { createIdentity } from '../compose.ts';
import { Mailbox } from '../delivery/mailbox.ts';
import { createDatabase, dropDatabase, TEST_KEY_BITS, testStores } from './open-test-identity.ts';

/**
 * Starts the API once on each store and keeps what its first start made, migrated tables and RSA keys. The store of each
 * test begins with a copy (`open-test-identity.ts`).
 */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-started-'));
  const databaseUrl = testStores.includes('PostgreSQL') ? await createDatabase() : undefined;
  await start({ dataDir });
  process.env.STARTED_SQLITE = dataDir;
  if (databaseUrl) {
    await start({ dataDir, databaseUrl });
    process.env.STARTED_POSTGRES = databaseUrl;
  }
  return async () => {
    rmSync(dataDir, { recursive: true, force: true });
    if (databaseUrl) await dropDatabase(databaseUrl);
  };
}

async function start(store: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const options = { brand: defaultBrand, mailbox: new Mailbox(), trustGateway: true, encryptionKeyBits: TEST_KEY_BITS };
  const app = await createIdentity({ ...options, ...store });
  // Closing waits for the keys.
  await app.close();
}
