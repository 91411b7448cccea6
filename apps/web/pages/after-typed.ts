import { isPlainPress } from '../platform/plain-press.ts';
import { keepTyped, putTypedBack } from '../platform/typed-text.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** LANG-01: whoever changes the language does not type again. */
export function typedHere({ path }: PageFrame): void {
  putTypedBack(path);
  document.addEventListener('click', (event) => {
    if (isPlainPress(event) && (event.target as Element | null)?.closest?.('a[hreflang]')) keepTyped(path);
  });
}
