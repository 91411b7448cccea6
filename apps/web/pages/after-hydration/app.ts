import { hasTelegramLaunch, telegramPlatformOf } from '@gatehouse/rules/device/platform';
import { invitesToOpen, opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { onOpens } from '../../platform/loading/opens.ts';
import { leaveTo, targetOf } from '../../platform/navigation/navigate.ts';
import { APP_BANNER_CLOSED_MS, APP_BANNER_KEY } from '../../platform/storage/app-banner-key.ts';
import { LAUNCH_KEY } from '../../platform/storage/launch-key.ts';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * PLAT-02, LOGIN-09: Telegram launches a mini-app with parameters in the fragment, which servers do not see. Keeps them for the
 * tab, and reloads a page that offers accounts with one of them in its query, so that the server can decide.
 */
export function applyTelegramLaunch({ site, path, layout, user, miniApp }: PageFrame): void {
  const { hash, pathname, search } = location;
  const kept = readLocal(LAUNCH_KEY, 'sessionStorage');
  const launch = [hash, kept ?? '', search].find(hasTelegramLaunch);
  if (launch === undefined) return;
  if (launch !== kept) writeLocal(LAUNCH_KEY, launch, 'sessionStorage');
  if (user || miniApp || hasTelegramLaunch(search)) return;
  if (!layout.header && !opensAccounts(site, path) && !invitesToOpen(path)) return;
  const device = telegramPlatformOf(launch) ?? 'unknown';
  const query = `${search ? `${search}&` : '?'}tgWebAppPlatform=${encodeURIComponent(device)}`;
  leaveTo(targetOf({ value: pathname + query + hash }, []), 'replace');
}

/** SHELL-14, SHELL-15: only pages inside an app have its scheme. */
export function enableNativeLinks(frame: PageFrame): void {
  if (!frame.brand.appScheme) return;
  import('../../platform/webview/native-links.ts')
    .then(({ startNativeLinks }) => startNativeLinks(frame))
    .catch(() => undefined);
}

/** SHELL-02: a closed app banner stays closed in this browser for 90 days. */
export function watchAppBanner(): void {
  onOpens('close-app-banner', () => {
    delete document.documentElement.dataset.appBanner;
    writeLocal(APP_BANNER_KEY, String(Date.now() + APP_BANNER_CLOSED_MS));
    // For the keyboard: the focus moves to the content.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
