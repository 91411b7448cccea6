import { onOpens } from '../../platform/loading/opens.ts';
import { APP_BANNER_CLOSED_MS, APP_BANNER_KEY } from '../../platform/storage/app-banner-key.ts';
import { writeLocal } from '../../platform/storage/storage.ts';

/** SHELL-02: a closed app banner stays closed in this browser for 90 days. */
export function appBannerHere(): void {
  onOpens('close-app-banner', () => {
    delete document.documentElement.dataset.appBanner;
    writeLocal(APP_BANNER_KEY, String(Date.now() + APP_BANNER_CLOSED_MS));
    // For the keyboard: the focus moves to the content.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
