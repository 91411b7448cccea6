import type { VerifyPayload } from '@gatehouse/contract/registration.schema';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { CODE_TRIES, codeMatches } from './code.ts';
import { findRegistration } from './find.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * Checks the code. Each try is counted before it is looked at, five for each code. The right code again, after it was
 * taken, gives the same answer, and nothing new.
 * @throws {Refusal} wrongCode with tries_left, codeExpired, codeTriesUsed, registrationUnknown
 */
export async function verifyCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { uuid, code }: VerifyPayload,
): Promise<1> {
  const refusal = await db.transaction().execute((step) => tryCode(step, clock(), uuid.toLowerCase(), code));
  // Thrown outside the transaction: a refused try stays counted.
  if (refusal) throw refusal;
  return 1;
}

async function tryCode(db: Db, now: number, uuid: string, code: string): Promise<Refusal | undefined> {
  const counted = await db
    .updateTable('registration')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', uuid)
    .where('expires_at', '>', now)
    .where('verified_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', now)
    .where('code_tries', '<', CODE_TRIES)
    .returning(['id', 'code_hash', 'code_tries'])
    .executeTakeFirst();
  if (!counted) return withoutTry(await findRegistration(db, now, uuid), now, code);
  if (!codeMatches(counted.code_hash ?? '', uuid, code)) {
    return new Refusal('wrongCode', { field: 'code', tries_left: CODE_TRIES - counted.code_tries });
  }
  await db.updateTable('registration').set({ verified_at: now, repeat_key: null }).where('id', '=', uuid).execute();
  return undefined;
}

function withoutTry(registration: RegistrationRow, now: number, code: string): Refusal | undefined {
  const { id, verified_at, code_hash, code_expires_at } = registration;
  if (verified_at !== null) {
    const repeated = code_hash !== null && codeMatches(code_hash, id, code);
    return repeated ? undefined : new Refusal('wrongCode', { field: 'code', tries_left: 0 });
  }
  return new Refusal(code_hash === null || code_expires_at <= now ? 'codeExpired' : 'codeTriesUsed', { field: 'code' });
}
