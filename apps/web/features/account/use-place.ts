import { usePage } from '../../shell/page-context.tsx';

/** Names countries (ISO 3166-1) in the user's language; empty for an unknown one. Node and browsers may use different names. */
export function usePlace(): (country: string) => string {
  const { locale } = usePage();
  const names = new Intl.DisplayNames([locale.tag], { type: 'region' });
  return (country) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : '');
}
