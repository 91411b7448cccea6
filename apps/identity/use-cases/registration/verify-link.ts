import { accountByName } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { codeMatches, hashCode } from '../../verification/code/code.ts';
import { findRegistration } from './find-registration.ts';
import type { RegistrationRow } from './tables.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'codeKey'>;
type Opened = { readonly uuid: string; readonly link_token: string };

/**
 * SIGNUP-06: the emailed link was opened and confirmed: the address counts as verified for the visitor's device, and for
 * no other. The same device may confirm again. Where the address has an account, its owner is told so: the link has
 * proved that they are.
 * @throws {Refusal} linkUnknown, linkUsed on another device, codeExpired, alreadyRegistered; invalidField device
 */
export async function verifyLink(services: Needed, { uuid, link_token }: Opened, visitor: Visitor): Promise<1> {
  const device = visitor.device;
  if (!device) throw invalidField('device', 'the device that opens the link must prove itself');
  const id = uuid.toLowerCase();
  const registration =
    (await takeLink(services, id, link_token, { device, visitor })) ??
    (await usedLink(services, id, link_token, visitor));
  if (await isSomebodys(services.db, registration)) throw new Refusal('alreadyRegistered');
  return 1;
}

/** Whether the address had an account before; then nothing is left of this registration but to log in. */
async function isSomebodys(db: Db, { id, environment, login_key, account_id, finished_with }: RegistrationRow) {
  if (account_id !== null) return finished_with === null;
  const account = await accountByName(db, environment, login_key);
  if (!account) return false;
  await db.updateTable('registration').set({ account_id: account.id }).where('id', '=', id).execute();
  return true;
}

type By = { readonly device: string; readonly visitor: Visitor };

async function takeLink({ db, clock, codeKey }: Needed, id: string, token: string, { device, visitor }: By) {
  const now = clock();
  const link = hashCode(codeKey, id, token);
  return db
    .updateTable('registration')
    .set({
      verified_at: now,
      verified_device: device,
      verified_hash: link,
      code_hash: null,
      link_hash: null,
      repeat_key: null,
    })
    .where('id', '=', id)
    .where('environment', '=', visitor.site.environment)
    .where('link_hash', '=', link)
    .where('code_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where('account_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The registration of a link that this device has used before. */
async function usedLink(
  { db, clock, codeKey }: Needed,
  id: string,
  token: string,
  visitor: Visitor,
): Promise<RegistrationRow> {
  const registration = await findRegistration(db, clock(), id, visitor);
  const { verified_hash, verified_device, link_hash } = registration;
  if (codeMatches(verified_hash, codeKey, id, token)) {
    if (verified_device === visitor.device) return registration;
    throw new Refusal('linkUsed');
  }
  throw new Refusal(codeMatches(link_hash, codeKey, id, token) ? 'codeExpired' : 'linkUnknown');
}
