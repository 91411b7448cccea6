import type { SendVerifyItemResult } from '@gatehouse/contract/registration';
import type { Brand } from '@gatehouse/rules/brand';
import type { PasswordHasher } from './account/password-hash.ts';
import type { Db } from './db/open.ts';
import type { Deliver } from './delivery/mail.ts';
import type { EncryptionKeys } from './encryption-key/keys.ts';
import type { OneAtATime } from './login/one-at-a-time.ts';
import type { Limits } from './rate-limit/limits.ts';

/** What the capabilities are given; each takes the part it needs. */
export type Services = {
  readonly brand: Brand;
  readonly trustGateway: boolean;
  readonly db: Db;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly mail: Deliver;
  readonly hasher: PasswordHasher;
  readonly keys: EncryptionKeys;
  readonly limits: Limits;
  readonly oneAtATime: OneAtATime;
  /** Of the hashes of registration codes. */
  readonly codeKey: Buffer;
  /** Mails on their way, by registration: whoever asks meanwhile waits for the same one. */
  readonly sending: Map<string, Promise<SendVerifyItemResult>>;
  /** Takes notes for the operator; never a secret or an address. */
  readonly note: (message: string, error?: unknown) => void;
};
