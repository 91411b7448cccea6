/** Remote values by key, refreshed in the background. */
export type RefreshedValues<Value> = {
  /** The last good value; undefined if there never was one. Does not wait. */
  readonly get: (key: string) => Value | undefined;
  /** Settles with the first response for a key or the timeout; undefined: there is nothing to wait for. */
  readonly first: (key: string) => Promise<void> | undefined;
};

export type RefreshedValuesOptions<Value> = {
  readonly load: (key: string) => Promise<Value>;
  /** Called for each failed refresh. */
  readonly onFailure: (key: string, error: unknown) => void;
  /** Monotonic clock, in ms. */
  readonly clock?: (() => number) | undefined;
};

/** HTTP-15: lifetime of a good value in ms. */
export const FRESH_MS = 60_000;
/** Delay after a failure; doubles with each failure, up to the lifetime. */
export const RETRY_MS = 5_000;
/** Timeout of the wait for the first response. */
export const FIRST_WAIT_MS = 250;

type CachedValue<Value> = { value?: Value; askedAt: number; failures: number; loading: boolean; first?: Promise<void> };

/**
 * Keeps values and refreshes them, with at most one call at a time per key. Keys come from fixed tables, so that there are never
 * many.
 */
export function createRefreshedValues<Value>(options: RefreshedValuesOptions<Value>): RefreshedValues<Value> {
  const { load, onFailure, clock = () => performance.now() } = options;
  const kept = new Map<string, CachedValue<Value>>();

  function ask(key: string, state: CachedValue<Value>): Promise<void> {
    state.askedAt = clock();
    state.loading = true;
    return load(key)
      .then((value) => {
        state.value = value;
        state.failures = 0;
      })
      .catch((error: unknown) => {
        state.failures += 1;
        onFailure(key, error);
      })
      .finally(() => {
        state.loading = false;
      });
  }

  function stateOf(key: string): CachedValue<Value> {
    const known = kept.get(key);
    if (!known) {
      const state: CachedValue<Value> = { askedAt: 0, failures: 0, loading: false };
      kept.set(key, state);
      state.first = atMost(FIRST_WAIT_MS, ask(key, state)).then(() => {
        delete state.first;
      });
      return state;
    }
    const { loading, askedAt, failures } = known;
    const due = failures === 0 ? FRESH_MS : Math.min(FRESH_MS, RETRY_MS * 2 ** (failures - 1));
    if (!loading && clock() - askedAt >= due) void ask(key, known);
    return known;
  }

  return { get: (key) => stateOf(key).value, first: (key) => stateOf(key).first };
}

/** The response or the timeout, whichever comes first. */
function atMost(ms: number, asked: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
