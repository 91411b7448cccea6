import type { PageFrame } from '../../shell/page-context.tsx';

/** Pages that show whether the user is logged in or verified, and hold no input. */
const SHOW_PROFILE = ['login', 'dashboard'];

/** SESS-05: loads the profile when the user returns to a tab, in the background. */
export function returnHere(frame: PageFrame): void {
  if (!SHOW_PROFILE.includes(frame.name)) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    import('../../features/session/look-again.ts').then(({ lookAgain }) => lookAgain(frame)).catch(() => undefined);
  });
}
