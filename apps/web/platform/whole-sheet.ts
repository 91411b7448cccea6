const RETRY_MS = 5_000;
/** Late parts wait for it at most so long: bare is better than missing. */
const WAIT_MS = 3_000;

/**
 * Loads the styles of all views, once: the document carries those of the first one alone. Later views come by a press, so
 * that their styles are there before them; what comes by itself waits for the answer.
 * @returns when the sheet has come, has failed (it is asked for again every 5 s), or is late by 3 s
 */
export function loadWholeSheet(): Promise<void> {
  const { sheet } = document.documentElement.dataset;
  if (!sheet) return Promise.resolve();
  delete document.documentElement.dataset.sheet;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      document.documentElement.dataset.sheet = sheet;
      setTimeout(loadWholeSheet, RETRY_MS);
      resolve();
    };
    setTimeout(resolve, WAIT_MS);
    document.head.append(link);
  });
}
