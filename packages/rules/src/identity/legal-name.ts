/** REGION-08: a name as documents write it; Malaysian ones have “A/L”, “A/P” and “@”. 2 to 100 characters. */
export const LEGAL_NAME = /^\p{L}[\p{L}\p{M} .,'’/@-]*$/u;
