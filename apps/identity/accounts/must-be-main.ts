import { Refusal } from '../kernel/refusal.ts';
import type { AccountRow } from './tables.ts';

/** SHELL-10: what identifies a person, and where one is reached, is the main account's. @throws {Refusal} notForSubAccounts */
export function mustBeMain({ parent_id }: Pick<AccountRow, 'parent_id'>): void {
  if (parent_id !== null) throw new Refusal('notForSubAccounts');
}
