import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DateOptions, dateFormat, knowsLanguage, ownDateFormat } from './date-format.ts';
import { formatTag } from './format-tag.ts';
import { languageDates } from './language-dates.ts';

const STYLES: readonly DateOptions[] = [
  ...(['full', 'long', 'medium'] as const).flatMap((dateStyle) => [
    { dateStyle },
    { dateStyle, timeStyle: 'short' as const },
  ]),
  ...[{ day: 'numeric', month: 'long' } as const, { timeStyle: 'medium' } as const],
];
const DAY_MS = 86_400_000;
/** Every month and weekday, days of one digit and of two, and times. */
const TIMES = Array.from({ length: 60 }, (_, at) => Date.UTC(2026, 0, 1, 7, 4, 9) + at * 13 * DAY_MS + at * 3_700_000);

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(languageDates))('[LANG-18] our own names of dates in %s', (tag, language) => {
  test.each(STYLES)('say what CLDR says: %o', (options) => {
    for (const timeZone of ['UTC', 'Asia/Tbilisi']) {
      const own = ownDateFormat(language, { ...options, timeZone });
      const intl = new Intl.DateTimeFormat(tag, { ...options, timeZone });
      expect(TIMES.map((at) => own.format(at))).toEqual(TIMES.map((at) => intl.format(at)));
    }
  });
});

test('[LANG-18] a runtime that knows the language is asked itself', () => {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  for (const tag of ['tr-TR', 'kk-KZ', 'ar-SA', 'zh-TW']) {
    expect(knowsLanguage(tag)).toBe(true);
    expect(dateFormat(tag, options).format(0)).toBe(new Intl.DateTimeFormat(formatTag(tag), options).format(0));
  }
});
