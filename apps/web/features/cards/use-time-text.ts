import { dateFormat, knowsLanguage } from '@gatehouse/rules/site/date-format';
import { formatTag } from '@gatehouse/rules/site/format-tag';
import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';

/** A time as text: the date, and after hydration how long ago it was. */
export type TimeText = { readonly at: string; readonly ago?: string | undefined };

const STEPS = [
  ['year', 365 * 24 * 60 * 60_000],
  ['month', 30 * 24 * 60 * 60_000],
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/**
 * Formats times (epoch ms) in the user's language: in UTC on the server, in the user's time zone after hydration. Put
 * `suppressHydrationWarning` on the element, since Node and browsers may use different formats.
 */
export function useTimeText(): (at: number) => string {
  const times = useTimes();
  return (at) => times(at).at;
}

/** The same, with the time since then. */
export function useTimes(): (at: number) => TimeText {
  const { language } = usePage();
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  const zone = now ? {} : { timeZone: 'UTC' };
  const format = dateFormat(language.tag, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  return (at) =>
    now ? { at: format.format(at), ago: agoIn(language.tag, at - now) } : { at: `${format.format(at)} UTC` };
}

/** Undefined in a language that the browser does not know. */
function agoIn(tag: string, ms: number): string | undefined {
  if (!knowsLanguage(tag)) return undefined;
  const format = new Intl.RelativeTimeFormat(formatTag(tag), { numeric: 'auto', style: 'long' });
  const [unit, size] = STEPS.find(([, length]) => Math.abs(ms) >= length) ?? ['second', 0];
  return size ? format.format(Math.min(0, Math.round(ms / size)), unit) : format.format(0, 'second');
}
