import { expect, test } from 'vitest';
import { formatTag } from './format-tag.ts';
import { locales } from './locale.ts';
import { numberTag } from './number-tag.ts';

const MOMENT = Date.UTC(2026, 10, 27, 19, 30);

test.each(locales)('[LANG-03] $value: dates and numbers have Western digits and the year 2026', ({ tag }) => {
  const date = new Intl.DateTimeFormat(formatTag(tag), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  expect(date.format(MOMENT)).toMatch(/2026/);
  expect(date.format(MOMENT)).not.toMatch(/[^\P{Nd}0-9]/u);
  expect(new Intl.NumberFormat(numberTag(tag)).format(1234567)).not.toMatch(/[^\P{Nd}0-9]/u);
});
