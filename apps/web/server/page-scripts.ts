import type { ScriptParts } from '../script-parts.ts';
import { type SharedText, sharedText } from './cut-page.ts';

/** A page's scripts as a few texts, and the import map by which late files find what it has loaded. */
export type PageScripts = { readonly texts: readonly SharedText[]; readonly imports: Readonly<Record<string, string>> };

/**
 * Two scripts of at least this length are two elements: a browser compiles the first while the second is still on its way, and can
 * handle input between them. A shorter one joins the one before it.
 */
const LONG_SCRIPT_CHARS = 16_000;

/** What a page starts with, to stand in its document. Made when the page is first asked for: most pages are nobody's first. */
export function createPageScripts({ first, files, pages }: ScriptParts): (page: string) => PageScripts | undefined {
  const kept = new Map<string, PageScripts>();
  return (page) => {
    const addresses = pages[page];
    const known = kept.get(page);
    if (known || !addresses) return known;
    const parts = addresses.flatMap((address) => {
      const file = files[address];
      return file ? [{ address, ...file }] : [];
    });
    const imports = parts.filter(({ module }) => module !== '').map(({ address, module }) => [address, module]);
    const texts = joinShort([first, ...parts.map(({ code }) => code)]).map(sharedText);
    const made = { texts, imports: Object.fromEntries(imports) };
    kept.set(page, made);
    return made;
  };
}

/** @param codes in the order in which they run; so are the scripts */
export function joinShort(codes: readonly string[]): string[] {
  const scripts: string[] = [];
  for (const code of codes) {
    const last = scripts.at(-1);
    const short = Math.min(code.length, last?.length ?? 0) < LONG_SCRIPT_CHARS;
    if (last !== undefined && short) scripts[scripts.length - 1] = last + code;
    else scripts.push(code);
  }
  return scripts;
}
