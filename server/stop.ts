import { setTimeout as wait } from 'node:timers/promises';

/** Time for what still runs when the drain is over. */
const FINISH_MS = 10_000;

/** Whether the product is about to stop, and how long it serves on until then. */
export type Drain = {
  readonly isDraining: () => boolean;
  /** `/readyz` says no and every answer ends its connection from now on. Resolves when it is time to close. */
  readonly begin: () => Promise<void>;
};

/** @param drainMs how long load balancers have to notice */
export function createDrain(drainMs: number): Drain {
  let drained: Promise<void> | undefined;
  return {
    isDraining: () => drained !== undefined,
    begin() {
      drained ??= drainMs > 0 ? wait(drainMs) : Promise.resolve();
      return drained;
    },
  };
}

export type StopOptions = {
  readonly drainMs: number;
  readonly drain: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly exit: (exitCode: number) => void;
};

/**
 * How the process ends: it drains, closes, and exits; after `drainMs` and ten seconds more it exits with 1 whatever still
 * runs. Calling it again while it stops changes nothing but the exit code, and that only to a failure's.
 * @returns takes the exit code: 0 where the stop was asked for, 1 after an unexpected exception
 */
export function createStop({ drainMs, drain, close, exit }: StopOptions): (exitCode: 0 | 1) => void {
  let worst = 0;
  let isStopping = false;
  return (exitCode) => {
    worst = Math.max(worst, exitCode);
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exit(1), drainMs + FINISH_MS).unref();
    void drain()
      .then(close)
      .then(
        () => exit(worst),
        () => exit(1),
      );
  };
}
