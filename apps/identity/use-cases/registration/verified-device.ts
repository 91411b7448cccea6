import type { Visitor } from '../../http/visitor.ts';
import type { RegistrationRow } from './tables.ts';

/** Whether the visitor's device is the one that entered the code. */
export function isVerifiedBy({ verified_device }: RegistrationRow, visitor: Pick<Visitor, 'device'>): boolean {
  return verified_device !== null && verified_device === visitor.device;
}
