import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';

/**
 * Writes moments (epoch ms) in the reader's language: in UTC as the server renders them, in the reader's own time zone
 * once the page is live. Put `suppressHydrationWarning` on the element: Node and the browser may know different formats.
 */
export function useTimeText(): (at: number) => string {
  const { locale } = usePage();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const zone = live ? {} : { timeZone: 'UTC' };
  const format = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  return (at) => `${format.format(at)}${live ? '' : ' UTC'}`;
}
