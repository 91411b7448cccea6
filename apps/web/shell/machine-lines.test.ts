import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentLines, machineLines } from './machine-lines.ts';

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

const since = Date.UTC(2026, 0, 9);

test('an account has its number, site, opening date and level, with check digits', () => {
  const facts = { number: 91_513_564_795_956, site: 'NLD', since, level: 1 };
  expect(documentLines('Gatehouse', 'nl.localhost', facts)).toEqual([
    'GATEHOUSE<<NL<LOCALHOST<<<<<<<<<<<<<',
    '915135647959563NLD<<<<2601098L1<<<<3',
  ]);
});

test('any account gives two lines of 36 passport letters', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.string(), fc.nat({ max: 9 }), (number, site, level) => {
      const lines = documentLines('Gatehouse', 'localhost', { number, site, since, level });
      for (const line of lines) expect(line).toMatch(/^[A-Z0-9<]{36}$/);
    }),
  );
});
