import { availableParallelism } from 'node:os';
import { Refusal } from './refusal.ts';

const RETRY_AFTER_S = 2;
/** The number of last passwords from strangers that are looked at. Half of them wrong is guessing: honest typing errors are fewer. */
const LOOKED_AT = 16;
const WRONG_WHEN_GUESSED = LOOKED_AT / 2;
/** So many known devices in a row, then one stranger who waits: else a busy morning would leave new devices waiting for ever. */
const KNOWN_BEFORE_STRANGER = 4;

/** Hashing is slow and heavy on purpose: limits of how many run at once and how many wait; the rest are refused as busy. */
export type HashingLimits = {
  readonly concurrency: number;
  readonly queue: number;
  /** Of the machine; absent: as the system says. */
  readonly processors?: number;
};

/** Whose password it is: of a device that has logged in to the account before, or of one that has not. */
export type From = 'known' | 'stranger';

export type Admission = {
  /** @throws {Refusal} busy */
  readonly admit: <T>(work: () => Promise<T>, from?: From) => Promise<T>;
  /** How many run now, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Records whether the password of a stranger was wrong. */
  readonly noteGuess: (wrong: boolean) => void;
};

/**
 * Decides which password is hashed next. Known devices have a queue of their own before strangers, but a stranger has a turn
 * after four of them. While strangers guess, one processor stays free for the thread that answers all calls, and for known
 * devices with the right password.
 */
export function admission({ concurrency, queue, processors = availableParallelism() }: HashingLimits): Admission {
  const waiting: Record<From, (() => void)[]> = { known: [], stranger: [] };
  const running: Record<From, number> = { known: 0, stranger: 0 };
  const recent: boolean[] = [];
  const placesOfStrangers = () => {
    const isGuessed = recent.filter(Boolean).length >= WRONG_WHEN_GUESSED;
    return isGuessed ? Math.max(1, Math.min(concurrency, processors - 1)) : concurrency;
  };
  const mayRun = (from: From) =>
    running.known + running.stranger < concurrency && (from === 'known' || running.stranger < placesOfStrangers());
  let knownInARow = 0;
  const next = (): From | undefined => {
    const mayStart = (from: From) => waiting[from].length > 0 && mayRun(from);
    const order: readonly From[] = knownInARow < KNOWN_BEFORE_STRANGER ? ['known', 'stranger'] : ['stranger', 'known'];
    return order.find(mayStart);
  };
  const startNext = () => {
    for (let from = next(); from !== undefined; from = next()) {
      knownInARow = from === 'known' ? knownInARow + 1 : 0;
      // Counted before it begins, so that no other call can start in between.
      running[from] += 1;
      waiting[from].shift()?.();
    }
  };
  return {
    load: () => ({
      running: running.known + running.stranger,
      waiting: waiting.known.length + waiting.stranger.length,
    }),
    noteGuess: (wrong) => {
      recent.push(wrong);
      if (recent.length > LOOKED_AT) recent.shift();
    },
    admit: async (work, from = 'known') => {
      if (mayRun(from) && waiting[from].length === 0) {
        running[from] += 1;
      } else {
        if (waiting[from].length >= queue) {
          throw new Refusal('busy', { retry_after: RETRY_AFTER_S }, { retryAfter: RETRY_AFTER_S });
        }
        await new Promise<void>((resolve) => waiting[from].push(resolve));
      }
      try {
        return await work();
      } finally {
        running[from] -= 1;
        startNext();
      }
    },
  };
}
