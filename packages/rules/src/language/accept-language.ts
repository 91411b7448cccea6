/** One language range of an Accept-Language header, lower case. */
export type LanguageRange = { readonly range: string; readonly quality: number };

// Browsers send a few ranges; a header beyond this is not read further.
const LONGEST_READ = 1024;
const MOST_RANGES = 32;
const rangeShape = /^(?:\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)$/;
const qualityShape = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * RFC 9110, 12.5.4: the ranges of an Accept-Language header, best first, in the header's order where equal. Ranges with
 * quality 0 stay (they are refusals); whatever is not a range with a valid weight is left out. Never throws.
 */
export function languageRanges(header: string | undefined): readonly LanguageRange[] {
  if (!header) return [];
  const parts = header.slice(0, LONGEST_READ).toLowerCase().split(',');
  if (header.length > LONGEST_READ) parts.pop();
  return parts
    .slice(0, MOST_RANGES)
    .map(rangeOf)
    .filter((range) => range !== undefined)
    .sort((a, b) => b.quality - a.quality);
}

function rangeOf(part: string): LanguageRange | undefined {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  if (!rangeShape.test(range) || parameters.length > 1) return undefined;
  const [weight] = parameters;
  if (weight === undefined) return { range, quality: 1 };
  const quality = qualityShape.exec(weight.replace(/\s*=\s*/, '='))?.[1];
  return quality === undefined ? undefined : { range, quality: Number(quality) };
}
