import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { countriesOfIntl } from '../platform/region/known-countries.ts';
import { FLAGS_PATH } from './flags-path.ts';

const file = createRequire(import.meta.url).resolve('country-flag-icons/package.json');

test('flags are kept for a year, so their path names the version that they come from', () => {
  expect(FLAGS_PATH).toBe(`/assets/flags-${createRequire(import.meta.url)(file).version}`);
});

test('every country has one', () => {
  const missing = countriesOfIntl().filter((code) => !existsSync(join(dirname(file), '3x2', `${code}.svg`)));
  expect(missing).toEqual([]);
});
