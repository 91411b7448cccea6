const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/**
 * Loads this page again as soon as its own address is answered by something else than a failure of the server. It asks every
 * two seconds, then less often, up to every thirty; with a share by chance, so that not everybody comes in one moment.
 * @returns how to stop
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

/** Where it leads to another page, that counts as an answer. */
async function isAnswered(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return status < 500;
  } catch {
    return false;
  }
}
