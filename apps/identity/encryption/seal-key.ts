import { randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { KeyEncryptionKey } from '../kernel/envelope-encryption.ts';
import { openSecret } from './open-secret.ts';

const KEY_BYTES = 32;

declare module '../kernel/services.ts' {
  interface Services {
    /** What personal seals are drawn with; undefined: it cannot be read, and none is shown, for a wrong one would frighten. */
    readonly sealKey: Buffer | undefined;
  }
}

/**
 * The key of personal seals. Random, as without it a word could be guessed from its seal.
 * @throws {Error} when it was wrapped under a key that is not given
 */
export function openSealKey(db: Db, keys: KeyEncryptionKey): Promise<Buffer> {
  return openSecret(db, keys, 'seal-key', () => randomBytes(KEY_BYTES));
}
