import { formatTag } from '@gatehouse/rules/site/format-tag';
import { usePage } from '../../shell/page-context.tsx';

/** Formats a time (epoch ms) in the user's time zone. For client-only parts. */
export function useTimeText(at: number): string {
  const { locale } = usePage();
  return new Intl.DateTimeFormat(formatTag(locale.tag), { dateStyle: 'full', timeStyle: 'short' }).format(at);
}
