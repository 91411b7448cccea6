/** Answers when what was written before the call is on the disk. Calls side by side share one flush. */
export type Flush = () => Promise<void>;

/**
 * @param sync brings everything written so far to the disk. One that is running may have begun before the latest write, so
 * later callers wait for the next one together.
 */
export function sharedFlush(sync: () => Promise<void>): Flush {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    const mine = sync().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
