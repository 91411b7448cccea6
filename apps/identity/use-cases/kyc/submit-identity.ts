import type { KycStatus } from '@gatehouse/contract/region/kyc';
import type { KycSubmitPayload } from '@gatehouse/contract/region/kyc.schema';
import { signUpAccess } from '@gatehouse/rules/region/region';
import { ageProblem } from '@gatehouse/rules/registration/age';
import { mustBeMain } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { COUNTRIES } from '../../region/countries.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { accountOf, mustBeFresh } from '../../sessions/authenticate.ts';
import { decideIdentity } from './decide-identity.ts';
import { lockIdentity, submitImages } from './images.ts';
import { sealIdentity } from './seal.ts';
import { identityStatusOf } from './status.ts';

/**
 * REGION-08: submits the user's identity, once; again only after a refusal. It is stored first, then the reviewer is called.
 * @throws {Refusal} stepUpNeeded, notForSubAccounts, identityInProgress, identityTooYoung, identityCountryClosed, invalidField,
 * identityImagesMissing, deviceOrAccountLimit; identityUnavailable without a key-encryption key to wrap it
 */
export async function submitIdentity(
  services: Services,
  input: KycSubmitPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<KycStatus> {
  mustBeFresh(services, who);
  const { db, limits } = services;
  const account = await accountOf(db, who);
  mustBeMain(account);
  if (account.kyc_person_level > 0) throw new Refusal('identityInProgress');
  // It is sealed before it is stored, not even for a moment in the clear.
  if (!services.keyEncryptionKey) throw new Refusal('identityUnavailable');
  mustBeOfAge(services, input.date_of_birth);
  mustBeTaken(services, input);
  await limits.count('identitiesByAccount', account.id);
  const submittedAt = await keep(services, input, account, visitor);
  await review(services, input, account, submittedAt);
  return identityStatusOf(services, await accountOf(db, who));
}

function mustBeOfAge({ clock }: Services, dateOfBirth: string): void {
  const { value: problem } = ageProblem(dateOfBirth, clock());
  if (problem === 'no-date') throw invalidField('date_of_birth', 'no person was born then');
  if (problem === 'too-young') throw new Refusal('identityTooYoung');
}

/** REGION-03: who may open an account may be verified. Where a part of a country is closed, the part has to be named. */
function mustBeTaken({ brand }: Services, { country, subdivision }: KycSubmitPayload): void {
  if (!COUNTRIES.includes(country)) throw invalidField('country', 'it is no country');
  const hasClosedParts = brand.signUp.blocked.some((code) => code.startsWith(`${country}-`));
  if (hasClosedParts && !subdivision) throw invalidField('subdivision', 'it must be named in this country');
  const access = signUpAccess(brand, { country, subdivision }).value;
  if (access !== 'open') throw new Refusal('identityCountryClosed');
}

/** Answers when it was handed in, epoch ms. */
async function keep(
  services: Services,
  { country, document_type, ...input }: KycSubmitPayload,
  { id }: AccountRow,
  visitor: Visitor,
): Promise<number> {
  const now = services.clock();
  const legal_name = input.legal_name.normalize('NFC').trim();
  const sealed = sealIdentity(services, { ...input, legal_name });
  const state = { state: 'submitted', reason: '' } as const;
  const row = { ...state, country, document_type, sealed, submitted_at: now, decided_at: 0 };
  await services.db.transaction().execute(async (trx) => {
    await lockIdentity(trx, id);
    const stored = await trx
      .insertInto('identity_check')
      .values({ account_id: id, ...row })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(row).where('identity_check.state', '=', 'refused'),
      )
      .returning('account_id')
      .executeTakeFirst();
    if (!stored) throw new Refusal('identityInProgress');
    await submitImages(trx, now, id, document_type);
    await recordEvent(trx, now, id, 'identitySubmitted', visitor, { country });
  });
  return now;
}

/** What the review answers at once. A review that fails is taken up again by an operator. */
async function review(
  services: Services,
  input: KycSubmitPayload,
  account: AccountRow,
  submittedAt: number,
): Promise<void> {
  try {
    const { legal_name, date_of_birth, document_number, document_type, country } = input;
    const found = await services.identityReview({ legal_name, date_of_birth, document_number, document_type, country });
    if (found.answer !== 'wait') await decideIdentity(services, account, submittedAt, found);
  } catch (error) {
    services.note('An identity was not reviewed', error);
  }
}
