/** Keys beside each other on QWERTY, QWERTZ and AZERTY, and letters that look alike. */
const NEAR: Readonly<Record<string, string>> = {
  ...{ a: 'qwszeo', b: 'vghn', c: 'xdfvk', d: 'serfcx', e: 'wsdr34ai', f: 'drtgvc', g: 'ftyhbv', h: 'gyujnb' },
  ...{ i: 'ujkoyle1', j: 'huikmn', k: 'jiolmc', l: 'kop1i', m: 'njkln', n: 'bhjm', o: 'iklpa0u', p: 'ol0', q: 'wa' },
  ...{ r: 'edft45', s: 'awedxz', t: 'rfgy56', u: 'yhjio', v: 'cfgb', w: 'qase23v', x: 'zsdc', y: 'tghuzi' },
  ...{ z: 'asxyt', 0: 'op', 1: 'il' },
};

/**
 * Whether a word is one slip of the fingers away from another: two letters swapped, one missing, one doubled, one of the
 * keys beside it struck too or in its place. The first letter holds, for words that differ in it are often other names.
 */
export function isOneSlipFrom(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  const at = firstDifference(typed, meant);
  if (typed.length === meant.length) return isSwap(typed, meant, at) || isNeighbour(typed, meant, at);
  if (at === 0) return false;
  if (typed.length + 1 === meant.length) return typed.slice(at) === meant.slice(at + 1);
  return typed.length === meant.length + 1 && isStruckToo(typed, meant, at);
}

function firstDifference(typed: string, meant: string): number {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  return at;
}

function isSwap(typed: string, meant: string, at: number): boolean {
  const rest = typed.slice(at + 2) === meant.slice(at + 2);
  return rest && typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
}

function isNeighbour(typed: string, meant: string, at: number): boolean {
  if (at === 0 || typed.slice(at + 1) !== meant.slice(at + 1)) return false;
  return NEAR[meant[at] ?? '']?.includes(typed[at] ?? ' ') === true;
}

/** One key too many: the one before or after it again, or one beside them. */
function isStruckToo(typed: string, meant: string, at: number): boolean {
  if (typed.slice(at + 1) !== meant.slice(at)) return false;
  const extra = typed[at] ?? ' ';
  return [meant[at - 1], meant[at]].some((key) => key !== undefined && (key === extra || NEAR[key]?.includes(extra)));
}
