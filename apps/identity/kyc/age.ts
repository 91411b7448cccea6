/** From this age on somebody may have an account, in years. */
export const ADULT_YEARS = 18;
const OLDEST_YEARS = 125;

/**
 * Why somebody born on that day cannot be verified; undefined where they can. Days are those of UTC; who was born on 29
 * February is a year older on 1 March.
 * @param dateOfBirth as 1990-12-31
 * @param now epoch ms
 */
export function ageProblem(dateOfBirth: string, now: number): 'no-date' | 'too-young' | undefined {
  const today = new Date(now).toISOString().slice(0, 10);
  if (dateOfBirth > today || dateOfBirth < yearsBefore(today, OLDEST_YEARS)) return 'no-date';
  return dateOfBirth > yearsBefore(today, ADULT_YEARS) ? 'too-young' : undefined;
}

/** As text: that there may be no such day does not matter to its order. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}
