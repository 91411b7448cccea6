import { loadAgain } from '../navigation/navigate.ts';
import { reportFailure } from './report-failure.ts';

/** A part of the page that is loaded after it. */
export type DeferredPart<Module> = {
  /** Resolves when the part has loaded. Never rejects: after a failure it waits for `retry`. */
  readonly come: () => Promise<Module>;
  /** Loads it once more, and the page if that fails too: some browsers cache a failed module. */
  readonly retry: () => void;
  readonly state: () => DeferredState;
  /** The part, once it has loaded. */
  readonly arrived: () => Module | undefined;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
};

/** `failed`: the last attempt to load it failed. */
export type DeferredState = 'quiet' | 'failed';

/**
 * @param reload what `retry` does if loading fails again
 * @param here the part itself, on the server
 */
export function createDeferredPart<Module>(
  load: () => Promise<Module>,
  reload: () => void = loadAgain,
  here?: Module,
): DeferredPart<Module> {
  const listeners = new Set<() => void>();
  let failed = false;
  let arrived = here;
  let coming: Promise<Module> | undefined;
  let arrive: (module: Module) => void = () => {};

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const ask = (otherwise: () => void) =>
    void load().then(
      (module) => {
        failed = false;
        arrived = module;
        arrive(module);
        tell();
      },
      () => {
        failed = true;
        reportFailure('chunk');
        tell();
        otherwise();
      },
    );

  return {
    come() {
      coming ??= new Promise((resolve) => {
        arrive = resolve;
        ask(() => {});
      });
      return coming;
    },
    retry: () => ask(reload),
    state: () => (failed ? 'failed' : 'quiet'),
    arrived: () => arrived,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
