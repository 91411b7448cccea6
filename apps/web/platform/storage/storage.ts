import type { KeyValueStore } from './response-cache.ts';

/** The browser's storage, or undefined where it is missing, blocked, or the code runs on the server. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStore | undefined {
  try {
    return globalThis[kind] ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads a local value; null when there is none, or no storage. */
export function readLocal(key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a local value, or removes it with null. @returns false if the browser refused */
export function writeLocal(
  key: string,
  value: string | null,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
