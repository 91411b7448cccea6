import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the field or title of a new step, except for the first screen of a page.
 * @param from the previous screen; `undefined`: the first one is focused too
 */
export function useArrival(element: RefObject<HTMLElement | null>, screen: string, from: string | undefined = screen) {
  const shown = useRef(from);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const places = (wanted: string) => [...(element.current?.querySelectorAll<HTMLElement>(wanted) ?? [])];
    const visible = (place: HTMLElement) => place.offsetParent !== null;
    const field = places('input:not([type=radio], [type=checkbox])').find(visible);
    (field ?? places('h1, [data-title]').find(visible))?.focus();
  }, [element, screen]);
}
