import { keepTyped, putTypedBack } from '../../platform/storage/typed-text.ts';
import { isPlainPress } from '../../platform/webview/plain-press.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** LANG-01: keeps the input when the user changes the language. */
export function typedHere({ path }: PageFrame): void {
  putTypedBack(path);
  document.addEventListener('click', (event) => {
    if (isPlainPress(event) && (event.target as Element | null)?.closest?.('a[hreflang]')) keepTyped(path);
  });
}
