import { keepTyped, putTypedBack } from '../platform/typed-text.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** LANG-01: whoever changes the language does not type again. */
export function typedHere({ path }: PageFrame): void {
  putTypedBack(path);
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
    // With a key the link opens elsewhere, and this page stays.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    if ((target as Element | null)?.closest?.('a[hreflang]')) keepTyped(path);
  });
}
