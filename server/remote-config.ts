import type { Api } from '@gatehouse/web/server/api/api';
import type { ExperimentEvent } from '@gatehouse/web/server/remote-config/experiment-events';
import { createRemoteConfigSource, type RemoteConfigSource } from '@gatehouse/web/server/remote-config/remote-config';
import { Counter, type Metric } from 'prom-client';

/** LOGIN-12, SHELL-09: what steers the pages of this process, and what operators see of its troubles and experiments. */
export type OpenRemoteConfig = {
  readonly source: RemoteConfigSource;
  readonly onExperiment: (event: ExperimentEvent) => void;
  readonly metrics: readonly Metric[];
};

/** Ids are the operator's; those of more experiments than anybody runs at a time share one label. */
const MOST_EXPERIMENTS = 100;
const OTHER = 'other';

/** @param report told once for each problem; every failure is counted */
export function openRemoteConfig(api: Api, report: (problem: string) => void): OpenRemoteConfig {
  const failures = new Counter({
    name: 'gatehouse_steering_failures_total',
    help: 'Config calls that failed, and values of theirs that could not be used, by site',
    labelNames: ['site'],
    registers: [],
  });
  const devices = new Counter({
    name: 'gatehouse_experiment_total',
    help: 'What became of sign-up pages in an experiment: shown, began, registered; by experiment, arm and site',
    labelNames: ['experiment', 'arm', 'site', 'event'],
    registers: [],
  });
  const seen = new Set<string>();
  return {
    source: createRemoteConfigSource({
      api,
      report: ({ site, problem }) => report(`steering of ${site}: ${problem}`),
      onFailure: ({ site }) => failures.inc({ site }),
    }),
    onExperiment({ experiment, ...labels }) {
      if (seen.size < MOST_EXPERIMENTS) seen.add(experiment);
      devices.inc({ ...labels, experiment: seen.has(experiment) ? experiment : OTHER });
    },
    metrics: [failures, devices],
  };
}
