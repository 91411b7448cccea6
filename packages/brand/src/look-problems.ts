import type { Site } from '@gatehouse/rules/site/site';
import type { BrandProblem } from './brand-problem.ts';
import { contrast, fromHex, fromOklch } from './contrast.ts';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];
/** OKLCH lightness and chroma; the hue is the site's. */
export type Ground = Readonly<Record<Theme, readonly [lightness: number, chroma: number]>>;

/** WCAG 2.2, 1.4.3: text. */
const TEXT_CONTRAST = 4.5;

/** What links and the accent's edges stand on at worst: `--tint` of tokens.css, lightness and chroma. */
export const TINT: Ground = { light: [0.96, 0.014], dark: [0.225, 0.026] };

/** SITE-10: an accent that people cannot read on the site's own grounds. Empty where it can be read. */
export function lookProblems({ id, look }: Site): BrandProblem[] {
  return themes.flatMap((theme) => {
    const accent = look.accent && fromHex(look.accent[theme]);
    if (!accent) return [];
    const ratio = contrast(accent, fromOklch(...TINT[theme], look.hue));
    if (ratio >= TEXT_CONTRAST) return [];
    const wanted = theme === 'light' ? 'a darker' : 'a lighter';
    const problem = `${look.accent?.[theme]} has a contrast of ${ratio.toFixed(2)} with the ${theme} page, and text needs ${TEXT_CONTRAST}: choose ${wanted} one`;
    return [{ field: `sites.${id}.look.accent.${theme}`, problem }];
  });
}
