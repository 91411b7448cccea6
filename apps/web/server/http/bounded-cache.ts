import { LRUCache } from 'lru-cache';

/** Longer keys are not stored: a cache of header values must not grow with them. */
const LONGEST_KEY = 256;

/** Caches values by key, up to a number; the least recently used are dropped. Only for values that depend on the key alone. */
export function createBoundedCache<Value extends {}>(most: number): (key: string, answer: () => Value) => Value {
  const known = new LRUCache<string, Value, () => Value>({
    max: most,
    memoMethod: (_key, _stale, { context }) => context(),
  });
  return (key, answer) => (key.length > LONGEST_KEY ? answer() : known.memo(key, { context: answer }));
}
