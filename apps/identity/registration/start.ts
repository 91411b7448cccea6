import { createHash, randomUUID } from 'node:crypto';
import type { RegistrationInfoPayload } from '@gatehouse/contract/registration.schema';
import { readEmail, vagueEmail } from '../account/email.ts';
import type { Db } from '../db/open.ts';
import { invalidField } from '../http/refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import { signUpMustBeOpen } from '../region/sign-up.ts';
import type { Services } from '../services.ts';
import { attributionText } from './attribution.ts';
import { REGISTRATION_TTL_MS } from './find.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * SIGNUP-04, first step: notes who wants to register. Whether the address has an account is not even looked up.
 * The same device asking again for the same address goes on with the same wizard, as long as it is not verified.
 * @throws {Refusal} signUpBlocked, invalidField email; addressLimit, deviceOrAccountLimit
 */
export async function startRegistration(services: Services, input: RegistrationInfoPayload, visitor: Visitor) {
  signUpMustBeOpen(services, visitor);
  const { limits, db, clock } = services;
  const address = readEmail(input.email);
  if (!address) throw invalidField('email', 'it is not an email address');
  await limits.count('registrationsByAddress', visitor.address);
  await limits.count('registrationsByDevice', visitor.guid);
  const now = clock();
  const row: RegistrationRow = {
    id: randomUUID(),
    repeat_key: repeatKey(input, address.key, visitor),
    ...{ email: address.email, email_key: address.key, register_type: input.register_type },
    ...{ environment: visitor.site.environment, site: visitor.site.id },
    ...{ lang: visitor.locale, platform: visitor.platform, attribution: attributionText(input) },
    ...{ code_hash: null, code_expires_at: 0, code_tries: 0, code_sent_at: 0, code_delivered: 0 },
    ...{ verified_at: null, verified_device: null, verified_hash: null },
    ...{ account_id: null, created_at: now, expires_at: now + REGISTRATION_TTL_MS },
  };
  const { id, email } = await db.transaction().execute((step) => addOrRepeat(step, row));
  return { uuid: id, vague_email: vagueEmail(email) };
}

/** Addresses are case-insensitive, but the mail goes to the spelling that was typed: that is part of the key. */
function repeatKey(input: RegistrationInfoPayload, emailKey: string, { guid, site, locale }: Visitor): string | null {
  if (!guid) return null;
  const parts = [guid, emailKey, input.email.trim(), input.register_type, site.id, locale];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

async function addOrRepeat(db: Db, row: RegistrationRow): Promise<{ id: string; email: string }> {
  // Only a wizard that is over loses its key here; a live one makes the insert below do nothing.
  await db
    .updateTable('registration')
    .set({ repeat_key: null })
    .where('repeat_key', '=', row.repeat_key)
    .where('expires_at', '<=', row.created_at)
    .execute();
  const saved = await db
    .insertInto('registration')
    .values(row)
    .onConflict((conflict) => conflict.column('repeat_key').doUpdateSet({ attribution: row.attribution }))
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  return saved;
}
