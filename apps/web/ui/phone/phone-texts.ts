import type { CountryTexts } from '../country-list.tsx';

/** What a phone field and its picker say by themselves, in the reader's language. */
export type PhoneTexts = CountryTexts & {
  /** The button that opens the picker; it must contain the code as it is shown, with its plus. */
  readonly code: (country: string, code: string) => string;
  /** The same button while no country is chosen. */
  readonly noCode: string;
  /** The error of a number from there. */
  readonly blockedNumber: (country: string) => string;
};
