import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { wholeSheet } from '../../platform/loading/whole-sheet.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** REGION-03 to REGION-07: residence is asked about on pages that open accounts; without a network nobody is asked. */
export function residenceHere(frame: PageFrame): void {
  // A register page where the server knew that sign-up is closed is another page already.
  if (frame.user || frame.name === 'unavailable' || !opensAccounts(frame.site, frame.path)) return;
  Promise.all([import('../../features/residence/ask-residence.ts'), wholeSheet()])
    .then(([{ askResidence }]) => askResidence(frame))
    .catch(() => undefined);
}
