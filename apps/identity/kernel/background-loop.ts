import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats a task while the process runs; it does not keep the process alive.
 * @param work resolves with the pause before the next run, in ms; it must not throw
 * @param firstMs milliseconds until the first time
 * @returns stops the loop, and waits for the run under way
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
