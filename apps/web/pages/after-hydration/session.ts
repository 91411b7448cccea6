import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * SESS-04, SESS-06: on pages for users, handles the session's end in another tab or in a response, and warns an idle user before
 * it ends.
 */
export function sessionEndsHere(frame: PageFrame): void {
  if (!frame.user) return;
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
