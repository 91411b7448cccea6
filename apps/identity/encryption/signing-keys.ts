import { createPrivateKey, generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Selectable } from 'kysely';
import { unwrap, wrap } from '../kernel/envelope-encryption.ts';
import type { KeyStore } from './keys.ts';
import type { SigningKeyTable } from './tables.ts';

/** How long the public key of a retired pair is still published: longer than the tokens that it signed. */
const RETIRED_KEY_TTL_MS = 24 * 3600_000;
/** How soon a process sees a rotation made by another. */
const CACHE_TTL_MS = 30_000;
const RSA_BITS = 2048;

/** What id tokens are signed with. RS256 is what every client reads (OpenID Connect Core, 15.1), ES256 is shorter and faster. */
const ALGORITHMS = ['RS256', 'ES256'] as const;
type Algorithm = (typeof ALGORITHMS)[number];

/** A private key as JWK (RFC 7517). */
export type SigningKey = Readonly<Record<string, unknown>> & { readonly kid: string; readonly alg: Algorithm };

export type SigningKeys = {
  /** The environment's keys, made on their first use: the current ones first, then those that are still published. */
  readonly current: (environment: string) => Promise<readonly SigningKey[]>;
  /** Makes new ones; the public keys of those before stay published for 24 hours. */
  readonly rotate: (environment: string) => Promise<readonly string[]>;
};

/** OAUTH-06: the keys that id tokens are signed with, shared by all instances and wrapped at rest. */
export function createSigningKeys(store: KeyStore): SigningKeys {
  const cache = new Map<string, { readonly at: number; readonly keys: Promise<readonly SigningKey[]> }>();
  return {
    current: (environment) => {
      const cached = cache.get(environment);
      if (cached && Math.abs(store.clock() - cached.at) < CACHE_TTL_MS) return cached.keys;
      const keys = loadKeys(store, environment);
      cache.set(environment, { at: store.clock(), keys });
      keys.catch(() => cache.delete(environment));
      return keys;
    },
    rotate: async (environment) => {
      const now = store.clock();
      const made = await Promise.all(ALGORITHMS.map((algorithm) => newKey(store, environment, algorithm)));
      await store.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('oauth_signing_key')
          .set({ is_current: 0, accepted_until: now + RETIRED_KEY_TTL_MS })
          .where('environment', '=', environment)
          .where('is_current', '=', 1)
          .execute();
        await trx.insertInto('oauth_signing_key').values(made).execute();
      });
      cache.delete(environment);
      return made.map(({ kid }) => kid);
    },
  };
}

async function loadKeys(store: KeyStore, environment: string): Promise<readonly SigningKey[]> {
  const known = await readRows(store, environment);
  const missing = ALGORITHMS.filter((alg) => !known.some((row) => row.alg === alg && row.is_current === 1));
  if (missing.length === 0) return known.map((row) => keyOf(store, row));
  const made = await Promise.all(missing.map((algorithm) => newKey(store, environment, algorithm)));
  // Of several replicas that start at once, the first to insert wins and all use its keys.
  await store.db
    .insertInto('oauth_signing_key')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readRows(store, environment)).map((row) => keyOf(store, row));
}

function readRows({ db, clock }: KeyStore, environment: string) {
  return db
    .selectFrom('oauth_signing_key')
    .selectAll()
    .where('environment', '=', environment)
    .where((where) => where.or([where('is_current', '=', 1), where('accepted_until', '>', clock())]))
    .orderBy('is_current', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
}

async function newKey({ clock, keyEncryptionKey }: KeyStore, environment: string, alg: Algorithm) {
  const { privateKey } =
    alg === 'RS256'
      ? await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS })
      : await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const private_key = wrap(keyEncryptionKey, pkcs8);
  return { kid: randomUUID(), environment, alg, private_key, is_current: 1, created_at: clock(), accepted_until: null };
}

function keyOf({ keyEncryptionKey }: KeyStore, { kid, alg, private_key }: Selectable<SigningKeyTable>): SigningKey {
  const der = Buffer.from(unwrap(keyEncryptionKey, private_key), 'base64');
  const jwk = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  return { ...jwk, kid, alg: alg as Algorithm, use: 'sig' };
}
