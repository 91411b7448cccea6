import type { ErrorRow } from '@gatehouse/rules/errors/error-row';
import { apiErrors } from './api-errors.ts';
import { caseErrors } from './case-errors.ts';
import { specifiedErrors } from './specified-errors.ts';

/** Every code with a row of its own, in the groups of the generated page (`docs/errors.md`). */
export const errorGroups = { specified: specifiedErrors, cases: caseErrors, ours: apiErrors } as const;

const thrown = { ...specifiedErrors, ...apiErrors };
type Thrown = typeof thrown;

/** Names of the codes that the reference API answers: rows with a message. */
export type CodeName = {
  [Name in keyof Thrown]: Thrown[Name] extends { message: string } ? Name : never;
}[keyof Thrown];

/** The row of each code that the reference API answers. */
export const thrownErrors = Object.fromEntries(
  Object.entries<ErrorRow>(thrown).filter(([, row]) => row.message !== undefined),
) as { readonly [Name in CodeName]: Thrown[Name] };

type Known = Thrown[keyof Thrown]['code'];

/** Every number that the specification or the reference API gives a meaning. Each has words. */
export type NumberedCode = Extract<Known, number>;
