/** One thing that is wrong: the field as the operator would write it, and what to do. */
export type BrandProblem = { readonly field: string; readonly problem: string };
