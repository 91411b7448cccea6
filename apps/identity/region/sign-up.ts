import { signUpAccess } from '@gatehouse/rules/region/region';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';

/**
 * REGION-03: everything that opens an account asks this first, before anything is looked up: the answer is the same
 * whoever has an account, and says nothing of where the visitor is.
 * @throws {Refusal} signUpBlocked
 */
export function signUpMustBeOpen({ brand }: Pick<Services, 'brand'>, { place }: Pick<Visitor, 'place'>): void {
  if (signUpAccess(brand, place).value !== 'open') throw new Refusal('signUpBlocked');
}
