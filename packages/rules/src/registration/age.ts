import { type Decision, decide, type Rule } from '../decision.ts';

/** Minimum age of an account owner, in years. */
export const ADULT_YEARS = 18;
const OLDEST_YEARS = 125;

type Question = { readonly dateOfBirth: string; readonly today: string };
export type AgeProblem = 'no-date' | 'too-young';

const table: readonly Rule<Question, AgeProblem | 'none'>[] = [
  {
    rule: 'SIGNUP-11',
    check: 'no living person was born then',
    answer: ({ dateOfBirth, today }) =>
      dateOfBirth > today || dateOfBirth < yearsBefore(today, OLDEST_YEARS) ? 'no-date' : undefined,
  },
  {
    rule: 'SIGNUP-11',
    check: 'younger than an adult',
    answer: ({ dateOfBirth, today }) => (dateOfBirth > yearsBefore(today, ADULT_YEARS) ? 'too-young' : undefined),
  },
  { rule: 'SIGNUP-11', check: 'old enough', answer: () => 'none' },
];

/**
 * Whether a person born on that day is old enough. Days are UTC; a person born on 29 February is a year older on
 * 1 March.
 * @param dateOfBirth as 1990-12-31
 * @param now epoch ms
 */
export function ageProblem(dateOfBirth: string, now: number): Decision<AgeProblem | 'none'> {
  return decide(table, { dateOfBirth, today: new Date(now).toISOString().slice(0, 10) });
}

/** As text: that there may be no such day does not matter to its order. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}
