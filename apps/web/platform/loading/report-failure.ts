import type { MetricEvent } from '@gatehouse/contract/telemetry/metrics';

type Failure = Extract<MetricEvent, { kind: 'failure' }>['name'];

/** LANG-15, SHELL-16: says that a part of this page did not come. The page's monitor hears it, where there is one. */
export function reportFailure(name: Extract<Failure, 'chunk' | 'translation' | 'outside-script' | 'compliance'>): void {
  performance.mark(`failure ${name}`);
}
