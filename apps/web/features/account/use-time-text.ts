import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';

/** How a moment reads: on the calendar, and where the page is live how long ago. */
export type TimeText = { readonly at: string; readonly ago?: string };

const STEPS = [
  ['year', 365 * 24 * 60 * 60_000],
  ['month', 30 * 24 * 60 * 60_000],
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/**
 * Writes moments (epoch ms) in the reader's language: in UTC as the server renders them, in the reader's own time zone
 * once the page is live. Put `suppressHydrationWarning` on the element: Node and the browser may know different formats.
 */
export function useTimeText(): (at: number) => string {
  const times = useTimes();
  return (at) => times(at).at;
}

/** The same, with how long ago it was. */
export function useTimes(): (at: number) => TimeText {
  const { locale } = usePage();
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  const zone = now ? {} : { timeZone: 'UTC' };
  const format = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  return (at) =>
    now ? { at: format.format(at), ago: agoIn(locale.tag, at - now) } : { at: `${format.format(at)} UTC` };
}

function agoIn(tag: string, ms: number): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'long' });
  const [unit, size] = STEPS.find(([, length]) => Math.abs(ms) >= length) ?? ['second', 0];
  return size ? format.format(Math.min(0, Math.round(ms / size)), unit) : format.format(0, 'second');
}
