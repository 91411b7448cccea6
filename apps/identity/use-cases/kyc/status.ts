import type { KycStatus } from '@gatehouse/contract/region/kyc';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Services } from '../../kernel/services.ts';
import { sidesOf } from './images.ts';
import { maskDocument, maskLegalName, openIdentity } from './seal.ts';

const NOTHING: KycStatus = {
  ...{ state: 'none', level: 0, country: '', reason: '', submitted_at: 0, decided_at: 0 },
  ...{ vague_name: '', document_type: '', vague_document: '' },
};

type Sealed = Parameters<typeof openIdentity>[1];
type Verified = Pick<AccountRow, 'id' | 'kyc_person_level' | 'kyc_country'>;

/** REGION-08: the state of an account's identity verification. One verified elsewhere, without a submission here, counts. */
export async function identityStatusOf(services: Services, account: Verified): Promise<KycStatus> {
  const { kyc_person_level: level, kyc_country } = account;
  const row = await services.db
    .selectFrom('identity_check')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  const images = await sidesOf(services.db, account.id);
  if (!row) return { ...NOTHING, images, ...(level > 0 && { state: 'verified', level, country: kyc_country }) };
  const { state, reason, country, document_type, submitted_at, decided_at } = row;
  return { state, level, reason, country, document_type, submitted_at, decided_at, images, ...masked(services, row) };
}

/** Empty where the data was sealed under a key that is lost: the state is answered all the same. */
function masked(services: Services, row: Sealed): Pick<KycStatus, 'vague_name' | 'vague_document'> {
  try {
    const { legal_name, document_number } = openIdentity(services, row);
    return { vague_name: maskLegalName(legal_name), vague_document: maskDocument(document_number) };
  } catch {
    services.note('An identity cannot be read: it was sealed under another key');
    return { vague_name: '', vague_document: '' };
  }
}
