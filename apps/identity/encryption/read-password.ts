import { createHash } from 'node:crypto';
import { normalisePassword } from '@gatehouse/rules/password/password';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import type { From } from '../kernel/hash-admission.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';

/** How far a timestamp may be from the server's clock, either way. */
export const TIMESTAMP_WINDOW_MS = 5 * 60_000;

export type EncryptedPassword = { readonly encrypt_password: string; readonly encrypt_timestamp: string };

/**
 * LOGIN-03: the password out of `password|timestamp`, normalised. The password may hold `|` itself.
 * @param from whose turn the decryption waits for
 * @throws {Refusal} passwordUnreadable, timestampOutOfWindow, busy
 */
export async function readPassword(
  { keys, clock, hasher }: Pick<Services, 'keys' | 'clock' | 'hasher'>,
  environment: string,
  { encrypt_password, encrypt_timestamp }: EncryptedPassword,
  from: From,
): Promise<string> {
  const difference = Number(encrypt_timestamp) - clock();
  if (Math.abs(difference) > TIMESTAMP_WINDOW_MS) {
    throw new Refusal('timestampOutOfWindow', { now: clock() });
  }
  const plain = await hasher.admit(() => keys.decrypt(environment, encrypt_password), from);
  const bar = plain?.lastIndexOf('|') ?? -1;
  if (plain === undefined || bar < 0 || plain.slice(bar + 1) !== encrypt_timestamp) {
    throw new Refusal('passwordUnreadable');
  }
  return normalisePassword(plain.slice(0, bar));
}

/**
 * Takes an encrypted password for a subject (a login name, a registration), once and for good; in the step's own transaction.
 * Two encryptions are never equal, not even of the same password in the same millisecond: the 256 random bits of the OAEP seed
 * (RFC 8017, 7.1.1) serve as a nonce beside the timestamp, and another encryption takes the password.
 * @throws {Refusal} timestampUsed
 */
export async function consumeEncryption(db: Db, subject: string, encrypted: EncryptedPassword): Promise<void> {
  const { encrypt_password, encrypt_timestamp: timestamp } = encrypted;
  const id = createHash('sha256')
    .update(`${subject}|${timestamp}|`)
    .update(numberOf(encrypt_password))
    .digest('base64url');
  const expires_at = Number(timestamp) + TIMESTAMP_WINDOW_MS + 1;
  const [taken] = await insertUsed(db, { id, expires_at });
  if (!taken) throw new Refusal('timestampUsed');
}

const insertUsed = compiledOnce((db, at: { id: string; expires_at: number }) =>
  db
    .insertInto('used_timestamp')
    .values({ id: at.id, expires_at: at.expires_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id'),
);

/** What is decrypted is a number: neither its spelling in base64 nor zeros in front make it another one. */
function numberOf(cipherText: string): Buffer {
  const bytes = Buffer.from(cipherText, 'base64');
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? Buffer.alloc(0) : bytes.subarray(first);
}
