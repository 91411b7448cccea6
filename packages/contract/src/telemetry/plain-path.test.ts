import { expect, test } from 'vitest';
import { isPlainPath } from './plain-path.ts';
import { reportedDecision } from './references.schema.ts';

const read = (path: string) =>
  reportedDecision.safeParse({ question: 'residence', facts: { region: 'EEA', path } }).success;

test.each([
  '/',
  '/en',
  '/en/',
  '/en/login',
  '/a.b/c_d/e-f',
  `/${'a'.repeat(40)}`,
  `${`/${'a'.repeat(40)}`.repeat(8)}/`,
])('the path %s is plain', (path) => expect([isPlainPath(path), read(path)]).toEqual([true, true]));

test.each(['', 'en', '//', '/en//login', '/a@b.example', '/en?x=1', `/${'a'.repeat(41)}`, '/a'.repeat(9), '/a b'])(
  'the path %j is not',
  (path) => expect([isPlainPath(path), read(path)]).toEqual([false, false]),
);

test('a hostile path is answered within milliseconds, however long', () => {
  // The short ones come first: a pattern that goes wrong fails on them instead of running for years.
  for (const length of [40, 60, 300, 3_000, 300_000]) {
    for (const hostile of [`/${'a'.repeat(length)}!`, `${'/a'.repeat(length / 2)}!`, `/${'.-'.repeat(length / 2)}@`]) {
      const before = process.threadCpuUsage();
      expect([isPlainPath(hostile), read(hostile)]).toEqual([false, false]);
      // Of this thread alone: a machine with other work does not fail it.
      const spentMs = process.threadCpuUsage(before).user / 1000;
      expect(spentMs, `${length} characters`).toBeLessThan(50);
    }
  }
});
