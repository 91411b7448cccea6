/** A face that the build cuts out of a font, for the letters of some scripts. */
export type FontSource = {
  /** Of the file. */
  readonly name: string;
  /** As the tokens name it (`ui/tokens.css`). */
  readonly family: 'Display' | 'Code';
  /** The licence of its package, beside the folder `files`. */
  readonly licence: string;
  readonly file: string;
  /** First and last letters. */
  readonly letters: readonly (readonly [first: number, last: number])[];
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Scripts (ISO 15924) of the languages whose pages may need it, that of the headings first; absent: all. */
  readonly scripts?: readonly string[];
  /** The most that the file may weigh, in bytes. */
  readonly most: number;
};

const KB = 1_000;
const [DISPLAY, CODE] = [25 * KB, 6 * KB];
/** From the smallest heading to the largest. */
const OPTICAL_SIZES = { min: 18, max: 48 };
const NEWSREADER = {
  family: 'Display',
  most: DISPLAY,
  licence: import.meta.resolve('@fontsource-variable/newsreader/LICENSE'),
} as const;
const axes = { wght: 500, opsz: OPTICAL_SIZES };

/** What the headings and the codes of all languages need. Where a face has no letters of a script, its serif is the system's. */
export const fontSources: readonly FontSource[] = [
  {
    ...NEWSREADER,
    ...{ name: 'newsreader', file: 'newsreader-latin-opsz-normal.woff2', axes },
    // With the spaces, quotes and dashes of a text.
    letters: [...ranges([0x20, 0x7e], [0xa0, 0xa0], [0xb7, 0xb7]), ...ranges([0x2013, 0x2014], [0x2018, 0x201e])],
  },
  {
    ...NEWSREADER,
    ...{ name: 'newsreader-latin-1', file: 'newsreader-latin-opsz-normal.woff2', axes, scripts: ['Latn'] },
    letters: ranges([0xa1, 0xa1], [0xab, 0xab], [0xbb, 0xbb], [0xbf, 0xff], [0x131, 0x131], [0x152, 0x153]),
  },
  {
    ...NEWSREADER,
    ...{ name: 'newsreader-latin-ext', file: 'newsreader-latin-ext-opsz-normal.woff2', axes, scripts: ['Latn'] },
    letters: ranges([0x100, 0x17e], [0x218, 0x21b]),
  },
  {
    ...NEWSREADER,
    ...{ name: 'newsreader-vietnamese', file: 'newsreader-vietnamese-opsz-normal.woff2', axes, scripts: ['Latn'] },
    letters: ranges([0x1a0, 0x1a1], [0x1af, 0x1b0], [0x1ea0, 0x1ef9]),
  },
  {
    ...{ name: 'noto-serif-georgian', family: 'Display', most: DISPLAY, axes: { wght: 500 }, scripts: ['Geor'] },
    licence: import.meta.resolve('@fontsource-variable/noto-serif-georgian/LICENSE'),
    file: 'noto-serif-georgian-georgian-wght-normal.woff2',
    letters: ranges([0x10d0, 0x10ff]),
  },
  {
    ...{ name: 'noto-naskh-arabic', family: 'Display', most: DISPLAY, axes: { wght: 500 }, scripts: ['Arab'] },
    licence: import.meta.resolve('@fontsource-variable/noto-naskh-arabic/LICENSE'),
    file: 'noto-naskh-arabic-arabic-wght-normal.woff2',
    letters: ranges([0x60c, 0x60c], [0x61b, 0x61b], [0x61f, 0x63a], [0x640, 0x65f], [0x660, 0x66c]),
  },
  {
    ...{ name: 'jetbrains-mono', family: 'Code', most: CODE, axes: { wght: 500 } },
    licence: import.meta.resolve('@fontsource-variable/jetbrains-mono/LICENSE'),
    file: 'jetbrains-mono-latin-wght-normal.woff2',
    // Digits, capitals, the filler of machine-readable lines, and what stands between groups.
    letters: ranges([0x20, 0x20], [0x2d, 0x2d], [0x30, 0x39], [0x3c, 0x3c], [0x41, 0x5a]),
  },
];

function ranges(...all: readonly (readonly [number, number])[]) {
  return all;
}
