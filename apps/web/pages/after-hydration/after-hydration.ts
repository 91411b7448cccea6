import { keepArrival } from '../../features/attribution/keep-arrival.ts';
import { afterConsent } from '../../features/consent/after-consent.ts';
import { afterCountry } from '../../features/country/after-country.ts';
import { afterEmail } from '../../features/email-suggestion/after-email.ts';
import { whenActivated } from '../../platform/loading/prerendering.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { endWelcome, keepTypedInput, keepWantedSection } from './address.ts';
import { checkResidence, handleBan, updateElements } from './api-checks.ts';
import { startInApp, watchAppBanner } from './app.ts';
import { startPageMonitor } from './monitor.ts';
import { rehearseAddress } from './newcomer.ts';
import { prefetchSharedFiles, preloadForms } from './prefetch.ts';
import { reloadOnReturn, takeQuickLogin, watchSession } from './session.ts';
import { hearSkippedTransitions } from './skipped-transitions.ts';

/** A task of a page after hydration. It must not throw or block. */
type AfterPart = (frame: PageFrame) => void;

/** In this order. */
const parts: readonly AfterPart[] = [
  startInApp,
  keepWantedSection,
  keepTypedInput,
  handleBan,
  takeQuickLogin,
  preloadForms,
  afterConsent,
  checkResidence,
  updateElements,
  afterCountry,
  afterEmail,
  watchAppBanner,
  keepArrival,
  rehearseAddress,
  endWelcome,
  watchSession,
  reloadOnReturn,
  prefetchSharedFiles,
  hearSkippedTransitions,
  startPageMonitor,
];

/** Runs after hydration and activation: never in a page that is only prerendered. */
export function afterPage(frame: PageFrame): void {
  // An operator's tool has no visitor to track or warn.
  if (frame.name === 'explorer') return;
  whenActivated(() => {
    for (const part of parts) part(frame);
  });
}
