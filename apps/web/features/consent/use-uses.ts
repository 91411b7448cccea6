import type { OutsideScript, Purpose } from '@gatehouse/rules/site/brand';
import { ownStores } from '../../platform/storage/own-storage.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useReportSinks } from '../../shell/report-sinks.ts';

type Uses = {
  readonly scripts: readonly OutsideScript[];
  /** Names of the product's own stores in the browser. */
  readonly own: readonly string[];
  /** A sentence for each destination of reports. */
  readonly sinks: readonly string[];
};

/** What uses a purpose on this site: third-party scripts, own stores, and reports. */
export function useUses(): (purpose: Purpose) => Uses {
  const { brand } = usePage();
  const reports = useReportSinks();
  return (purpose) => {
    const stores = ownStores.filter((store) => store.purpose === purpose);
    return {
      scripts: (brand.scripts ?? []).filter((script) => script.purpose === purpose),
      // One name may be used in two stores.
      own: [...new Set(stores.map(({ name }) => name(brand.keys)))],
      sinks: purpose === 'analytics' ? reports : [],
    };
  };
}

/** Whether anything on the site uses a purpose. */
export function isUsed({ scripts, own, sinks }: Uses): boolean {
  return scripts.length + own.length + sinks.length > 0;
}
