import { expect, test } from 'vitest';
import { languageRanges } from '../language/accept-language.ts';
import { languagesOfRequest } from './ui-locales.ts';

test.each([
  ['tr', 'en-GB,en;q=0.9', 'tr,en-GB,en;q=0.9'],
  ['de-CH fr en', undefined, 'de-CH,fr,en,'],
  ['', 'en', 'en'],
  [null, 'en', 'en'],
  [null, undefined, undefined],
])('[LANG-13] %s before %s is read as %s', (uiLocales, header, expected) => {
  expect(languagesOfRequest(uiLocales, header)).toBe(expected);
});

test('weights, separators and what is no language in ui_locales change no other preference', () => {
  const ranges = languageRanges(languagesOfRequest('tr;q=0 ,*,<script> \r\nde', 'nl'));
  expect(ranges.map(({ range }) => range)).toEqual(['tr', 'q', 'script', 'de', 'nl']);
  expect(ranges.every(({ quality }) => quality === 1)).toBe(true);
});
