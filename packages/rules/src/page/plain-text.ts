/** Zero-width joiners, which scripts and emoji need inside a word and nowhere else. */
const JOINERS = '\\u200c\\u200d';
/** Controls, direction marks, tags, private and unassigned characters; invisible letters and marks. */
const UNSEEN = new RegExp(
  `(?![${JOINERS}\\n])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]`,
  'gu',
);
const LOOSE_JOINERS = new RegExp(`(?<=^|\\s|[${JOINERS}])[${JOINERS}]+|[${JOINERS}]+(?=\\s|$)`, 'gu');
/** No script stacks more marks on a letter than this; more would cover the lines around. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Reads at most this multiple of the kept length: much of it may be invisible, but the work is bounded. */
const LOOKED_AT = 8;

export type PlainTextLimits = {
  /** Characters (code points) that are kept; a longer text ends in an ellipsis within them. */
  readonly most: number;
  /** Line ends are kept, at most two together; else the text is one line. */
  readonly lines?: boolean;
};

/**
 * Makes a third party's text safe to show: removes invisible characters, direction marks and stacked marks.
 * The result is text, never markup. Anything but a string gives an empty text.
 */
export function plainText(given: unknown, { most, lines = false }: PlainTextLimits): string {
  if (typeof given !== 'string') return '';
  const seen = given
    .slice(0, most * LOOKED_AT)
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINERS, '')
    .replace(STACKED_MARKS, '$1');
  const spaced = lines
    ? seen
        .replace(/[^\S\n]+/gu, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
    : seen.replace(/\s+/gu, ' ');
  return cut(spaced.trim(), most);
}

/** Cuts between what a reader takes for characters, never within one. */
function cut(text: string, most: number): string {
  if ([...text].length <= most) return text;
  let kept = '';
  let count = 1;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    count += [...segment].length;
    if (count > most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
