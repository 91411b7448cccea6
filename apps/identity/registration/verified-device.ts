import { createHash } from 'node:crypto';
import type { Visitor } from '../http/visitor.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * What a registration remembers of the device that entered the code; undefined without a guid.
 * Whoever starts a wizard knows its uuid, and may send it to the owner of the address: the uuid alone proves nothing.
 */
export function deviceHash({ guid }: Pick<Visitor, 'guid'>): string | undefined {
  return guid && createHash('sha256').update(guid).digest('base64url');
}

/** Whether the visitor's device is the one that entered the code. */
export function isVerifiedBy({ verified_device }: RegistrationRow, visitor: Pick<Visitor, 'guid'>): boolean {
  return verified_device !== null && verified_device === deviceHash(visitor);
}
