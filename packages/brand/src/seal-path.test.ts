import { sealPath, sealWeave } from '@gatehouse/rules/site/seal-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadBrand } from './load-brand.ts';

const seals = loadBrand({ port: 3000 }).sites.map(({ id, look }) => [id, look.seal] as const);

const anySeal = fc.record({
  lobes: fc.integer({ min: 3, max: 24 }),
  depth: fc.double({ min: 0.05, max: 0.9, noNaN: true }),
  turns: fc.integer({ min: 1, max: 9 }),
  rings: fc.integer({ min: 1, max: 8 }),
});

test('every site has a seal of its own, of a few hundred bytes', () => {
  const drawn = seals.map(([, seal]) => sealPath(seal) + JSON.stringify(sealWeave(seal)));
  expect(new Set(drawn).size).toBe(seals.length);
  for (const [, seal] of seals) expect(sealPath(seal).length).toBeLessThan(500);
});

test.each(seals)('the seal of %s is the same each time', (_, seal) => {
  expect(sealPath(seal)).toBe(sealPath({ ...seal }));
  expect(sealWeave(seal)).toEqual(sealWeave({ ...seal }));
});

test('any seal is one closed line inside its square', () => {
  fc.assert(
    fc.property(anySeal, (seal) => {
      const path = sealPath(seal);
      expect(path).toMatch(/^M-?\d+[ -]\d+c[\d -]+(s[\d -]+)+z$/);
      for (const [x, y] of points(path)) expect(Math.hypot(x, y)).toBeLessThan(256);
      const [first, last] = [points(path).at(0), points(path).at(-1)];
      expect(last).toEqual(first);
    }),
  );
});

test('the two first threads are the line, and the line once more: smaller and turned as half of the first doubling says', () => {
  fc.assert(
    fc.property(anySeal, (seal) => {
      const { threads, doublings } = sealWeave(seal);
      const [, line = '', turned = ''] = /^(M.*?z)(M.*z)$/.exec(threads) ?? [];
      expect(line).toBe(sealPath(seal));
      const [, scale, degrees] = (/^scale\((.+)\)rotate\((.+)\)$/.exec(doublings[0] ?? '') ?? []).map(Number);
      const [shrink, radians] = [Math.sqrt(scale ?? 0), ((degrees ?? 0) / 2 / 180) * Math.PI];
      const [[fromX, fromY] = [0, 0]] = points(line);
      const [[x, y] = [0, 0]] = points(turned);
      const [sin, cos] = [shrink * Math.sin(radians), shrink * Math.cos(radians)];
      expect(Math.hypot(fromX * cos - fromY * sin - x, fromX * sin + fromY * cos - y)).toBeLessThan(1.5);
    }),
  );
});

test('a weave only turns and shrinks towards the centre', () => {
  fc.assert(
    fc.property(anySeal, (seal) => {
      const { doublings, heart } = sealWeave(seal);
      for (const transform of [...doublings, heart]) {
        const scale = Number(/^scale\(([\d.]+)\)/.exec(transform)?.[1]);
        expect(scale).toBeGreaterThan(0);
        expect(scale).toBeLessThan(1);
      }
    }),
  );
});

/** Where the pen stops, in the square's own units. */
function points(path: string): [number, number][] {
  const at: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, text = ''] of path.matchAll(/([Mcs])([^Mcsz]*)/g)) {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    at.push([x, y]);
  }
  return at;
}
