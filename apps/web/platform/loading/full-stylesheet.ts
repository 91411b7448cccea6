/** Delays before the retries: a sheet that a deployment has removed does not come back. */
const RETRIES_MS: readonly number[] = [5_000, 10_000, 20_000, 40_000, 80_000];
/** How long a view that opens by itself waits for the sheet; then it shows without. */
const WAIT_MS = 3_000;

let ready: Promise<void> | undefined;

/**
 * Loads the styles of all views, once: the document carries those of the first view alone. A view that opens by itself
 * waits for this.
 * @returns resolves when the sheet has loaded or failed (it is retried), at the latest after 3 s
 */
export function loadFullStylesheet(): Promise<void> {
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
