import { dateFormat } from '@gatehouse/rules/site/date-format';
import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';

/**
 * Formats days (epoch ms) in the user's language: in UTC on the server, in the user's time zone after hydration. Put
 * `suppressHydrationWarning` on the element.
 */
export function useDayText(): (at: number, withTime?: boolean) => string {
  const { language } = usePage();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const zone = live ? {} : { timeZone: 'UTC' };
  return (at, withTime = false) => {
    const time = withTime ? { timeStyle: 'short' as const } : {};
    return dateFormat(language.tag, { dateStyle: 'medium', ...time, ...zone }).format(at);
  };
}
