import { defaultBrand } from '@gatehouse/brand/default-brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { openRemoteConfig } from './remote-config.ts';

const site = globalSite(defaultBrand);

function opened(body: string) {
  const reported: string[] = [];
  const api = async () => ({ status: 200, headers: {}, body: Buffer.from(body) });
  const { source, onExperiment, metrics } = openRemoteConfig(api, (problem) => reported.push(problem));
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  const lines = async (name: string) => (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { source, onExperiment, reported, lines };
}

test('[SHELL-09] what becomes of an experiment is counted by experiment, arm, site and event', async () => {
  const { onExperiment, lines } = opened('{}');
  const shown = { experiment: 'look', arm: 'new-ui newLink', site: 'EU', event: 'shown' } as const;
  for (const event of [shown, shown, { ...shown, event: 'registered' } as const]) onExperiment(event);
  expect(await lines('gatehouse_experiment_total')).toEqual([
    'gatehouse_experiment_total{arm="new-ui newLink",site="EU",event="shown",experiment="look"} 2',
    'gatehouse_experiment_total{arm="new-ui newLink",site="EU",event="registered",experiment="look"} 1',
  ]);
});

test('[SHELL-09] ids without end share one label', async () => {
  const { onExperiment, lines } = opened('{}');
  for (let id = 0; id < 1_000; id += 1)
    onExperiment({ experiment: `x${id}`, arm: 'control', site: 'EU', event: 'shown' });
  onExperiment({ experiment: 'x7', arm: 'control', site: 'EU', event: 'shown' });
  const counted = await lines('gatehouse_experiment_total');
  expect(counted).toHaveLength(101);
  expect(counted.find((line) => line.includes('"other"'))).toMatch(/ 900$/);
  expect(counted.find((line) => line.includes('"x7"'))).toMatch(/ 2$/);
});

test('[LOGIN-12] calls that fail are counted by site, and told once in plain words', async () => {
  const { source, reported, lines } = opened('nonsense');
  await source.first(site, 'en');
  await source.first(site, 'ja-JP');
  expect(await lines('gatehouse_steering_failures_total')).toEqual([
    `gatehouse_steering_failures_total{site="${site.id}"} 3`,
  ]);
  const failures = ['/v3/config/banner', '/v3/config/banner', '/v3/config/web'];
  expect(reported.toSorted()).toEqual(
    failures.map((path) => `steering of ${site.id}: ${path}: the answer is not valid JSON`),
  );
});
