import { onOpens } from '../../platform/loading/opens.ts';
import { APP_BANNER_CLOSED_MS, APP_BANNER_KEY } from '../../platform/storage/app-banner-key.ts';
import { writeLocal } from '../../platform/storage/storage.ts';
import { platformLabel } from '../../platform/webview/platform-label.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

const inTelegram = () => import('./in-telegram.ts');
/** SHELL-14, SHELL-15 */
const nativeLinks = () => import('../../platform/webview/native-links.ts');

/** What only a page inside an app does, loaded late. The server gives a page in the exchange's own app the app's scheme. */
export function startInApp(frame: PageFrame): void {
  const isInTelegram = platformLabel('').endsWith('_tg');
  if (isInTelegram)
    inTelegram()
      .then((late) => late.inTelegram(frame))
      .catch(() => undefined);
  else if (frame.brand.appScheme)
    nativeLinks()
      .then((late) => late.startNativeLinks(frame))
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
