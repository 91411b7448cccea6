import type { PageFrame } from '../../shell/page-context.tsx';

/** Pages that show whether the user is logged in, or verified, and hold nothing of what the user types. */
const SHOW_PROFILE = ['login', 'dashboard'];

/** SESS-05: a tab that the user returns to asks for the profile; nobody waits for it. */
export function returnHere(frame: PageFrame): void {
  if (!SHOW_PROFILE.includes(frame.name)) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    import('../../features/session/look-again.ts').then(({ lookAgain }) => lookAgain(frame)).catch(() => undefined);
  });
}
