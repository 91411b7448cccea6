import { startOutsideScripts } from '../../platform/consent/outside-scripts.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { createRegulation } from '../../platform/region/regulation.ts';
import { browserStorage } from '../../platform/storage/storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** SHELL-11: starts the brand's third-party scripts, with the visitor's region from the API (REGION-01). */
export function startScripts(frame: PageFrame): void {
  const { ask } = getPlatform(frame);
  startOutsideScripts(
    frame,
    createRegulation({ ask, clock: Date.now, storage: browserStorage('localStorage') }).region,
  );
}
