import { createHash } from 'node:crypto';
import { normalisePassword } from '@gatehouse/rules/password';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** How far a timestamp may be from the server's clock, either way. */
export const TIMESTAMP_WINDOW_MS = 5 * 60_000;

export type EncryptedPassword = { readonly encrypt_password: string; readonly encrypt_timestamp: string };

/**
 * LOGIN-03, DESIGN 4.5: the password out of `password|timestamp`, normalised. The password may hold `|` itself.
 * @throws {Refusal} passwordUnreadable, timestampOutOfWindow, busy
 */
export async function readPassword(
  { keys, clock, hasher }: Pick<Services, 'keys' | 'clock' | 'hasher'>,
  environment: string,
  { encrypt_password, encrypt_timestamp }: EncryptedPassword,
): Promise<string> {
  const difference = Number(encrypt_timestamp) - clock();
  if (Math.abs(difference) > TIMESTAMP_WINDOW_MS) {
    throw new Refusal('timestampOutOfWindow', { field: 'encrypt_timestamp', now: clock() });
  }
  const plain = await hasher.admit(() => keys.decrypt(environment, encrypt_password));
  const bar = plain?.lastIndexOf('|') ?? -1;
  if (plain === undefined || bar < 0 || plain.slice(bar + 1) !== encrypt_timestamp) {
    throw new Refusal('passwordUnreadable', { field: 'encrypt_password' });
  }
  return normalisePassword(plain.slice(0, bar));
}

/**
 * Takes a timestamp for a subject (a login name, a registration), once and for good; in the step's own transaction.
 * @throws {Refusal} timestampUsed
 */
export async function takeTimestamp(db: Db, subject: string, timestamp: string): Promise<void> {
  const id = createHash('sha256').update(`${subject}|${timestamp}`).digest('base64url');
  const expires_at = Number(timestamp) + TIMESTAMP_WINDOW_MS + 1;
  const taken = await db
    .insertInto('used_timestamp')
    .values({ id, expires_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new Refusal('timestampUsed', { field: 'encrypt_timestamp' });
}
