import type { FontFace } from '../../font-files.ts';

/** The faces for pages in one language. */
export type PageFonts = {
  /** Their rules. */
  readonly css: string;
  /** The file that the headings need. */
  readonly display: string;
};

/** Chooses the faces of a page by the script of its words: that script's own, and those of all scripts. */
export function createPageFonts(faces: readonly FontFace[]): (tag: string) => PageFonts {
  const kept = new Map<string, PageFonts>();
  return (tag) => {
    const script = new Intl.Locale(tag).maximize().script ?? '';
    const known = kept.get(script);
    if (known) return known;
    const own = faces.filter(({ scripts }) => !scripts || scripts.includes(script));
    const headings = own.filter(({ family }) => family === 'Display');
    const { address = '' } = headings.find(({ scripts }) => scripts && script !== 'Latn') ?? headings[0] ?? {};
    const fonts = { css: own.map(({ css }) => css).join(''), display: address };
    kept.set(script, fonts);
    return fonts;
  };
}
