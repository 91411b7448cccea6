import { HYDRATED_MARK } from '../../platform/loading/hydrated-mark.ts';
import { startMonitor } from '../../platform/telemetry/page-monitor.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

export function startPageMonitor(frame: PageFrame): void {
  const hydratedAt = performance.getEntriesByName(HYDRATED_MARK)[0]?.startTime ?? performance.now();
  startMonitor(frame, hydratedAt);
}
