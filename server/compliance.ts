import { environments } from '@gatehouse/brand/shipped-compliance';
import type { ComplianceIndex } from '@gatehouse/rules/compliance/compliance';
import type { Brand } from '@gatehouse/rules/site/brand';
import { type ComplianceSource, createComplianceSource } from '@gatehouse/web/server/compliance/compliance-source';
import { Counter, type Metric } from 'prom-client';
import type { Environment } from './environment.ts';

/** COMP-01: the compliance config of this process, and what operators see of its troubles. */
export type OpenCompliance = {
  readonly source: ComplianceSource;
  /** Undefined: missing or broken. */
  readonly indexOf: (environment: string) => ComplianceIndex | undefined;
  readonly metrics: readonly Metric[];
};

/** @param report told once for each problem; every failure is counted */
export function openCompliance(
  { complianceOrigin: origin, dataDir }: Pick<Environment, 'complianceOrigin' | 'dataDir'>,
  { sites }: Brand,
  report: (problem: string) => void,
): OpenCompliance {
  const failures = new Counter({
    name: 'gatehouse_compliance_failures_total',
    help: 'Compliance files that did not come or could not be used, by environment',
    labelNames: ['environment'],
    registers: [],
  });
  const source = createComplianceSource({
    ...{ origin, dataDir },
    wanted: sites.map(({ environment }) => environment),
    report: ({ environment, problem }) => report(`compliance config of ${environment}: ${problem}`),
    onFailure: ({ environment }) => failures.inc({ environment }),
  });
  return {
    source,
    indexOf(name) {
      const environment = environments.find((one) => one === name);
      return environment && source.indexFor(environment);
    },
    metrics: [failures],
  };
}
