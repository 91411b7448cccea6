import { expect } from 'vitest';

const LEAST = 0.6;
const MOST = 1.7;

/**
 * Times of calls that are made by turns in two ways, compared turn by turn: what else the machine does slows the one as often
 * as the other, and the middle of the ratios stays where it is.
 */
export function comparedTimes<Way extends string>(one: Way, other: Way) {
  const times = new Map<string, number[]>();
  const of = (step: string, way: Way) => times.get(`${step} ${way}`) ?? [];
  return {
    async timed<T>(step: string, way: Way, call: () => Promise<T>): Promise<T> {
      const start = performance.now();
      const answer = await call();
      times.set(`${step} ${way}`, [...of(step, way), performance.now() - start]);
      return answer;
    },
    /** Each step takes about as long in both ways. */
    expectAlike(...steps: readonly string[]): void {
      for (const step of steps) {
        const others = of(step, other);
        expect(others.length, step).toBeGreaterThan(0);
        expect(others, step).toHaveLength(of(step, one).length);
        const ratios = of(step, one).map((ms, turn) => ms / (others[turn] ?? 0));
        const middle = ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 0;
        expect(middle, `${step}: ${one} against ${other}`).toBeGreaterThan(LEAST);
        expect(middle, `${step}: ${one} against ${other}`).toBeLessThan(MOST);
      }
    },
  };
}
