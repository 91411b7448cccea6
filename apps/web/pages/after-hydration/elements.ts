import { invitesToOpen, opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * COMP-07: on pages that open accounts or invite to it, decides the page's elements again if the API reports another country than
 * the server used.
 */
export function elementsHere(frame: PageFrame): void {
  const { user, site, path } = frame;
  if (user || !(opensAccounts(site, path) || invitesToOpen(path))) return;
  import('../../features/elements/settle-elements.ts')
    .then(({ settleElements }) => settleElements(frame))
    .catch(() => undefined);
}
