import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { countriesOfSites } from '@gatehouse/rules/region/countries-of-sites';
import { expect, test } from 'vitest';
import { cutAtDateLine } from './date-line.ts';
import { countriesOfIntl } from './platform/region/known-countries.ts';
import { WORLD_PATH } from './ui/world-path.ts';
import { worldOutlines } from './world-file.ts';

const world = worldOutlines();

test('outlines are kept for a year, so their path names the version that they come from', () => {
  const { version } = createRequire(import.meta.url)('world-atlas/package.json');
  expect(WORLD_PATH).toContain(`/world-${version}-`);
});

test('they fit the budget of a late part', () => {
  expect(brotliCompressSync(JSON.stringify(world)).length).toBeLessThan(20_000);
});

test('every country of a regional site is drawn; others are missing only where the atlas draws them with another', () => {
  const regional = countriesOfSites(defaultBrand, countriesOfIntl()).filter(({ site }) => site.kind === 'regional');
  expect(regional.flatMap(({ countries }) => countries).filter((code) => !world.paths[code])).toEqual([]);
  const missing = countriesOfIntl().filter((code) => !world.paths[code]);
  expect(missing.join(' ')).toBe('AQ BQ BV CC CX GF GI GP MQ RE SJ TK TV UM YT');
  expect(Object.keys(world.paths).filter((code) => !countriesOfIntl().includes(code))).toEqual([]);
});

test('no outline goes around the map, and all are inside it', () => {
  for (const [code, path] of Object.entries(world.paths)) {
    let [x, y] = [0, 0];
    for (const [, command, rest = ''] of path.matchAll(/([Ml])([^a-zA-Z]*)/g)) {
      const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
      for (let at = 0; at < numbers.length; at += 2) {
        const [stepX = 0, stepY = 0] = numbers.slice(at);
        if (command === 'M') [x, y] = [0, 0];
        else expect(Math.abs(stepX), code).toBeLessThan(world.width / 5);
        [x, y] = [x + stepX, y + stepY];
        expect(x >= 0 && x <= world.width && y >= 0 && y <= world.height, code).toBe(true);
      }
    }
  }
});

test('an outline is cut where it crosses the date line', () => {
  const cut = cutAtDateLine([
    [170, 0],
    [-170, 0],
    [-170, 10],
    [170, 10],
    [170, 0],
  ]);
  const edges = cut.map((ring) => ring.map(([x]) => x)).map((all) => [Math.min(...all), Math.max(...all)]);
  expect(edges).toEqual([
    [-180, -170],
    [170, 180],
  ]);
  const whole = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 0],
  ] as const;
  expect(cutAtDateLine(whole)).toEqual([whole.slice(0, -1)]);
});
