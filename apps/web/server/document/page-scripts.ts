import type { ScriptParts } from '../../script-parts.ts';
import { type SharedText, sharedText } from '../page-bytes/page-template.ts';

/** A page's scripts as one text, and the import map for files loaded later. */
export type PageScripts = { readonly text: SharedText; readonly imports: Readonly<Record<string, string>> };

/** The first scripts of a page, inline. Built on the first request. */
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
    const text = sharedText(first + parts.map(({ code }) => code).join(''));
    const made = { text, imports: Object.fromEntries(imports) };
    kept.set(page, made);
    return made;
  };
}
