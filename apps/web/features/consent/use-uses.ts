import type { OutsideScript, Purpose } from '@gatehouse/rules/site/brand';
import { ownStores } from '../../platform/storage/own-storage.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useReportSinks } from '../../shell/report-sinks.ts';

type Uses = {
  readonly scripts: readonly OutsideScript[];
  /** Names of what we keep in the browser ourselves. */
  readonly own: readonly string[];
  /** A sentence for each place that reports go to. */
  readonly sinks: readonly string[];
};

/** What belongs to a purpose on this site: scripts of others, what we keep ourselves, and reports. */
export function useUses(): (purpose: Purpose) => Uses {
  const { brand } = usePage();
  const reports = useReportSinks();
  return (purpose) => {
    const stores = ownStores.filter((store) => store.purpose === purpose);
    return {
      scripts: (brand.scripts ?? []).filter((script) => script.purpose === purpose),
      // One name may be kept in two places.
      own: [...new Set(stores.map(({ name }) => name(brand.keys)))],
      sinks: purpose === 'analytics' ? reports : [],
    };
  };
}

/** Whether the site uses anything of a purpose. */
export function isUsed({ scripts, own, sinks }: Uses): boolean {
  return scripts.length + own.length + sinks.length > 0;
}
