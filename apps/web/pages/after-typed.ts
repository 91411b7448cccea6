import { keepTyped, putTypedBack } from '../platform/typed-text.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** LANG-16: whoever changes the language does not type again. */
export function typedHere({ path }: PageFrame): void {
  putTypedBack(path);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element | null)?.closest?.('a[hreflang]')) keepTyped(path);
  });
}
