/** An address that is made to be taken for another. */
export type Lookalike = {
  readonly host: string;
  /** What the real address has at the place where they differ, and what this one has. */
  readonly ours: string;
  readonly theirs: string;
};

const SHORTEST_NAME = 4;
/** Letters that deceivers replace, by what looks like them, most alike first. */
const CONFUSABLE: readonly (readonly [ours: string, theirs: string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['l', '1'],
  ['i', 'l'],
  ['o', '0'],
  ['s', '5'],
  ['u', 'v'],
];

/**
 * A lookalike of an official host, always the same one: its longest label with one part replaced by what looks like it; else with a letter
 * twice. Labels in other scripts (`xn--`) are left alone where there is another. The port stays.
 */
export function lookalikeOf(official: string): Lookalike {
  const [host = '', port] = official.split(':');
  const labels = host.split('.');
  const at = placeOfLongest(labels);
  const label = labels[at] ?? '';
  const [ours, theirs] = CONFUSABLE.find(([part]) => label.includes(part)) ?? [
    label.slice(-1),
    label.slice(-1).repeat(2),
  ];
  // The last one: readers look at the beginning.
  const place = label.lastIndexOf(ours);
  const changed = label.slice(0, place) + theirs + label.slice(place + ours.length);
  const faked = labels.with(at, changed).join('.');
  return { host: port === undefined ? faked : `${faked}:${port}`, ours, theirs };
}

/** The last label is no deceiver's to choose, where there is a name before it. */
function placeOfLongest(labels: readonly string[]): number {
  const sizes = labels.map((label) => (label.startsWith('xn--') ? 0 : label.length));
  const names = sizes.slice(0, -1);
  const longest = Math.max(...names);
  return longest < SHORTEST_NAME ? sizes.indexOf(Math.max(...sizes)) : names.indexOf(longest);
}
