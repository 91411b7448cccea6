import type { KycSubmitPayload } from '@gatehouse/contract/region/kyc.schema';
import { unwrap, wrap } from '../../kernel/envelope-encryption.ts';
import type { Services } from '../../kernel/services.ts';
import type { IdentityCheckRow } from './tables.ts';

/** What names a person. It is only ever stored wrapped. */
export type Identity = Pick<KycSubmitPayload, 'legal_name' | 'date_of_birth' | 'document_number'>;

type Key = Pick<Services, 'keyEncryptionKey'>;

export function sealIdentity({ keyEncryptionKey }: Key, identity: Identity): string {
  const { legal_name, date_of_birth, document_number } = identity;
  return wrap(keyEncryptionKey, JSON.stringify({ legal_name, date_of_birth, document_number }));
}

/** @throws {Error} when it was wrapped under another key */
export function openIdentity({ keyEncryptionKey }: Key, { sealed }: Pick<IdentityCheckRow, 'sealed'>): Identity {
  return JSON.parse(unwrap(keyEncryptionKey, sealed)) as Identity;
}

/** `A*** L***`: the first letter of each part. */
export function maskLegalName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]}***`)
    .join(' ');
}

/** `***42` */
export function maskDocument(number: string): string {
  return `***${number.slice(-2)}`;
}
