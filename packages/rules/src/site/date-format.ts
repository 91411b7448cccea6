import { formatTag } from './format-tag.ts';
import { type LanguageDates, languageDates } from './language-dates.ts';

/** What a date shows, as `Intl.DateTimeFormat` takes it. */
export type DateOptions = {
  readonly dateStyle?: 'full' | 'long' | 'medium';
  readonly timeStyle?: 'short' | 'medium';
  readonly day?: 'numeric';
  readonly month?: 'long';
  readonly timeZone?: string;
};

/** @param at epoch ms */
export type DateFormat = { readonly format: (at: number) => string };

/**
 * LANG-18: dates in a reader's language. Chromium has no names of months in Georgian and Kazakh, and would write English ones, or
 * “M11”; these are written by our own names.
 *
 * @param tag BCP 47
 */
export function dateFormat(tag: string, options: DateOptions): DateFormat {
  const own = missingDates(tag);
  return own ? ownDateFormat(own, options) : new Intl.DateTimeFormat(formatTag(tag), options);
}

/** Our names of dates in a language that this runtime does not know. @param tag BCP 47 */
export function missingDates(tag: string): LanguageDates | undefined {
  return knowsLanguage(tag) ? undefined : languageDates[languageOf(tag)];
}

/** Whether this runtime knows a language, or writes its dates, countries and languages in another one. @param tag BCP 47 */
export function knowsLanguage(tag: string): boolean {
  const language = languageOf(tag);
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(language, { month: 'long' });
  const has = format.resolvedOptions().locale.startsWith(language) && !/^M\d/.test(format.format(0));
  known.set(language, has);
  return has;
}

const known = new Map<string, boolean>();
const languageOf = (tag: string) => tag.split('-', 1)[0] ?? '';

/** The same by our own names. */
export function ownDateFormat(
  language: LanguageDates,
  { dateStyle, timeStyle, month, timeZone }: DateOptions,
): DateFormat {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', timeZone },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  });
  return {
    format(at) {
      const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
      const { year = '', hour, minute, second } = of;
      const day = Number(of.day);
      const name = language.months[Number(of.month) - 1] ?? '';
      const named = {
        ...{ year, day: `${day}`, twoDigits: `${day}`.padStart(2, '0'), month: name, short: name.slice(0, 3) },
        weekday: language.weekdays[new Date(Date.UTC(Number(year), Number(of.month) - 1, day)).getUTCDay()] ?? '',
      };
      const style = dateStyle ?? (month && 'dayAndMonth');
      const time = timeStyle && `${hour}:${minute}${timeStyle === 'medium' ? `:${second}` : ''}`;
      return [style && language.styles[style](named), time].filter(Boolean).join(', ');
    },
  };
}
