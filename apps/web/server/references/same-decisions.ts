import { createHash } from 'node:crypto';

const ONE_HOUR_MS = 3_600_000;
const MOST_SAME = 10_000;

/** Knows the reference of a decision that was kept within the hour. */
export type SameDecisions = {
  /** @param said everything that the decision says but its time */
  readonly find: (said: string) => string | undefined;
  readonly remember: (said: string, reference: string) => void;
  readonly forget: (said: string) => void;
};

/** Identical decisions share one reference for an hour. At most so many are known: those that nobody met for longest go. */
export function sameDecisions({ clock, most = MOST_SAME }: { clock: () => number; most?: number }): SameDecisions {
  const known = new Map<string, { readonly reference: string; readonly until: number }>();
  return {
    find(said) {
      const key = keyOf(said);
      const found = known.get(key);
      known.delete(key);
      if (!found || found.until <= clock()) return undefined;
      known.set(key, found);
      return found.reference;
    },
    remember(said, reference) {
      for (const oldest of known.keys()) {
        if (known.size < most) break;
        known.delete(oldest);
      }
      known.set(keyOf(said), { reference, until: clock() + ONE_HOUR_MS });
    },
    forget: (said) => void known.delete(keyOf(said)),
  };
}

function keyOf(said: string): string {
  return createHash('sha256').update(said).digest('base64');
}
