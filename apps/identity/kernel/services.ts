import type { Brand } from '@gatehouse/rules/site/brand';
import type { KeyEncryptionKey } from './envelope-encryption.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { PasswordHasher } from './password-hash.ts';

/**
 * What the capabilities are given; each takes the part it needs. Every layer above adds what it gives (`declare module`), so that
 * this one knows none of them.
 */
export interface Services {
  readonly brand: Brand;
  readonly trustGateway: boolean;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly hasher: PasswordHasher;
  readonly oneAtATime: OneAtATime;
  /** Of the hashes of registration codes. */
  readonly codeKey: Buffer;
  /** Wraps what is stored and must be read again: keys of authenticator apps (see envelope-encryption.ts). */
  readonly keyEncryptionKey: KeyEncryptionKey;
  /** Takes notes for the operator; never a secret or an address. */
  readonly note: (message: string, error?: unknown) => void;
}
