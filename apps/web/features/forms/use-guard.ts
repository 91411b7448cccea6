import { useEffect, useState } from 'react';

/** Long enough to see that the page is another one than a moment before. Browsers wait as long before they install something. */
const GUARD_MS = 1_000;

/**
 * Against click-jacking (RFC 9700, 4.16): false until the page has been visible and focused for a moment, and again after each
 * time that it was not, or that something was pressed before. A press that was meant for what lay above the page, or for the page before, does nothing.
 * @param framed in a frame that only trusted pages may hold: it has no focus until it is pressed, so that being visible is enough
 */
export function useGuard(framed = false): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = true;
    const show = (isShown: boolean) => {
      isWaiting = !isShown;
      setOpen(isShown);
    };
    const look = () => {
      clearTimeout(timer);
      show(false);
      if (document.visibilityState === 'visible' && (framed || document.hasFocus()))
        timer = setTimeout(show, GUARD_MS, true);
    };
    look();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', look, { signal });
    for (const event of ['focus', 'blur', 'pageshow']) addEventListener(event, look, { signal });
    // Who is made to press fast presses the moment that it opens: it opens after a pause.
    const wait = () => isWaiting && look();
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, wait, { signal, capture: true });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [framed]);
  return open;
}
