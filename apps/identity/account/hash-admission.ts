import { Refusal } from '../http/refusal.ts';

const RETRY_AFTER_S = 2;
/** Of so many passwords that strangers brought last, half wrong: somebody guesses. People who mistype are far fewer. */
const LOOKED_AT = 16;
const WRONG_WHEN_GUESSED = LOOKED_AT / 2;

/** Hashing is slow and heavy on purpose: so many at once, so many waiting, and the rest are asked to come back. */
export type HashingLimits = { readonly concurrency: number; readonly queue: number };

/** Whose password it is: of a device that has logged in to the account before, or of one that has not. */
export type From = 'known' | 'stranger';

export type Admission = {
  /** @throws {Refusal} busy */
  readonly admit: <T>(work: () => Promise<T>, from?: From) => Promise<T>;
  /** How many run now, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Hears whether the password of a stranger was wrong. */
  readonly noteGuess: (wrong: boolean) => void;
};

/**
 * Who may hash now. Known devices go before strangers, in a queue of their own. While strangers guess they share all places but one:
 * the thread that answers everybody gets a processor although hashes wait, and so does whoever has the right password.
 */
export function admission({ concurrency, queue }: HashingLimits): Admission {
  const waiting: Record<From, (() => void)[]> = { known: [], stranger: [] };
  const running: Record<From, number> = { known: 0, stranger: 0 };
  const recent: boolean[] = [];
  const placesOfStrangers = () => {
    const isGuessed = recent.filter(Boolean).length >= WRONG_WHEN_GUESSED;
    return isGuessed ? Math.max(1, concurrency - 1) : concurrency;
  };
  const mayRun = (from: From) =>
    running.known + running.stranger < concurrency && (from === 'known' || running.stranger < placesOfStrangers());
  const startNext = () => {
    for (const from of ['known', 'stranger'] as const) {
      while (waiting[from].length > 0 && mayRun(from)) {
        // Counted before it begins, so that nobody can slip in between.
        running[from] += 1;
        waiting[from].shift()?.();
      }
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
