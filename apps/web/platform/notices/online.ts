import { useSyncExternalStore } from 'react';

/** Whether the browser reports a network; on the server and before hydration always true. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** The same outside a component. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
