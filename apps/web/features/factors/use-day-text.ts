import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';

/**
 * Writes days (epoch ms) in the reader's language: in UTC as the server renders them, in the reader's own time zone once
 * the page is live. Put `suppressHydrationWarning` on the element.
 */
export function useDayText(): (at: number, withTime?: boolean) => string {
  const { locale } = usePage();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const zone = live ? {} : { timeZone: 'UTC' };
  return (at, withTime = false) => {
    const time = withTime ? { timeStyle: 'short' as const } : {};
    return new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', ...time, ...zone }).format(at);
  };
}
