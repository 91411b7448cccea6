import fc from 'fast-check';
import { expect, test } from 'vitest';
import { affiliateId } from './affiliate-id.ts';

test.each(['0', '7', '10001', '00010001', '9'.repeat(20)])('[AFF-02] %s is an id', (id) => {
  expect(affiliateId(id)).toBe(id);
});

test.each([
  '',
  ' ',
  '7 ',
  ' 7',
  '7\n',
  '-7',
  '+7',
  '7.0',
  '7e3',
  '0x7',
  '７',
  '٧',
  '7,8',
  'ada',
  "7' or 1=1",
  '../7',
  '9'.repeat(21),
  7,
  null,
  undefined,
  ['7'],
  { toString: () => '7' },
])('[AFF-02] %j is none', (given) => {
  expect(affiliateId(given)).toBeUndefined();
});

test('[AFF-02] whatever is let through is digits alone', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[0-9]+$/.test(affiliateId(text) ?? '0')));
});
