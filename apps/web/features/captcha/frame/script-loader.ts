/** CAPT-03 */
export type LoaderState = 'notLoad' | 'loading' | 'loaded';

export type ScriptLoader = {
  readonly state: () => LoaderState;
  /** Loads the script once, from the first address that answers. @throws {Error} if none does; the next call tries again */
  readonly load: () => Promise<void>;
};

/** The part of a script element that the loader uses. */
export type ScriptElement = {
  src: string;
  onload: unknown;
  onerror: unknown;
  readonly remove: () => void;
};

export type LoaderOptions = {
  readonly addresses: readonly string[];
  /** Adds an element to the document; its address and listeners are set. */
  readonly add: (prepare: (element: ScriptElement) => void) => ScriptElement;
  /** CAPT-03: calls back at once, or when the page is activated. */
  readonly whenActivated: (act: () => void) => void;
  readonly limitMs?: number;
};

/** Time limit of one address. */
export const SCRIPT_LIMIT_MS = 5_000;

/** CAPT-03: a script with several addresses, tried in order, each with a time limit. */
export function createScriptLoader(options: LoaderOptions): ScriptLoader {
  const { addresses, whenActivated } = options;
  let state: LoaderState = 'notLoad';
  let loading: Promise<void> | undefined;

  async function loadAny(): Promise<void> {
    await new Promise<void>((resolve) => whenActivated(resolve));
    for (const address of addresses) {
      if (await loadOne(options, address)) return;
    }
    throw new Error(`None of ${addresses.length} addresses answered`);
  }

  return {
    state: () => state,
    load() {
      if (loading) return loading;
      state = 'loading';
      loading = loadAny().then(
        () => {
          state = 'loaded';
        },
        (error: unknown) => {
          state = 'notLoad';
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

function loadOne({ add, limitMs = SCRIPT_LIMIT_MS }: LoaderOptions, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (came: boolean) => {
      clearTimeout(timer);
      // A late one must not run beside the next.
      if (!came) element.remove();
      resolve(came);
    };
    const timer = setTimeout(() => end(false), limitMs);
    const element = add((made) => {
      made.onload = () => end(true);
      made.onerror = () => end(false);
      made.src = address;
    });
  });
}
