import { type BirthPart, birthParts } from '@gatehouse/rules/registration/birth-date';
import { missingDates } from '@gatehouse/rules/site/date-format';

const MONTHS = 12;
/** The calendar of identity documents, whatever the locale's own is. */
const GREGORIAN = { calendar: 'gregory', timeZone: 'UTC' } as const;

/** The order of day, month and year in a language. @param tag BCP 47 */
export function birthOrder(tag: string): readonly BirthPart[] {
  // Day, month, year in each of our own.
  if (missingDates(tag)) return birthParts;
  const format = new Intl.DateTimeFormat(tag, { ...GREGORIAN, day: 'numeric', month: 'numeric', year: 'numeric' });
  return format.formatToParts(0).flatMap(({ type }) => birthParts.find((part) => part === type) ?? []);
}

/** What a date may call its months, January first: in this language and in English. */
export function monthNames(tag: string): readonly (readonly string[])[] {
  const formats = [tag, 'en'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => [
      // Within a date some languages decline the name.
      new Intl.DateTimeFormat(locale, { ...GREGORIAN, month, day: 'numeric' }),
      new Intl.DateTimeFormat(locale, { ...GREGORIAN, month }),
    ]),
  );
  const own = missingDates(tag);
  return Array.from({ length: MONTHS }, (_, month) => [
    ...[own?.months[month], own?.months[month]?.slice(0, 3)].filter((name) => name !== undefined),
    ...formats.map(
      (format) => format.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')?.value ?? '',
    ),
  ]);
}
