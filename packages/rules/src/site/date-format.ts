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
  const [language = ''] = tag.split('-');
  const own = languageDates[language];
  // Asking costs a slow phone a tenth of a second, and browsers know all other languages of ours.
  if (!own) return undefined;
  const format = new Intl.DateTimeFormat(language, { month: 'long' });
  return format.resolvedOptions().locale.startsWith(language) && !/^M\d/.test(format.format(0)) ? undefined : own;
}

/** Whether this runtime knows a language of ours, or writes its dates, countries and languages in another one. @param tag BCP 47 */
export const knowsLanguage = (tag: string): boolean => !missingDates(tag);

/** The same by our own names. */
export function ownDateFormat(
  language: LanguageDates,
  { dateStyle, timeStyle, month, timeZone }: DateOptions,
): DateFormat {
  // For instance 03/05/2026, 07:04:09
  const numbers = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return {
    format(at) {
      const [twoDigits = '', monthNumber, year = '', hour, minute, second] = numbers.format(at).split(/\D+/);
      const [day, monthIndex] = [Number(twoDigits), Number(monthNumber) - 1];
      const name = language.months[monthIndex] ?? '';
      const weekday = language.weekdays[new Date(Date.UTC(Number(year), monthIndex, day)).getUTCDay()] ?? '';
      const named = { year, day: `${day}`, twoDigits, month: name, short: name.slice(0, 3), weekday };
      const style = dateStyle ?? (month && 'dayAndMonth');
      const time = timeStyle && `${hour}:${minute}${timeStyle === 'medium' ? `:${second}` : ''}`;
      return [style && language.styles[style](named), time].filter(Boolean).join(', ');
    },
  };
}
