import { withdrawnPurposes } from '@gatehouse/rules/consent/consent';
import { onConsent, settleConsent, updateNotice } from '../../platform/consent/consent.ts';
import { removeLeftBehind } from '../../platform/consent/leftover-storage.ts';
import { onOpens } from '../../platform/loading/opens.ts';
import { consentedStoresOf } from '../../platform/storage/consented-storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** SHELL-05, SHELL-11: wires the cookie notice, the cookie settings, and the scripts that wait for consent. */
export function afterConsent(frame: PageFrame): void {
  settleConsent();
  updateNotice();
  onConsent((now, before) => {
    const focused = document.activeElement?.closest('.cookie-notice');
    updateNotice();
    if (focused) focusMain();
    removeLeftBehind(consentedStoresOf(withdrawnPurposes(before, now).value, frame.brand.keys));
  });
  for (const answer of ['accept-all', 'reject-all']) onOpens(answer, answered);
  onOpens('cookie-settings', () => {
    void import('./open-settings.tsx').then(
      ({ openSettings }) => openSettings(frame),
      () => {},
    );
  });
  if (frame.brand.scripts) {
    void import('./start-scripts.ts').then(
      ({ startScripts }) => startScripts(frame),
      () => {},
    );
  }
}

/** The inline script has already stored the answer and hidden the notice. */
function answered(): void {
  settleConsent();
  delete document.documentElement.dataset.cookieNotice;
  focusMain();
}

/** The notice had the focus and is gone: moves the focus to the page, unless it is in a field already. */
function focusMain(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.closest('.cookie-notice')) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
