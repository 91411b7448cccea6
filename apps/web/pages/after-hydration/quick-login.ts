import { takeCarried } from '../../platform/session/carried-session.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * SESS-07: takes the token for one login from another of the brand's sites out of the address, before anything else can read it,
 * even if it is not used. The compliance wall passes it on to the other site.
 */
export function quickLoginHere(frame: PageFrame): void {
  const carried = takeCarried();
  if (carried && !frame.user) {
    import('../../features/quick-login/quick-login.tsx')
      .then(({ quickLogIn }) => quickLogIn(frame, carried))
      .catch(() => undefined);
  }
  if (frame.name === 'compliance-wall') {
    import('../../features/sign-in/jump-with-session.ts')
      .then(({ jumpsWithSession }) => jumpsWithSession(frame))
      .catch(() => undefined);
  }
}
