import { describe, expect, test } from 'vitest';
import { type BirthPart, birthDateIn, readBirthDate } from './birth-date.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const EUROPE: readonly BirthPart[] = ['day', 'month', 'year'];
const US: readonly BirthPart[] = ['month', 'day', 'year'];
const JAPAN: readonly BirthPart[] = ['year', 'month', 'day'];
const read = (day: string, month: string, year: string, order = EUROPE) =>
  readBirthDate({ day, month, year }, order, NOW);

describe('[SIGNUP-11] a date of birth', () => {
  test.each([
    ['31', '12', '1990', '1990-12-31'],
    ['1', '3', '2008', '2008-03-01'],
    [' 01 ', '02', '1970', '1970-02-01'],
    ['29', '2', '2000', '2000-02-29'],
    ['٣١', '١٢', '١٩٩٠', '1990-12-31'],
    ['۳۱', '۱۲', '۱۹۹۰', '1990-12-31'],
  ])('%s %s %s is %s', (day, month, year, date) => {
    expect(read(day, month, year)).toEqual({ date });
  });

  test.each([
    ['', '', '', 'day', 'empty'],
    ['1', '', '', 'month', 'empty'],
    ['1', '1', ' ', 'year', 'empty'],
    ['31', '4', '1990', 'day', 'shape'],
    ['30', '2', '2000', 'day', 'shape'],
    ['29', '2', '1900', 'day', 'shape'],
    ['0', '1', '1990', 'day', 'shape'],
    ['-1', '1', '1990', 'day', 'shape'],
    ['1.5', '1', '1990', 'day', 'shape'],
    ['1', '13', '1990', 'month', 'shape'],
    ['1', '0', '1990', 'month', 'shape'],
    ['1', 'May', '1990', 'month', 'shape'],
    ['1', '1', '90', 'year', 'shape'],
    ['1', '1', '199', 'year', 'shape'],
    ['1', '1', '19900', 'year', 'shape'],
    ['2', '3', '2026', 'year', 'future'],
    ['1', '1', '2090', 'year', 'future'],
    ['1', '1', '1880', 'year', 'old'],
    ['2', '3', '2008', 'year', 'young'],
    ['1', '3', '2026', 'year', 'young'],
  ])('%j %j %j: at the %s, %s', (day, month, year, part, why) => {
    expect(read(day, month, year)).toMatchObject({ problem: { part, why } });
  });

  test('says how many days the month has, and the first empty field in the order of the page', () => {
    expect(read('31', '4', '1990')).toEqual({ problem: { part: 'day', why: 'shape', days: 30 } });
    expect(read('', '', '', JAPAN)).toMatchObject({ problem: { part: 'year' } });
    expect(read('', '', '', US)).toMatchObject({ problem: { part: 'month' } });
  });
});

describe('[SIGNUP-11] a whole date that is pasted', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    (['en', 'de'] as const).flatMap((tag) =>
      (['long', 'short'] as const).map((style) =>
        new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' }).format(Date.UTC(2000, month, 1)),
      ),
    ),
  );
  test.each([
    ['31.12.1990', EUROPE, '31', '12', '1990'],
    ['1990-12-31', EUROPE, '31', '12', '1990'],
    ['1990/12/31', US, '31', '12', '1990'],
    ['1990年12月31日', JAPAN, '31', '12', '1990'],
    ['04/05/1990', EUROPE, '04', '05', '1990'],
    ['04/05/1990', US, '05', '04', '1990'],
    ['12/31/1990', EUROPE, '31', '12', '1990'],
    ['31/12/1990', US, '31', '12', '1990'],
    [' 31 December 1990 ', EUROPE, '31', '12', '1990'],
    ['December 31st, 1990', US, '31', '12', '1990'],
    ['31. Dezember 1990', EUROPE, '31', '12', '1990'],
    ['31 Dec 1990', EUROPE, '31', '12', '1990'],
    ['31121990', EUROPE, '31', '12', '1990'],
    ['19901231', JAPAN, '31', '12', '1990'],
    ['٣١/١٢/١٩٩٠', EUROPE, '31', '12', '1990'],
  ] as const)('%j', (text, order, day, month, year) => {
    expect(birthDateIn(text, order, months)).toEqual({ day, month, year });
  });

  test.each(['', '31', '1990', '31.12.', '12/31/90', '31 12 1990 4', 'tomorrow', '31 Foo 1990', '123456789'])(
    '%j is no whole date',
    (text) => {
      expect(birthDateIn(text, EUROPE, months)).toBeUndefined();
    },
  );
});
