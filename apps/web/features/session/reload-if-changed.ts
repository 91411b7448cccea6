import { isKycVerified, isLoggedIn } from '@gatehouse/rules/session/session';
import { loadAgain } from '../../platform/navigation/navigate.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * SESS-05, SESS-08: reloads this page if the profile differs from it, since the user logged in or was verified in another tab.
 * @param frame.data `verified`: what the page shows; null if it could not be read
 */
export async function reloadIfChanged(frame: PageFrame): Promise<void> {
  const profile = await sessionHere(frame).profile();
  if (!profile) return;
  const { verified } = (frame.data ?? {}) as { readonly verified?: unknown };
  const isNews = typeof verified === 'boolean' && isKycVerified(profile) !== verified;
  if (frame.session.user ? isNews : isLoggedIn(profile)) loadAgain();
}
