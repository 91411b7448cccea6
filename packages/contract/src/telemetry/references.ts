import type { ReportedDecision } from './references.schema.ts';

export type { ReportedDecision } from './references.schema.ts';

/** Where a page asks its own web server for a reference that support can open. It is no call of the API. */
export const REFERENCES_PATH = '/front/references';

/** What a page can name: an answer of the error catalogue, a question about residence, or a way back to an account. */
export type ReportedQuestion = ReportedDecision['question'];
export type ReportedFacts<Question extends ReportedQuestion> = Extract<
  ReportedDecision,
  { question: Question }
>['facts'];
export type ReferenceResult = { readonly reference: string };
