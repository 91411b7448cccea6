const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/**
 * Reloads this page once the server answers its address without an error of 500 or above. Asks after two seconds, then
 * less often, up to every thirty; with jitter, so that not all visitors return at once.
 * @returns a function that stops it
 */
export function reloadWhenAnswered(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (waitedMs: number) => {
    if (await isAnswered()) location.reload();
    else wait(Math.min(waitedMs * 1.5, LONGEST_MS));
  };
  const wait = (ms: number) => {
    timer = setTimeout(ask, ms * (0.75 + Math.random() / 2), ms);
  };
  wait(FIRST_MS);
  return () => clearTimeout(timer);
}

/** A redirect counts as an answer. */
async function isAnswered(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return status < 500;
  } catch {
    return false;
  }
}
