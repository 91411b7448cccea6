import type { MetricEvent } from '@gatehouse/contract/telemetry/metrics';

type Failure = Extract<MetricEvent, { kind: 'failure' }>['name'];

/**
 * LANG-15, SHELL-16: reports that a part of this page failed to load, by a performance mark that the page's monitor
 * reads.
 */
export function reportFailure(name: Extract<Failure, 'chunk' | 'translation' | 'outside-script' | 'compliance'>): void {
  performance.mark(`failure ${name}`);
}
