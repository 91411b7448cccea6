import { keepArrival } from '../../features/attribution/keep-arrival.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** AFF-07, SESS-11: who sent the visitor, and how long a registration takes. */
export function attributionHere(frame: PageFrame): void {
  keepArrival(frame);
}
