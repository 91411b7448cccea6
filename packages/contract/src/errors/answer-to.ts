import type { Decision } from '@gatehouse/rules/decision';
import { type AnswerTo, type ErrorRows, answerTo as findAnswer } from '@gatehouse/rules/errors/error-answer';
import type { CallContext, Code, ErrorRow } from '@gatehouse/rules/errors/error-row';
import { errorGroups } from './errors.ts';

const rows: ErrorRows = new Map(
  Object.values(errorGroups).flatMap((group) => Object.values<ErrorRow>(group).map((row) => [row.code, row] as const)),
);

/** What the product does with a code, by the tables beside this file: see `rules/errors/error-answer`. */
export function answerTo(code: Code, context: CallContext & { readonly hideError?: boolean }): Decision<AnswerTo> {
  return findAnswer(rows, code, context);
}
