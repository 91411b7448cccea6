import type { StylePart, StyleParts } from '../../style-parts.ts';

const CLASSES = /\bclass="([^"]*)"/g;
/** Cache size: screens of a page with different styles. */
const MOST_KEPT = 500;

/**
 * The styles of a page's first view: every rule of the style files whose classes its HTML has, so that later states of an element
 * are styled too.
 */
export function createPageStyles({ parts, files, soon }: StyleParts): (html: string) => string {
  const kept = new Map<string, string>();
  const fileOf = new Map(Object.entries(files));
  return (html) => {
    const used = new Set(soon);
    for (const [, names = ''] of html.matchAll(CLASSES)) {
      for (const name of names.split(' ')) {
        const file = fileOf.get(name);
        if (file !== undefined) used.add(file);
      }
    }
    const key = [...used].toSorted((a, b) => a - b).join();
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const css = joined(
      parts.filter(({ uses }) => uses.length === 0 || uses.some((all) => all.every((one) => used.has(one)))),
    );
    kept.set(key, css);
    return css;
  };
}

/** In the order of the sheet; neighbours under the same conditions share them. */
function joined(parts: readonly StylePart[]): string {
  let css = '';
  let open = '';
  for (const part of parts) {
    const within = part.within.map((condition) => `${condition}{`).join('');
    if (within !== open) {
      css += '}'.repeat(open.split('{').length - 1) + within;
      open = within;
    }
    css += part.css;
  }
  return css + '}'.repeat(open.split('{').length - 1);
}
