/** Values that come from elsewhere, by key, and are asked for again in the background. */
export type RefreshedValues<Value> = {
  /** The last good value; undefined where there never was one. Never waits: a newer one counts later. */
  readonly get: (key: string) => Value | undefined;
  /** Settles when the very first answer for a key is there, or it has taken too long; undefined: nothing to wait for. */
  readonly first: (key: string) => Promise<void> | undefined;
};

export type RefreshedValuesOptions<Value> = {
  readonly load: (key: string) => Promise<Value>;
  /** Told each time that a value did not come. */
  readonly onFailure: (key: string, error: unknown) => void;
  /** Milliseconds on a clock that nobody sets. */
  readonly clock?: (() => number) | undefined;
};

/** HTTP-15: how long a good value counts before it is asked for again. */
export const FRESH_MS = 60_000;
/** The same after a failure; twice as long after each failure, up to the time above. */
export const RETRY_MS = 5_000;
/** How long whoever comes first waits for the very first answer. */
export const FIRST_WAIT_MS = 250;

type Kept<Value> = { value?: Value; askedAt: number; failures: number; loading: boolean; first?: Promise<void> };

/**
 * Keeps values and refreshes them, at most one question at a time for each key. Keys come from tables of ours, so that
 * there are never many.
 */
export function createRefreshedValues<Value>(options: RefreshedValuesOptions<Value>): RefreshedValues<Value> {
  const { load, onFailure, clock = () => performance.now() } = options;
  const kept = new Map<string, Kept<Value>>();

  function ask(key: string, state: Kept<Value>): Promise<void> {
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

  function stateOf(key: string): Kept<Value> {
    const known = kept.get(key);
    if (!known) {
      const state: Kept<Value> = { askedAt: 0, failures: 0, loading: false };
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

/** What was asked for, or the end of the time; whichever comes first. */
function atMost(ms: number, asked: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
