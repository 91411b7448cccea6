import { afterConsent } from '../features/consent/after-consent.ts';
import { afterCountry } from '../features/country/after-country.ts';
import { whenActivated } from '../platform/loading/prerendering.ts';
import type { PageFrame } from '../shell/page-context.tsx';
import { appBannerHere } from './after-app-banner.ts';
import { attributionHere } from './after-attribution.ts';
import { banAnsweredHere } from './after-ban.ts';
import { elementsHere } from './after-elements.ts';
import { filesHere } from './after-files.ts';
import { formsReadyHere } from './after-forms.ts';
import { launchHere } from './after-launch.ts';
import { monitorHere } from './after-monitor.ts';
import { nativeLinksHere } from './after-native-links.ts';
import { quickLoginHere } from './after-quick-login.ts';
import { residenceHere } from './after-residence.ts';
import { returnHere } from './after-return.ts';
import { sessionEndsHere } from './after-session.ts';
import { typedHere } from './after-typed.ts';
import { wantedPartHere } from './after-wanted-part.ts';
import { welcomedHere } from './after-welcome.ts';

/** One thing that pages do once they are live. It must not throw, and must not hold anything up. */
type AfterPart = (frame: PageFrame) => void;

/** In this order. Each is a line here and a module of its own. */
const parts: readonly AfterPart[] = [
  launchHere,
  wantedPartHere,
  typedHere,
  banAnsweredHere,
  quickLoginHere,
  formsReadyHere,
  afterConsent,
  residenceHere,
  elementsHere,
  afterCountry,
  appBannerHere,
  nativeLinksHere,
  attributionHere,
  welcomedHere,
  sessionEndsHere,
  returnHere,
  filesHere,
  monitorHere,
];

/** Runs when a page is live and really shown: never in a page that is only prerendered. */
export function afterPage(frame: PageFrame): void {
  // A tool of the operator has no visitor to ask, count or warn.
  if (frame.name === 'explorer') return;
  whenActivated(() => {
    for (const part of parts) part(frame);
  });
}
