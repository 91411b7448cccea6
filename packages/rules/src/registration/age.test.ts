import { expect, test } from 'vitest';
import { ageProblem } from './age.ts';

const NOW = Date.UTC(2026, 2, 1, 12);

test.each([
  ['2008-03-01', 'none'],
  ['2008-03-02', 'too-young'],
  ['2026-03-01', 'too-young'],
  ['2026-03-02', 'no-date'],
  // A year older on 1 March.
  ['2008-02-29', 'none'],
  ['1901-03-01', 'none'],
  ['1901-02-28', 'no-date'],
  ['0201-01-01', 'no-date'],
])('born on %s: %s', (born, problem) => {
  const { value, trace } = ageProblem(born, NOW);
  expect(value).toBe(problem);
  expect(trace.at(-1)?.outcome).toBe('won');
});
