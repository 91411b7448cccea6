import { expect, test } from 'vitest';
import { answeredCalls } from './answered-calls.ts';
import { errorCatalogue } from './error-catalogue.ts';

test.each(answeredCalls)('[ERR-05] a condition of the answer table names %s', (call) => {
  const conditions = Object.values(errorCatalogue)
    .flat()
    .flatMap(({ answers, remaps }) => [...answers, ...remaps])
    .flatMap(({ when }) => when ?? []);
  expect(conditions.some((when) => when({ call, telegram: true }))).toBe(true);
});
