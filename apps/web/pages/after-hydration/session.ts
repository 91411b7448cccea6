import { takeCarried } from '../../platform/session/carried-session.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * SESS-04, SESS-06: on pages for users, handles the session's end in another tab or in a response, and warns an idle user before
 * it ends.
 */
export function watchSession(frame: PageFrame): void {
  if (!frame.session.user) return;
  import('../../platform/page/browser-session.ts')
    .then(({ sessionHere }) => sessionHere(frame).onOver(() => void over(frame)))
    .catch(() => undefined);
  import('../../features/session/watch-limits.tsx')
    .then(({ watchLimits }) => watchLimits(frame))
    .catch(() => undefined);
}

async function over(frame: PageFrame): Promise<void> {
  const { sessionOver } = await import('../../features/session/session-over.tsx');
  await sessionOver(frame);
}

/**
 * SESS-07: takes the token for one login from another of the brand's sites out of the address, before anything else can read it,
 * even if it is not used. The compliance wall passes it on to the other site.
 */
export function takeQuickLogin(frame: PageFrame): void {
  const carried = takeCarried();
  if (carried && !frame.session.user) {
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

/** Pages that show whether the user is logged in or verified, and hold no input. */
const SHOW_PROFILE = ['login', 'dashboard'];

/** SESS-05: loads the profile when the user returns to a tab, in the background. */
export function reloadOnReturn(frame: PageFrame): void {
  if (!SHOW_PROFILE.includes(frame.name)) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    import('../../features/session/reload-if-changed.ts')
      .then(({ reloadIfChanged }) => reloadIfChanged(frame))
      .catch(() => undefined);
  });
}
