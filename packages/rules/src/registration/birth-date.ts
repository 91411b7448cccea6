import { ageProblem } from './age.ts';

export const birthParts = ['day', 'month', 'year'] as const;
export type BirthPart = (typeof birthParts)[number];
export type BirthDate = Readonly<Record<BirthPart, string>>;

/** `shape`: no such day, month or year. `days`: how many the month has. */
export type BirthProblem = {
  readonly part: BirthPart;
  readonly why: 'empty' | 'shape' | 'future' | 'old' | 'young';
  readonly days?: number;
};
export type BirthReading = { readonly date: string } | { readonly problem: BirthProblem };

/**
 * SIGNUP-11: a date of birth of three fields, and what is wrong with it at the field that is wrong.
 * @param order of the fields: the first empty one is named
 * @param now epoch ms
 * @returns the date as 1990-12-31
 */
export function readBirthDate(typed: BirthDate, order: readonly BirthPart[], now: number): BirthReading {
  const empty = order.find((part) => typed[part].trim() === '');
  if (empty) return { problem: { part: empty, why: 'empty' } };
  const [day, month, year] = birthParts.map((part) => numberOf(typed[part])) as [number, number, number];
  if (!(month >= 1 && month <= 12)) return { problem: { part: 'month', why: 'shape' } };
  if (!(year >= 1000 && year <= 9999)) return { problem: { part: 'year', why: 'shape' } };
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (!(day >= 1 && day <= days)) return { problem: { part: 'day', why: 'shape', days } };
  const date = `${year}-${two(month)}-${two(day)}`;
  const problem = ageProblem(date, now).value;
  if (problem === 'none') return { date };
  if (problem === 'too-young') return { problem: { part: 'year', why: 'young' } };
  return { problem: { part: 'year', why: date > new Date(now).toISOString() ? 'future' : 'old' } };
}

/**
 * A whole date as people copy it: `31.12.1990`, `1990-12-31`, `12/31/90` is none. Where day and month cannot be told apart,
 * the order of the fields decides; a month may be a name.
 * @param months names of the months, January first, in any languages
 */
export function birthDateIn(
  text: string,
  order: readonly BirthPart[],
  months: readonly (readonly string[])[] = [],
): BirthDate | undefined {
  const words = latin(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+|[年月日]/u)
    .map((word) => /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1] ?? word)
    .filter(Boolean);
  const isBare = words.length === 1 && /^\d{8}$/.test(words[0] ?? '');
  const [a = '', b = '', c = '', ...more] = isBare ? cut(words[0] ?? '', order) : words;
  if (more.length > 0 || c === '') return undefined;
  const named = [a, b, c].map((word) => monthNamed(word, months));
  const at = named.findIndex(Boolean);
  if (at >= 0) return fromNamed([a, b, c], at, named[at] ?? 0);
  return fromNumbers([a, b, c], order);
}

/** Eight digits without marks between them. */
function cut(digits: string, order: readonly BirthPart[]): string[] {
  const lengths = order.map((part) => (part === 'year' ? 4 : 2));
  let at = 0;
  return lengths.map((length) => {
    at += length;
    return digits.slice(at - length, at);
  });
}

function fromNamed(words: readonly string[], at: number, month: number): BirthDate | undefined {
  const [one = '', other = ''] = words.filter((_, index) => index !== at);
  const [day, year] = one.length === 4 ? [other, one] : [one, other];
  return isDay(day) && isYear(year) ? { day, month: String(month), year } : undefined;
}

function fromNumbers(words: readonly string[], order: readonly BirthPart[]): BirthDate | undefined {
  const [a = '', b = '', c = ''] = words;
  // As ISO 8601 writes it.
  if (isYear(a)) return isDay(b) && isDay(c) ? { year: a, month: b, day: c } : undefined;
  if (!(isDay(a) && isDay(b) && isYear(c))) return undefined;
  const dayFirst = Number(a) > 12 || (Number(b) <= 12 && order.indexOf('day') < order.indexOf('month'));
  return dayFirst ? { day: a, month: b, year: c } : { month: a, day: b, year: c };
}

function monthNamed(word: string, months: readonly (readonly string[])[]): number | undefined {
  if (word.length < 3 || /^\d/.test(word)) return undefined;
  const found = months.flatMap((names, index) =>
    names.some((name) => name.toLowerCase().replace(/\.$/, '') === word) ? [index + 1] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

const isDay = (text: string) => /^\d{1,2}$/.test(text);
const isYear = (text: string) => /^\d{4}$/.test(text);
const two = (value: number) => String(value).padStart(2, '0');

/** NaN where it is no number of at most four digits. */
function numberOf(typed: string): number {
  const digits = latin(typed.trim());
  return /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Digits of Arabic and Persian keyboards as the usual ones. */
function latin(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
