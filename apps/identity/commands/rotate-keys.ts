import type { Store } from '../db/open.ts';
import { createKeys } from '../encryption/keys.ts';
import { createSigningKeys } from '../encryption/signing-keys.ts';
import { readKeyEncryptionKey } from '../kernel/envelope-encryption.ts';
import { openExistingDb } from '../store.ts';

export type Rotated = { readonly environment: string; readonly kid: string };

/**
 * Gives environments a new encryption key, and new keys that id tokens are signed with where there are some; without a name, every
 * environment that has one. The keys before are accepted, and published, for 24 hours more. Running servers follow within 30 s.
 * @throws {Error} when the store or the stored keys cannot be read
 */
export async function rotateKeys(
  store: Store & { keyEncryptionKey?: string | undefined },
  environment?: string,
): Promise<Rotated[]> {
  const { databaseUrl, dataDir } = store;
  const db = await openExistingDb({ databaseUrl, dataDir });
  try {
    const keyEncryptionKey = readKeyEncryptionKey(store.keyEncryptionKey, databaseUrl ? undefined : dataDir);
    const keys = createKeys({ db, clock: Date.now, keyEncryptionKey });
    const rows = await db.selectFrom('encryption_key').select('environment').where('is_current', '=', 1).execute();
    const signing = await db.selectFrom('oauth_signing_key').select('environment').distinct().execute();
    const isChosen = (name: string) => environment === undefined || environment === name;
    const chosen = environment === undefined ? rows.map((row) => row.environment) : [environment];
    const rotated: Rotated[] = [];
    for (const name of chosen) rotated.push({ environment: name, kid: (await keys.rotate(name)).kid });
    const signingKeys = createSigningKeys({ db, clock: Date.now, keyEncryptionKey });
    for (const { environment: name } of signing.filter((row) => isChosen(row.environment)))
      for (const kid of await signingKeys.rotate(name)) rotated.push({ environment: name, kid });
    return rotated;
  } finally {
    await db.destroy();
  }
}

// node apps/identity/commands/rotate-keys.ts [environment], with the environment variables of the server.
if (import.meta.main) {
  const { DATABASE_URL, DATA_DIR, KEY_ENCRYPTION_KEY } = process.env;
  const store = { databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR || './data' };
  const rotated = await rotateKeys({ ...store, keyEncryptionKey: KEY_ENCRYPTION_KEY || undefined }, process.argv[2]);
  for (const { environment, kid } of rotated) console.log(`${environment}: new key ${kid}`);
  if (rotated.length === 0) console.log('There are no keys yet; the server makes them on its first start.');
}
