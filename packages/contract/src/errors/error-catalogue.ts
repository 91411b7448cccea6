import { type AnswerRow, type Code, type ErrorRow, otherwise, type RemapRow } from '@gatehouse/rules/errors/error-row';
import { errorGroups } from './errors.ts';

/** The meaning and handling of one code. For documents and the explorer; the browser does not load it. */
export type CatalogueRow = {
  readonly code: Code;
  readonly name: string;
  readonly means: string;
  /** Requirement ids that speak of it. */
  readonly ids: readonly string[];
  /** First that fits wins; the last has no condition, or is ERR-01. */
  readonly answers: readonly AnswerRow[];
  readonly remaps: readonly RemapRow[];
};

const rowsOf = (group: Readonly<Record<string, ErrorRow>>): CatalogueRow[] =>
  Object.entries(group).map(([name, { code, means, ids, answers = [], becomes = [] }]) => ({
    ...{ code, name, means, ids: ids.split(' '), remaps: becomes },
    answers: answers.some(({ when }) => !when) ? answers : [...answers, otherwise],
  }));

/** ERR-01 to ERR-08, and every code named elsewhere, with its answers; in the groups of the generated page. */
export const errorCatalogue: { readonly [Group in keyof typeof errorGroups]: readonly CatalogueRow[] } = {
  specified: rowsOf(errorGroups.specified),
  cases: rowsOf(errorGroups.cases),
  ours: rowsOf(errorGroups.ours),
};
