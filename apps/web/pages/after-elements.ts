import { opensAccounts } from '@gatehouse/rules/opens-accounts';
import type { PageFrame } from '../shell/page-context.tsx';

/**
 * COMP-07: on pages that open accounts, where the API is asked for the visitor's country anyway, an answer that differs
 * from what the server knew decides the page's elements anew.
 */
export function elementsHere(frame: PageFrame): void {
  if (frame.user || !opensAccounts(frame.site, frame.path)) return;
  import('../features/elements/settle-elements.ts')
    .then(({ settleElements }) => settleElements(frame))
    .catch(() => undefined);
}
