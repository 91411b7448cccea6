import { expect, test } from 'vitest';
import { answeredCalls } from './answered-calls.ts';
import { answerTable, remapTable } from './error-answer-table.ts';

test.each(answeredCalls)('[ERR-05] a condition of the answer table names %s', (call) => {
  const conditions = [...answerTable, ...remapTable].flatMap(({ when }) => when ?? []);
  expect(conditions.some((when) => when({ call, telegram: true }))).toBe(true);
});
