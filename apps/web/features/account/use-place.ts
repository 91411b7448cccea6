import { usePage } from '../../shell/page-context.tsx';

/** Names countries (ISO 3166-1) in the reader's language; empty where none is known. Node and the browser may differ in a name. */
export function usePlace(): (country: string) => string {
  const { locale } = usePage();
  const names = new Intl.DisplayNames([locale.tag], { type: 'region' });
  return (country) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : '');
}
