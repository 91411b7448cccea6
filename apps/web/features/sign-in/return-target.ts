import { useEffect } from 'react';

/** Reloads a finished page when Back restores it from the back/forward cache. */
export function useFreshOnReturn(done: boolean): void {
  useEffect(() => {
    if (!done) return;
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [done]);
}
