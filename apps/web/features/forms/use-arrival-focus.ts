import { type RefObject, useEffect, useRef } from 'react';

/**
 * A step that has just come takes the focus to its field, or to its title; the first screen of a page does not.
 * @param from the screen that was shown before; `undefined`: the first one takes the focus too
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
