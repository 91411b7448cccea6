import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does a piece of work again and again for as long as the process runs, which it does not keep alive.
 * @param work answers how many milliseconds later it is done again; it must not throw
 * @param firstMs milliseconds until the first time
 * @returns stops it, and waits for the work under way
 */
export function startLoop(work: (signal: AbortSignal) => Promise<number>, firstMs = 0): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    for (let pauseMs = firstMs; !signal.aborted; ) {
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) pauseMs = await work(signal);
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}
