import { createHash, randomUUID } from 'node:crypto';
import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { RegistrationInfoPayload } from '@gatehouse/contract/registration/registration.schema';
import type { LoginName } from '../../accounts/accounts.ts';
import { mask, readLoginName } from '../../accounts/login-name.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { signUpMustBeOpen } from '../../region/ring-fence.ts';
import { assessRegistration } from '../../risk/risk-helper.ts';
import { openChallenge } from '../../verification/challenge/open-challenge.ts';
import { REGISTRATION_TTL_MS } from '../../verification/challenge/purposes.ts';
import { attributionText } from '../attribution/attribution.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * SIGNUP-04, first step: stores the name to register with. Whether it has an account is not looked up. A repeated call of the
 * same device resumes the same wizard, as long as it is not verified.
 * @throws {Refusal} signUpBlocked, miniAppLogsInOnly, invalidField email or mobile, phoneLimit; addressLimit, deviceOrAccountLimit;
 * attemptRefused
 */
export async function startRegistration(services: Services, input: RegistrationInfoPayload, visitor: Visitor) {
  signUpMustBeOpen(services, visitor);
  const { limits, db, clock, brand } = services;
  const by = readLoginName(brand, input);
  if (by.method === 'mobile' && !services.sms) throw invalidField('mobile', 'numbers are not taken here');
  await limits.count('registrationsByAddress', visitor.address);
  await limits.count('registrationsByDevice', visitor.device);
  // LOGIN-11: one more proof is never left to ask for: every address and number is verified.
  await assessRegistration(services, visitor, by.name);
  const now = clock();
  const row: RegistrationRow = {
    ...{ id: randomUUID(), repeat_key: repeatKey(input.register_type, by, visitor) },
    ...{ method: by.method, login_name: by.name, login_key: by.key, register_type: input.register_type },
    ...{ environment: visitor.site.environment, site: visitor.site.id },
    ...{ lang: visitor.locale, platform: visitor.platform, attribution: '{}' },
    ...{ code_hash: null, code_expires_at: 0, code_tries: 0, code_sent_at: 0, code_delivered: 0 },
    ...{ item: by.method, link_hash: null, started_device: visitor.device ?? null },
    ...{ verified_at: null, verified_device: null, verified_hash: null },
    ...{
      account_id: null,
      finished_with: null,
      session_salt: null,
      created_at: now,
      expires_at: now + REGISTRATION_TTL_MS,
    },
  };
  const saved = await db.transaction().execute(async (trx) => {
    const added = await addOrRepeat(trx, row, input);
    const ways: readonly AuthMethod[] = by.method === 'mobile' ? ['mobile'] : ['email', 'email_link'];
    const asks = { id: row.id, purpose: 'register', account: undefined, to: by, ways, item: by.method } as const;
    if (added.id === row.id) await openChallenge(trx, now, asks, visitor);
    return added;
  });
  const read = by.method === 'mobile' ? { mobile: by.name } : {};
  return { uuid: saved.id, ...mask(saved), ...read };
}

/** Addresses are case-insensitive, but the mail goes to the spelling that was typed: that is part of the key. */
function repeatKey(type: number, { key, name }: LoginName, { device, site, locale }: Visitor): string | null {
  if (!device) return null;
  return createHash('sha256')
    .update(JSON.stringify([device, key, name, type, site.id, locale]))
    .digest('base64url');
}

async function addOrRepeat(db: Db, row: RegistrationRow, input: RegistrationInfoPayload): Promise<RegistrationRow> {
  // Only a wizard that is over loses its key here; a live one makes the insert below do nothing.
  await db
    .updateTable('registration')
    .set({ repeat_key: null })
    .where('repeat_key', '=', row.repeat_key)
    .where('expires_at', '<=', row.created_at)
    .execute();
  const before = await db
    .selectFrom('registration')
    .select('attribution')
    .where('repeat_key', '=', row.repeat_key)
    .executeTakeFirst();
  const attribution = attributionText(input, before?.attribution, row.created_at);
  return db
    .insertInto('registration')
    .values({ ...row, attribution })
    .onConflict((conflict) => conflict.column('repeat_key').doUpdateSet({ attribution }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
