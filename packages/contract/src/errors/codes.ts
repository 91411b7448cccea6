import { type CodeName, thrownErrors } from './errors.ts';

export type { CodeName };

/** The number of each code that the reference API answers, by name. */
export const codes = Object.fromEntries(Object.entries(thrownErrors).map(([name, { code }]) => [name, code])) as {
  readonly [Name in CodeName]: (typeof thrownErrors)[Name]['code'];
};
