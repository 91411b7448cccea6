/** Then it is left alone: a sheet that an update has removed does not come back. */
const RETRIES_MS: readonly number[] = [5_000, 10_000, 20_000, 40_000, 80_000];
/** What opens by itself waits for it at most so long: bare is better than missing. */
const WAIT_MS = 3_000;

let ready: Promise<void> | undefined;

/**
 * Loads the styles of all views, once: the document carries those of the first one alone. Later views come by a press, so
 * that their styles are there before them; what opens by itself waits for the answer.
 * @returns when the sheet has come, has failed (it is asked for again), or is late by 3 s
 */
export function wholeSheet(): Promise<void> {
  const { sheet } = document.documentElement.dataset;
  ready ??= sheet ? load(sheet, RETRIES_MS) : Promise.resolve();
  return ready;
}

function load(sheet: string, [retryMs, ...later]: readonly number[]): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      if (retryMs !== undefined) setTimeout(load, retryMs, sheet, later);
      resolve();
    };
    setTimeout(resolve, WAIT_MS);
    document.head.append(link);
  });
}
