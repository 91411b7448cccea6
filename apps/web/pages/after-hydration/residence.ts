import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { wholeSheet } from '../../platform/loading/whole-sheet.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** REGION-03 to REGION-07: asks for the residence on pages that open accounts; not without a network. */
export function residenceHere(frame: PageFrame): void {
  // Where the server knows that sign-up is closed, it serves another page.
  if (frame.user || frame.name === 'unavailable' || !opensAccounts(frame.site, frame.path)) return;
  Promise.all([import('../../features/residence/ask-residence.ts'), wholeSheet()])
    .then(([{ askResidence }]) => askResidence(frame))
    .catch(() => undefined);
}
