import fc from 'fast-check';
import { expect, test } from 'vitest';
import { machineLines } from './machine-lines.ts';

test('the name card of a site in passport letters', () => {
  expect(machineLines('Gatehouse', 'tr.localhost', 'Gatehouse Türkiye (demo) A.Ş.')).toEqual([
    'GATEHOUSE<<TR<LOCALHOST<<<<<<<<<<<<<',
    'GATEHOUSE<TURKIYE<DEMO<A<S<<<<<<<<<<',
  ]);
});

test('any names give two lines of 36 passport letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string({ unit: 'binary' }), (brand, host, entity) => {
      for (const line of machineLines(brand, host, entity)) expect(line).toMatch(/^[A-Z0-9<]{36}$/);
    }),
  );
});
