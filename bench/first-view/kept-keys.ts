import type { Seen } from './page-probe.ts';

/**
 * What became of the keys that arrived in a field: those that are in it at the end were the last ones, as what empties or replaces a
 * field takes those before. Milliseconds since the navigation began.
 * @param value what the field holds once the page has settled
 */
export function keptOf(inputs: Seen['inputs'], value: string): { keysKept: number | null; keysLost: number } {
  const count = Math.min(value.length, inputs.length);
  const first = inputs[inputs.length - count];
  return { keysKept: count > 0 && first ? first.at : null, keysLost: inputs.length - count };
}
