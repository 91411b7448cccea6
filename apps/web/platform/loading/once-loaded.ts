import { reportFailure } from './report-failure.ts';

/** Loads a part of the page on the first call, once; after a failure (no network) the next call tries again. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      reportFailure('chunk');
      throw error;
    });
    return loading;
  };
}
