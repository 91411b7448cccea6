import { isKycVerified, isLoggedIn } from '@gatehouse/rules/session/session';
import { loadAgain } from '../../platform/navigation/navigate.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * SESS-05, SESS-08: loads this page again where the profile says something else than the page: the user has logged in, or has been
 * verified, in another tab. The server decides what the page shows then.
 * @param frame.data what the page knows of the verification: `verified`, null where it could not be read
 */
export async function lookAgain(frame: PageFrame): Promise<void> {
  const profile = await sessionHere(frame).profile();
  if (!profile) return;
  const { verified } = (frame.data ?? {}) as { readonly verified?: unknown };
  const isNews = typeof verified === 'boolean' && isKycVerified(profile) !== verified;
  if (frame.user ? isNews : isLoggedIn(profile)) loadAgain();
}
