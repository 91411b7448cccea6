import { LRUCache } from 'lru-cache';

/** Longer keys are answered anew each time: a memory of header values must not grow with what is sent. */
const LONGEST_KEY = 256;

/** Remembers answers by key, at most so many. Only for answers that depend on nothing but the key. */
export function createBoundedCache<Value extends {}>(most: number): (key: string, answer: () => Value) => Value {
  const known = new LRUCache<string, Value, () => Value>({
    max: most,
    memoMethod: (_key, _stale, { context }) => context(),
  });
  return (key, answer) => (key.length > LONGEST_KEY ? answer() : known.memo(key, { context: answer }));
}
