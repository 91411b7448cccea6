import { expect, test } from 'vitest';
import { countryGroups } from './country-groups.ts';

const countries = ['AT', 'BR', 'DE', 'NL', 'US'].map((code) => ({ code, name: code, english: code }));
const labels = { recent: 'Recent', likely: 'Suggested', others: 'All' };
const groups = (recent: readonly string[], likely: readonly string[]) =>
  countryGroups(countries, { recent, likely }, labels).map(({ label, countries: group }) => [
    label,
    group.map(({ code }) => code).join(' '),
  ]);

test('[REGION-11] countries chosen before come first, then likely ones, each country once', () => {
  expect(groups([], [])).toEqual([[undefined, 'AT BR DE NL US']]);
  expect(groups(['ZZ'], ['XX'])).toEqual([[undefined, 'AT BR DE NL US']]);
  expect(groups([], ['NL', 'AT', 'NL'])).toEqual([
    ['Suggested', 'NL AT'],
    ['All', 'BR DE US'],
  ]);
  expect(groups(['US', 'NL'], ['NL', 'BR'])).toEqual([
    ['Recent', 'US NL'],
    ['Suggested', 'BR'],
    ['All', 'AT DE'],
  ]);
});
