import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Longer than the hidden work takes on a busy machine, and short for a user who waits for a mail. */
const STEP_MS = 200;

/**
 * Answers, or refuses, at a multiple of 200 ms after the call came: the time does not reveal what was found, as long as the
 * work of the cases is alike. For answers about a login name that the caller typed.
 * @throws what the work throws
 */
export async function atFixedTimes<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const until = from + Math.ceil((performance.now() - from) / STEP_MS) * STEP_MS;
    await wait(until - performance.now());
    // A timer counts from when the event loop last looked at the clock: it is early by what was worked since then.
    while (performance.now() < until) await nextTurn();
  }
}
