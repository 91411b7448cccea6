import { usePage } from '../../shell/page-context.tsx';

/** A moment (epoch ms) where the reader is. For what stands in the browser alone. */
export function useTimeText(at: number): string {
  const { locale } = usePage();
  return new Intl.DateTimeFormat(locale.tag, { dateStyle: 'full', timeStyle: 'short' }).format(at);
}
