/** Maximum edit distance of a suggested path. */
const FARTHEST = 3;

/**
 * The existing paths closest to an unknown one, nearest first; two at most.
 * @param asked the path without its language segment, as in the address
 */
export function suggestedPaths(asked: string, known: readonly string[]): string[] {
  const spelled = asked.slice(0, 64).toLowerCase().replace(/\/+$/, '');
  return known
    .map((path) => ({ path, far: distance(spelled, path.toLowerCase()) }))
    .filter(({ path, far }) => far <= Math.min(FARTHEST, path.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, 2)
    .map(({ path }) => path);
}

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
