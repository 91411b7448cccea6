const LENGTH = 36;
const FILLER = '<';

/**
 * The site's name card in the letters of a passport's machine-readable zone (ICAO 9303: A to Z, digits and fillers, two
 * lines of 36). An ornament: nothing reads it. Always the same for the same site.
 */
export function machineLines(brand: string, host: string, entity: string): readonly [string, string] {
  return [line(`${brand}${FILLER}${FILLER}${host}`), line(entity)];
}

/** What the second line of an account's document says; `since` is epoch ms. */
export type DocumentFacts = {
  readonly number: number;
  readonly site: string;
  readonly since: number;
  readonly level: number;
};

const SITE_LENGTH = 7;

/** The same card with an account's own second line: number, site, opening date and level, with the check digits of ICAO 9303. */
export function documentLines(
  brand: string,
  host: string,
  { number, site, since, level }: DocumentFacts,
): readonly [string, string] {
  const [first] = machineLines(brand, host, '');
  const day = new Date(since).toISOString().slice(2, 10).replaceAll('-', '');
  const where = line(site).slice(0, SITE_LENGTH);
  const body = `${number}${checkDigit(`${number}`)}${where}${day}${checkDigit(day)}L${level}`;
  const all = body.slice(0, LENGTH - 1).padEnd(LENGTH - 1, FILLER);
  return [first, `${all}${checkDigit(all)}`];
}

const WEIGHTS = [7, 3, 1] as const;

/** ICAO 9303, part 3, 4.9: digits count as they are, letters from 10 on, fillers 0. */
function checkDigit(text: string): number {
  const values = [...text].map((letter) => (letter === FILLER ? 0 : Number.parseInt(letter, 36)));
  return values.reduce((sum, value, place) => sum + value * (WEIGHTS[place % WEIGHTS.length] ?? 1), 0) % 10;
}

function line(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9<]+/g, FILLER)
    .replace(/^<+|<+$/g, '');
  return letters.slice(0, LENGTH).padEnd(LENGTH, FILLER);
}
