import { keepArrival } from '../../features/attribution/keep-arrival.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

export function attributionHere(frame: PageFrame): void {
  keepArrival(frame);
}
