/** Longer keys are answered anew each time: a memory of header values must not grow with what is sent. */
const LONGEST_KEY = 256;

/**
 * Remembers answers by key, at most so many; a full memory is emptied. Only for answers that depend on nothing but the
 * key.
 */
export function memory<Value>(most: number): (key: string, answer: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, answer) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = answer();
    if (key.length > LONGEST_KEY) return value;
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
