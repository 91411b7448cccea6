const LENGTH = 36;
const FILLER = '<';

/**
 * The site's name card in the letters of a passport's machine-readable zone (ICAO 9303: A to Z, digits and fillers, two
 * lines of 36). An ornament: nothing reads it. Always the same for the same site.
 */
export function machineLines(brand: string, host: string, entity: string): readonly [string, string] {
  return [line(`${brand}${FILLER}${FILLER}${host}`), line(entity)];
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
