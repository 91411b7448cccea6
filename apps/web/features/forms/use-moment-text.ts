import { dateFormat } from '@gatehouse/rules/site/date-format';
import { usePage } from '../../shell/page-context.tsx';

/** Formats a time (epoch ms) in the user's time zone. For client-only parts. */
export function useTimeText(at: number): string {
  const { language } = usePage();
  return dateFormat(language.tag, { dateStyle: 'full', timeStyle: 'short' }).format(at);
}
