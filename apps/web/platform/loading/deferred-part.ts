import { loadAgain } from '../navigation/navigate.ts';
import { reportFailure } from './report-failure.ts';

/** A part of the page that comes late. */
export type DeferredPart<Module> = {
  /** Resolves when the part has come. Never rejects: a part that cannot be loaded is waited for. */
  readonly come: () => Promise<Module>;
  /** Asks for it once more; a browser that has given a module up gets it by loading the page anew. */
  readonly retry: () => void;
  readonly state: () => DeferredState;
  /** The part, once it has come. */
  readonly arrived: () => Module | undefined;
  /** @returns a function that stops it */
  readonly subscribe: (listener: () => void) => () => void;
};

/** `failed`: it could not be loaded. */
export type DeferredState = 'quiet' | 'failed';

/**
 * @param reload what `retry` does where asking again does not help either
 * @param here on the server, which waits for nothing
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
