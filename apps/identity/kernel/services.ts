import type { SendVerifyItemResult } from '@gatehouse/contract/registration';
import type { Brand } from '@gatehouse/rules/brand';
import type { Db } from '../db/open.ts';
import type { Deliver } from '../delivery/mail.ts';
import type { DeliverSms } from '../delivery/sms.ts';
import type { EncryptionKeys } from '../encryption/keys.ts';
import type { Limits } from '../rate-limit/limits.ts';
import type { RiskHelper } from '../risk/risk-helper.ts';
import type { IdentityReview } from '../use-cases/kyc/identity-review.ts';
import type { KeyEncryptionKey } from './envelope-encryption.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { PasswordHasher } from './password-hash.ts';

/** What the capabilities are given; each takes the part it needs. */
export type Services = {
  /** LOGIN-11 */
  readonly risk: RiskHelper;
  readonly brand: Brand;
  readonly trustGateway: boolean;
  readonly db: Db;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly mail: Deliver;
  /** Undefined: there is neither a gateway nor a mailbox, and nobody can register by mobile. */
  readonly sms: DeliverSms | undefined;
  readonly hasher: PasswordHasher;
  readonly keys: EncryptionKeys;
  readonly limits: Limits;
  readonly oneAtATime: OneAtATime;
  /** Of the hashes of registration codes. */
  readonly codeKey: Buffer;
  /** Wraps what is stored and must be read again: keys of authenticator apps (see envelope-encryption.ts). */
  readonly keyEncryptionKey: KeyEncryptionKey;
  /** REGION-08 */
  readonly identityReview: IdentityReview;
  /** Mails on their way, by registration: whoever asks meanwhile waits for the same one. */
  readonly sending: Map<string, Promise<SendVerifyItemResult>>;
  /** Takes notes for the operator; never a secret or an address. */
  readonly note: (message: string, error?: unknown) => void;
};
