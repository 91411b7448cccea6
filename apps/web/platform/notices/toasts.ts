import { ERROR_TOAST_MS, TOAST_MS } from '@gatehouse/rules/errors/toast';
import { createListStore, type ListStore, useList } from './list-store.ts';
import { isOnline } from './online.ts';

export type ToastKind = 'info' | 'success' | 'error';
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Shown after the message, smaller. */
  readonly code?: number | string | undefined;
  /** Duration in milliseconds; the component keeps the time, and pauses on hover and focus (SHELL-08). */
  readonly ms: number;
  /** It reports a failure without a network. */
  readonly offline?: true;
};

export type Toasts = {
  readonly store: ListStore<Toast>;
  /** Shows a toast: 3000 ms, errors 5000 ms, unless `ms` is given. An equal one that is shown restarts. @returns its id */
  readonly show: (toast: Omit<Toast, 'id' | 'ms' | 'offline'> & { readonly ms?: number | undefined }) => number;
  readonly hide: (id: number) => void;
  /** Hides the toasts about a missing network once it is back. */
  readonly hideOffline: () => void;
};

/** The most toasts at once; the oldest is removed. */
const TOASTS_MAX = 3;

export function createToasts(): Toasts {
  const store = createListStore<Toast>();
  let lastId = 0;
  return {
    store,
    show({ kind, text, code, ms = kind === 'error' ? ERROR_TOAST_MS : TOAST_MS }) {
      const others = store.get().filter((shown) => shown.kind !== kind || shown.text !== text || shown.code !== code);
      const offline = kind === 'error' && !isOnline() ? { offline: true as const } : {};
      const toast = { id: ++lastId, kind, text, code, ms, ...offline };
      store.set([...others, toast].slice(-TOASTS_MAX));
      return toast.id;
    },
    hideOffline: () => store.set(store.get().filter(({ offline }) => !offline)),
    hide: (id) => store.set(store.get().filter((toast) => toast.id !== id)),
  };
}

/** The toasts of this page. */
export const toasts: Toasts = createToasts();

/** The toasts to draw, oldest first. */
export function useToasts(): readonly Toast[] {
  return useList(toasts.store);
}
