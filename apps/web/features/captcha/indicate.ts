import type { PageFrame } from '../../shell/page-context.tsx';

/** CAPT-04: the pages of main login, TR login, main register and TR register. */
const PAGES: readonly string[] = ['login', 'register'];
/** An indicator that goes at once would only flicker. */
export const INDICATED_AFTER_MS = 400;
/** CAPT-04: hidden after this at the latest. */
export const INDICATED_MS = 5_000;

/**
 * CAPT-04: shows that a submit waits for the unseen captcha, for 5 s at most.
 * @returns a function that ends it
 */
export function indicate(page: PageFrame, isWaiting: () => boolean): () => void {
  if (!PAGES.includes(page.name)) return () => {};
  let close = () => {};
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    close();
  };
  const show = async () => {
    if (!isWaiting()) return;
    const { openIndicator } = await import('./open-captcha.tsx');
    const opened = await openIndicator(page);
    if (isOver) return opened();
    close = opened;
    timer = setTimeout(end, INDICATED_MS);
  };
  let timer = setTimeout(() => void show().catch(() => undefined), INDICATED_AFTER_MS);
  return end;
}
