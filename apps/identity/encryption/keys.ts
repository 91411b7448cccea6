import type { KeyObject } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { type KeyEncryptionKey, unwrap, wrap } from '../kernel/envelope-encryption.ts';
import { decrypt, importPrivateKey, KEY_BITS, makeKeyPair } from './key-pair.ts';

/** How long a retired key is still accepted, for pages that were open when it was rotated. */
export const RETIRED_KEY_TTL_MS = 24 * 3600_000;
/** How soon a process sees a rotation made by another. */
const CACHE_TTL_MS = 30_000;
const RELOAD_AFTER_MS = 1000;

export type EncryptionKeys = {
  /** The environment's key, made on its first use. `spki` is base64. */
  readonly current: (environment: string) => Promise<{ kid: string; spki: string }>;
  /** Reads base64 under the current key or a retired one that is still accepted; undefined when none fits. */
  readonly decrypt: (environment: string, cipherText: string) => Promise<string | undefined>;
  /** Makes a new current key; the one before is accepted for 24 hours more. */
  readonly rotate: (environment: string) => Promise<{ kid: string }>;
};

declare module '../kernel/services.ts' {
  interface Services {
    readonly keys: EncryptionKeys;
  }
}

type Held = { kid: string; spki: string; isCurrent: boolean; key: KeyObject };
type Cached = { loadedAt: number; held: Held[] };
export type KeyStore = { db: Db; clock: () => number; keyEncryptionKey: KeyEncryptionKey; bits?: number | undefined };

export function createKeys(store: KeyStore): EncryptionKeys {
  const cache = new Map<string, Promise<Cached>>();
  const load = async (environment: string, maxAgeMs: number): Promise<Held[]> => {
    const cached = await cache.get(environment);
    // Two clocks would make a moved test clock keep keys that are long gone.
    if (cached && Math.abs(store.clock() - cached.loadedAt) < maxAgeMs) return cached.held;
    const loading = loadKeys(store, environment);
    cache.set(environment, loading);
    loading.catch(() => cache.delete(environment));
    return (await loading).held;
  };
  return {
    current: async (environment) => {
      const held = await load(environment, CACHE_TTL_MS);
      const current = held.find(({ isCurrent }) => isCurrent);
      if (!current) throw new Error('There is no current encryption key');
      return { kid: current.kid, spki: current.spki };
    },
    decrypt: async (environment, cipherText) => {
      // A copy: a small Buffer is a part of a pool, which would go to the thread as a whole.
      const bytes = new Uint8Array(Buffer.from(cipherText, 'base64'));
      const known = await load(environment, CACHE_TTL_MS);
      const plain = await decryptByAny(known, bytes);
      if (plain) return plain;
      const fresh = await load(environment, RELOAD_AFTER_MS);
      return fresh === known ? undefined : decryptByAny(fresh, bytes);
    },
    rotate: async (environment) => {
      await load(environment, 0);
      const kid = await replaceCurrent(store, environment);
      cache.delete(environment);
      return { kid };
    },
  };
}

async function decryptByAny(held: readonly Held[], cipherText: Uint8Array): Promise<string | undefined> {
  for (const { key } of held) {
    const plain = await decrypt(key, cipherText);
    if (plain) return plain;
  }
  return undefined;
}

async function loadKeys(store: KeyStore, environment: string): Promise<Cached> {
  const loadedAt = store.clock();
  let rows = await readRows(store.db, environment, loadedAt);
  if (!rows.some((row) => row.is_current === 1)) {
    // Of several replicas that start at once, the first to insert wins and all use its key.
    await insertKey(store.db, store, environment);
    rows = await readRows(store.db, environment, loadedAt);
  }
  const held = rows.map(({ kid, spki, is_current, private_key }) => {
    const key = importPrivateKey(unwrap(store.keyEncryptionKey, private_key));
    return { kid, spki, isCurrent: is_current === 1, key };
  });
  return { loadedAt, held };
}

async function readRows(db: Db, environment: string, now: number) {
  return db
    .selectFrom('encryption_key')
    .selectAll()
    .where('environment', '=', environment)
    .where((where) => where.or([where('is_current', '=', 1), where('accepted_until', '>', now)]))
    .orderBy('is_current', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

async function insertKey(db: Db, store: KeyStore, environment: string): Promise<string> {
  const { kid, spki, pkcs8 } = await makeKeyPair(store.bits ?? KEY_BITS);
  const private_key = wrap(store.keyEncryptionKey, pkcs8);
  await db
    .insertInto('encryption_key')
    .values({ kid, environment, spki, private_key, is_current: 1, created_at: store.clock(), accepted_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return kid;
}

async function replaceCurrent(store: KeyStore, environment: string): Promise<string> {
  const { kid, spki, pkcs8 } = await makeKeyPair(store.bits ?? KEY_BITS);
  const private_key = wrap(store.keyEncryptionKey, pkcs8);
  const now = store.clock();
  await store.db.transaction().execute(async (db) => {
    await db
      .updateTable('encryption_key')
      .set({ is_current: 0, accepted_until: now + RETIRED_KEY_TTL_MS })
      .where('environment', '=', environment)
      .where('is_current', '=', 1)
      .execute();
    const row = { kid, environment, spki, private_key, is_current: 1, created_at: now, accepted_until: null };
    await db.insertInto('encryption_key').values(row).execute();
  });
  return kid;
}
