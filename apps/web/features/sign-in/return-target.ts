import { useEffect } from 'react';

/** A page that was left with its work done asks the server again when the back button brings it back from memory. */
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
