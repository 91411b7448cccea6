import { onOpens } from '../../platform/loading/opens.ts';
import { APP_BANNER_CLOSED_MS, APP_BANNER_KEY } from '../../platform/storage/app-banner-key.ts';
import { writeLocal } from '../../platform/storage/storage.ts';
import { platformLabel } from '../../platform/webview/platform-label.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** PLAT-02, SHELL-14, SHELL-15: what only a page inside an app does, loaded late. The server gives such a page the app's scheme. */
export function startInApp(frame: PageFrame): void {
  if (!frame.brand.appScheme && !platformLabel('').endsWith('_tg')) return;
  import('./in-app.ts').then(({ inApp }) => inApp(frame)).catch(() => undefined);
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
