import { useSyncExternalStore } from 'react';

/** A list outside React; it is replaced, never mutated. */
export type ListStore<T> = {
  readonly get: () => readonly T[];
  readonly set: (next: readonly T[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createListStore<T>(): ListStore<T> {
  let items: readonly T[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => items,
    set(next) {
      items = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NOTHING: readonly never[] = [];

/** The list in a component; empty on the server. */
export function useList<T>(store: ListStore<T>): readonly T[] {
  return useSyncExternalStore(store.subscribe, store.get, () => NOTHING);
}
