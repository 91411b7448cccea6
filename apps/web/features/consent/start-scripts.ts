import { platformHere } from '../../platform/browser.ts';
import { startOutsideScripts } from '../../platform/outside-scripts.ts';
import { createRegulation } from '../../platform/regulation.ts';
import { browserStorage } from '../../platform/storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** SHELL-11: the brand's scripts on this page, with the visitor's region as the API says it (REGION-01). */
export function startScripts(frame: PageFrame): void {
  const { ask } = platformHere(frame);
  startOutsideScripts(
    frame,
    createRegulation({ ask, clock: Date.now, storage: browserStorage('localStorage') }).region,
  );
}
