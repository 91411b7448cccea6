import type { VerifyPayload } from '@gatehouse/contract/registration/registration.schema';
import { accountByName } from '../../accounts/accounts.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { methodsOf } from '../../verification/challenge/open-challenge.ts';
import { type SentProof, useUp, verifyForDevice } from '../../verification/verify-for-device.ts';
import { findProof, findRegistration } from './find-registration.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * Checks the code, or the link that was opened and confirmed (SIGNUP-06); the address then counts as verified for the visitor's
 * device, and for no other. Where the address has an account, the visitor who opened its link is told so: they have proved
 * that they own it.
 * @throws {Refusal} wrongCode with tries_left, codeExpired, codeTriesUsed, registrationUnknown; linkUnknown, linkUsed on another
 * device, alreadyRegistered; invalidField device; addressLimit, deviceOrAccountLimit
 */
export async function verifyItem(services: Services, input: VerifyPayload, visitor: Visitor): Promise<1> {
  if (!visitor.device)
    throw invalidField('device', 'the device that enters the code or opens the link must prove itself');
  const { db, clock } = services;
  const challenge = await findProof(db, clock(), input.uuid, visitor);
  const { id } = challenge;
  const isLink = 'link_token' in input;
  const proof: SentProof = isLink
    ? { by: 'email_link', link_token: input.link_token }
    : { by: methodsOf(challenge).includes('mobile') ? 'mobile' : 'email', code: input.code };
  await verifyForDevice(services, challenge, proof, visitor, async (trx) => {
    await trx.updateTable('registration').set({ repeat_key: null }).where('id', '=', id).execute();
  });
  if (isLink && (await isSomebodys(services, await findRegistration(db, clock(), id, visitor)))) {
    throw new Refusal('alreadyRegistered');
  }
  return 1;
}

/** Whether the address had an account before; then nothing is left of this registration but to log in. */
async function isSomebodys(
  { db, clock }: Services,
  { id, environment, login_key, account_id, finished_with }: RegistrationRow,
): Promise<boolean> {
  if (account_id !== null) return finished_with === null;
  const account = await accountByName(db, environment, login_key);
  if (!account) return false;
  await db.transaction().execute(async (trx) => {
    await useUp(trx, id, clock());
    await trx.updateTable('registration').set({ account_id: account.id }).where('id', '=', id).execute();
  });
  return true;
}
