const PAGE = 8;

/** The next index for a key in a list of this length: arrows wrap, and enter at an end; undefined for any other key. */
export function placeAfter(key: string, here: number, length: number): number | undefined {
  if (length === 0) return undefined;
  const last = length - 1;
  if (key === 'ArrowDown') return here >= last ? 0 : here + 1;
  if (key === 'ArrowUp') return here <= 0 ? last : here - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'PageDown') return Math.min(last, here + PAGE);
  if (key === 'PageUp') return Math.max(0, here - PAGE);
  return undefined;
}
