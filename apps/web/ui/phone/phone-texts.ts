/** What a phone field and its picker say by themselves, in the reader's language. */
export type PhoneTexts = {
  /** The button that opens the picker; it must contain the code as it is shown, with its plus. */
  readonly code: (country: string, code: string) => string;
  /** The same button while no country is chosen. */
  readonly noCode: string;
  /** The picker's. */
  readonly title: string;
  readonly search: string;
  readonly count: (found: number) => string;
  readonly none: string;
  readonly likely: string;
  readonly others: string;
  /** Beside the chosen country; read aloud only. */
  readonly chosen: string;
  /** Beside a country whose numbers open no account. */
  readonly blocked: string;
  /** The error of a number from there. */
  readonly blockedNumber: (country: string) => string;
};
