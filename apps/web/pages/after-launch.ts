import { invitesToOpen, opensAccounts } from '@gatehouse/rules/opens-accounts';
import { hasTelegramLaunch, telegramPlatformOf } from '@gatehouse/rules/platform';
import { LAUNCH_KEY } from '../platform/launch-key.ts';
import { leaveTo, targetOf } from '../platform/navigate.ts';
import { readLocal, writeLocal } from '../platform/storage.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/**
 * PLAT-02, LOGIN-09: Telegram launches a mini-app with parameters in the fragment, which no server sees. They count for
 * the tab, and a page that offers to open an account is loaded again with one of them in its query: the server decides.
 */
export function launchHere({ site, path, layout, user, loginOnly }: PageFrame): void {
  const { hash, pathname, search } = location;
  const launch = [hash, search].find(hasTelegramLaunch);
  if (launch) writeLocal(LAUNCH_KEY, telegramPlatformOf(launch) ?? 'unknown', 'sessionStorage');
  const device = launch ? (telegramPlatformOf(launch) ?? 'unknown') : readLocal(LAUNCH_KEY, 'sessionStorage');
  if (!device || user || loginOnly || hasTelegramLaunch(search)) return;
  if (!layout.header && !opensAccounts(site, path) && !invitesToOpen(path)) return;
  const query = `${search ? `${search}&` : '?'}tgWebAppPlatform=${encodeURIComponent(device)}`;
  leaveTo(targetOf({ value: pathname + query + hash }, []), 'replace');
}
