import type { CodeName } from '@gatehouse/contract/codes';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { type Count, countingFailed } from '../../rate-limit/count-all.ts';
import { CODE_TRIES, codeMatches } from '../../verification/code/code.ts';
import { findRegistration } from './find-registration.ts';
import type { RegistrationRow } from './tables.ts';

const WRONG: ReadonlySet<CodeName> = new Set(['wrongCode']);

/** A try at one registration's code: when, on which device, and the key of all codes' hashes. */
type Try = {
  readonly uuid: string;
  readonly code: string;
  readonly now: number;
  readonly visitor: Visitor;
  readonly device: string;
  readonly codeKey: Buffer;
};

/**
 * Checks the code; the address then counts as verified for the visitor's device, and for no other. Each try is counted
 * before it is looked at, five for each code. A code is taken once: on the same device it gives the same answer again,
 * and nothing new; another device needs a code of its own.
 * @throws {Refusal} wrongCode with tries_left, codeExpired, codeTriesUsed, registrationUnknown; invalidField device;
 * addressLimit, deviceOrAccountLimit
 */
export async function verifyCode(
  { db, clock, codeKey, limits }: Pick<Services, 'db' | 'clock' | 'codeKey' | 'limits'>,
  { uuid, code }: Pick<Try, 'uuid' | 'code'>,
  visitor: Visitor,
): Promise<1> {
  const device = visitor.device;
  if (!device) throw invalidField('device', 'the device that enters the code must prove itself');
  const attempt = { uuid: uuid.toLowerCase(), code, now: clock(), visitor, device, codeKey };
  const { environment, login_key } = await findRegistration(db, clock(), uuid, visitor);
  return countingFailed(limits, countsOf(`${environment}|${login_key}`, visitor), WRONG, async () => {
    const refusal = await db.transaction().execute(async (step) => {
      const counted = await countTry(step, attempt);
      return counted ? takeCode(step, counted, attempt) : withoutTry(step, attempt);
    });
    // Thrown outside the transaction: a refused try stays counted.
    if (refusal) throw refusal;
    return 1 as const;
  });
}

/** LOGIN-07: over all codes that were sent to the recipient, whichever device or registration asked for them. */
function countsOf(recipient: string, { address, device }: Visitor): readonly Count[] {
  return [
    ['codeFailuresByAddress', address],
    ['codeFailuresByDevice', device],
    ['codeFailuresByRecipient', recipient],
    ['codeFailuresByRecipientInADay', recipient],
  ];
}

async function countTry(db: Db, { uuid, now, visitor, device }: Try) {
  return db
    .updateTable('registration')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', uuid)
    .where('environment', '=', visitor.site.environment)
    .where('expires_at', '>', now)
    .where('account_id', 'is', null)
    .where((where) => where.or([where('verified_device', 'is', null), where('verified_device', '!=', device)]))
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', now)
    .where('code_tries', '<', CODE_TRIES)
    .returningAll()
    .executeTakeFirst();
}

async function takeCode(db: Db, counted: RegistrationRow, attempt: Try): Promise<Refusal | undefined> {
  const { code_hash, code_tries } = counted;
  const { uuid, code, codeKey, now: verified_at, device: verified_device } = attempt;
  if (!codeMatches(code_hash, codeKey, uuid, code)) {
    return new Refusal('wrongCode', { field: 'code', tries_left: CODE_TRIES - code_tries });
  }
  await db
    .updateTable('registration')
    .set({ verified_at, verified_device, verified_hash: code_hash, code_hash: null, link_hash: null, repeat_key: null })
    .where('id', '=', uuid)
    .execute();
  return undefined;
}

async function withoutTry(db: Db, { uuid, code, now, visitor, device, codeKey }: Try): Promise<Refusal | undefined> {
  const registration = await findRegistration(db, now, uuid, visitor);
  const { verified_device, verified_hash, code_hash, code_expires_at } = registration;
  if (verified_device === device) {
    const repeated = codeMatches(verified_hash, codeKey, uuid, code);
    return repeated ? undefined : new Refusal('wrongCode', { field: 'code', tries_left: 0 });
  }
  return new Refusal(code_hash === null || code_expires_at <= now ? 'codeExpired' : 'codeTriesUsed', { field: 'code' });
}
