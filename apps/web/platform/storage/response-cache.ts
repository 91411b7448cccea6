/** HTTP-14 */
export const CACHE_TTL_MS = 60_000;
export const CACHE_MAX_ENTRIES = 20;
/** HTTP-15: characters of all entries in local storage, names and values. */
export const STORAGE_MAX_CHARS = 4_718_592;
const PREFIX = 'cached:';

type Entry = { readonly expiry: number; readonly data: unknown };
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type ResponseCache = {
  /** The entry under the key, if it has not expired. `ttlMs` is the longest life such an entry may have left. */
  readonly get: (key: string, ttlMs: number, persist: boolean) => { readonly data: unknown } | undefined;
  readonly set: (key: string, data: unknown, ttlMs: number, persist: boolean) => void;
  readonly drop: (key: string) => void;
  /** Deletes all entries, at the end of a session. */
  readonly clear: () => void;
};

/**
 * HTTP-14, HTTP-15: answers of GETs, at most 20 in memory (the oldest is removed first), and in local storage with
 * `persist`.
 * @param options.storage local storage; undefined where the browser has none; a full or broken one is ignored
 * @param options.clock epoch milliseconds
 */
export function createResponseCache(options: {
  readonly clock: () => number;
  readonly storage?: KeyValueStore | undefined;
}): ResponseCache {
  const { clock, storage } = options;
  const memory = new Map<string, Entry>();

  // An expiry further off than the time to live was written under a clock that has been set back since.
  const live = (entry: Entry | undefined, ttlMs: number) =>
    entry && entry.expiry > clock() && entry.expiry - clock() <= ttlMs ? entry : undefined;

  return {
    get(key, ttlMs, persist) {
      const entry = live(memory.get(key), ttlMs) ?? (persist ? live(stored(storage, key), ttlMs) : undefined);
      return entry && { data: entry.data };
    },
    set(key, data, ttlMs, persist) {
      const entry = { expiry: clock() + ttlMs, data };
      memory.delete(key);
      memory.set(key, entry);
      for (const oldest of memory.keys()) if (memory.size > CACHE_MAX_ENTRIES) memory.delete(oldest);
      if (persist) store(storage, key, entry, clock());
    },
    drop(key) {
      memory.delete(key);
      attempt(() => storage?.removeItem(PREFIX + key));
    },
    clear() {
      memory.clear();
      sweep(storage, () => true);
    },
  };
}

function stored(storage: KeyValueStore | undefined, key: string): Entry | undefined {
  return attempt(() => {
    const entry: unknown = JSON.parse(storage?.getItem(PREFIX + key) ?? 'null');
    return typeof entry === 'object' &&
      entry &&
      'expiry' in entry &&
      typeof entry.expiry === 'number' &&
      'data' in entry
      ? (entry as Entry)
      : undefined;
  });
}

function store(storage: KeyValueStore | undefined, key: string, entry: Entry, now: number): void {
  attempt(() => {
    const text = JSON.stringify(entry);
    sweep(storage, (name) => !((stored(storage, name.slice(PREFIX.length))?.expiry ?? 0) > now));
    storage?.removeItem(PREFIX + key);
    const chars = names(storage).reduce((sum, name) => sum + name.length + (storage?.getItem(name)?.length ?? 0), 0);
    if (chars + PREFIX.length + key.length + text.length <= STORAGE_MAX_CHARS) storage?.setItem(PREFIX + key, text);
  });
}

/** Removes the cache's entries that match the predicate. */
function sweep(storage: KeyValueStore | undefined, picks: (name: string) => boolean): void {
  attempt(() => {
    for (const name of names(storage)) if (name.startsWith(PREFIX) && picks(name)) storage?.removeItem(name);
  });
}

function names(storage: KeyValueStore | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
