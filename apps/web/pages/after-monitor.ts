import { startMonitor } from '../platform/page-monitor.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** SHELL-16, HTTP-13: what goes slowly or wrong in a page is reported. */
export function monitorHere(frame: PageFrame): void {
  // A page asks for this file the moment it has come to life.
  const aliveAt = performance.getEntriesByName(import.meta.url)[0]?.startTime ?? performance.now();
  startMonitor(frame, aliveAt);
}
