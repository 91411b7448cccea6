import { afterConsent } from '../../features/consent/after-consent.ts';
import { afterCountry } from '../../features/country/after-country.ts';
import { whenActivated } from '../../platform/loading/prerendering.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { appBannerHere } from './app-banner.ts';
import { attributionHere } from './attribution.ts';
import { banAnsweredHere } from './ban.ts';
import { elementsHere } from './elements.ts';
import { filesHere } from './files.ts';
import { formsReadyHere } from './forms.ts';
import { launchHere } from './launch.ts';
import { monitorHere } from './monitor.ts';
import { nativeLinksHere } from './native-links.ts';
import { quickLoginHere } from './quick-login.ts';
import { residenceHere } from './residence.ts';
import { returnHere } from './return.ts';
import { sessionEndsHere } from './session.ts';
import { typedHere } from './typed.ts';
import { wantedPartHere } from './wanted-section.ts';
import { welcomedHere } from './welcome.ts';

/** A task of a page after hydration. It must not throw or block. */
type AfterPart = (frame: PageFrame) => void;

/** In this order. */
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

/** Runs after hydration and activation: never in a page that is only prerendered. */
export function afterPage(frame: PageFrame): void {
  // An operator's tool has no visitor to track or warn.
  if (frame.name === 'explorer') return;
  whenActivated(() => {
    for (const part of parts) part(frame);
  });
}
