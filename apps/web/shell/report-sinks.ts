import { usePage } from './page-context.tsx';
import { useMessages } from './words.tsx';

/** SHELL-16: reports to other hosts after consent for analytics, one sentence per host. */
export function useReportSinks(): readonly string[] {
  const { t } = useMessages();
  const { brand, site } = usePage();
  const { logger, analytics } = brand.monitoring ?? {};
  const failures = logger && new URL(logger).origin !== site.origin ? new URL(logger).host : undefined;
  return [
    ...(analytics ? [t('consent.uses.reports', { host: new URL(analytics).host })] : []),
    ...(failures ? [t('consent.uses.failures', { host: failures })] : []),
  ];
}
