import { Refusal } from '../kernel/refusal.ts';
import { purposes } from './challenge/purposes.ts';
import type { ChallengePurpose } from './challenge/tables.ts';

/** The same refusal, with the field that it is about where the purpose's answers name it. */
export function namingField(purpose: ChallengePurpose, refusal: Refusal): Refusal {
  const field = purposes[purpose].fields[refusal.code];
  return field ? new Refusal(refusal.code, { field, ...(refusal.result as object | undefined) }) : refusal;
}
